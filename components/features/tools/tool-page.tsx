import type { ReactNode } from 'react'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import { paths } from '@/lib/routing/paths'
import styles from './tool-page.module.css'

type ToolPageProps = {
  title: string
  /** One line about the purpose of the answer, when the title does not contain it. */
  meta?: string
  /** Uses the whole width of the page, for columns side by side. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of a tool: its name, then the answer or the questions. */
export function ToolPage({ title, meta, isWide = false, children }: ToolPageProps) {
  return (
    <Container>
      <div
        className={`${styles.page} grid grid-cols-1 gap-4 pb-12 print:block`}
        data-wide={isWide || undefined}
      >
        <div className={styles.head}>
          <PageHead
            crumbs={[{ label: '首页', href: paths.home }, { label: title }]}
            title={title}
            {...(meta !== undefined && { meta })}
          />
        </div>
        {children}
      </div>
    </Container>
  )
}

type ToolSplitProps = {
  /** The result, or an overview before the first question; null when the questions come first. */
  answer: ReactNode
  form: ReactNode
  /** Explanations of the answer. */
  children?: ReactNode
}

/**
 * The answer, the questions and the explanations: below each other on phones; on wide screens the questions are
 * beside the rest.
 */
export function ToolSplit({ answer, form, children }: ToolSplitProps) {
  return (
    <div
      className={`${styles.split} grid grid-cols-1 gap-6 print:block`}
      data-start={answer === null || undefined}
    >
      <div className={`${styles.answer} empty:hidden grid grid-cols-1 gap-6 min-[75rem]:col-1 print:block`}>
        {answer}
      </div>
      <div className={`${styles.form} print:hidden!`}>{form}</div>
      <div className={`${styles.rest} empty:hidden grid grid-cols-1 gap-6 min-[75rem]:col-1 print:block`}>
        {children}
      </div>
    </div>
  )
}
