import type { ReactNode } from 'react'
import { LinkList } from '@/components/blocks/link-list'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import type { SceneName } from '@/components/ui/illustrations/scene'
import { paths } from '@/lib/routing/paths'
import { tools } from '@/lib/tools/tools'
import './tools.css'

type ToolPageProps = {
  title: string
  scene?: SceneName
  /** One line about the purpose of the answer, when the title does not contain it. */
  meta?: string
  /** Before the first answer the other tools stand below the questions. */
  isStart?: boolean
  children: ReactNode
}

/** The frame of a tool: its name, then the answer or the questions. */
export function ToolPage({ title, scene, meta, isStart = false, children }: ToolPageProps) {
  return (
    <Container>
      <div data-tool="page" className="grid grid-cols-1 gap-4 pb-12 print:block">
        <div data-tool="head">
          <PageHead
            crumbs={[{ label: '首页', href: paths.home }, { label: title }]}
            title={title}
            scene={scene}
            {...(meta !== undefined && { meta })}
          />
        </div>
        {children}
        {isStart && (
          <LinkList
            isWide
            label="别的工具"
            items={tools
              .filter(({ name }) => name !== title)
              .map(({ name, path }) => ({ label: name, href: path }))}
          />
        )}
      </div>
    </Container>
  )
}

type ToolSplitProps = {
  /** The result, or an overview before the first question; null when the questions come first. */
  answer: ReactNode
  form: ReactNode
  /** What belongs to the answer: after the questions on phones, beside what to do with it on wide screens. */
  beside?: ReactNode
  /** What to do with the answer: below everything on phones, below the questions on wide screens. */
  ways?: ReactNode
  /** Explanations of the answer; with ways across the whole width. */
  children?: ReactNode
}

/**
 * The answer, the questions and the explanations: below each other on phones; on wide screens the questions are
 * beside the rest.
 */
export function ToolSplit({ answer, form, beside, ways, children }: ToolSplitProps) {
  const hasWays = Boolean(ways)
  const hasBeside = Boolean(beside)
  return (
    <div
      data-tool="split"
      className={`${hasBeside ? 'min-[75rem]:grid-rows-[auto_1fr_auto_auto]! ' : hasWays ? 'min-[75rem]:grid-rows-[auto_1fr_auto]! ' : ''}grid grid-cols-1 gap-6 print:block`}
      data-start={answer === null || undefined}
    >
      <div
        data-tool="answer"
        className={`${hasWays ? 'min-[75rem]:row-span-2 ' : ''}empty:hidden grid grid-cols-1 gap-6 min-[75rem]:col-1 print:block`}
      >
        {answer}
      </div>
      <div
        data-tool="form"
        className={`${hasWays ? 'min-[75rem]:row-end-2! min-[75rem]:static! ' : ''}print:hidden!`}
      >
        {form}
      </div>
      {hasBeside && <div className="min-[75rem]:col-1 min-[75rem]:row-start-3">{beside}</div>}
      <div
        data-tool="rest"
        className={`${hasWays ? `min-[75rem]:col-span-full! ${hasBeside ? 'min-[75rem]:row-start-4 ' : 'min-[75rem]:row-start-3 '}` : 'min-[75rem]:col-1 '}empty:hidden grid grid-cols-1 gap-6 print:block`}
      >
        {children}
      </div>
      {hasWays && (
        <div
          className={`${hasBeside ? 'min-[75rem]:row-span-2 ' : ''}min-[75rem]:col-start-2 min-[75rem]:row-start-2 min-[75rem]:sticky min-[75rem]:top-6`}
        >
          {ways}
        </div>
      )}
    </div>
  )
}
