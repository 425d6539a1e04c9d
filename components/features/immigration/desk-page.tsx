import type { PropsWithChildren, ReactNode } from 'react'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import type { SceneName } from '@/components/ui/illustrations/scene'

type DeskPageProps = {
  crumbs: readonly Crumb[]
  title: string
  scene?: SceneName
  meta: string
  /** What the page contains and what it does not, in a fold at its end. */
  intro: ReactNode
  /** Questions of some readers, in folds before it. */
  folds: readonly { label: string; body: ReactNode }[]
  hue?: string
  children: ReactNode
}

/** The frame of a page about rules: breadcrumb, heading, the answer with its tables, then explanations. */
export function DeskPage({ crumbs, title, scene, meta, intro, folds, hue, children }: DeskPageProps) {
  return (
    <Container>
      <article className="grid grid-cols-1 gap-4 pb-8" data-hue={hue}>
        <div>
          <PageHead crumbs={crumbs} title={title} scene={scene} meta={meta} />
        </div>
        {children}
        <OpenParts>
          {folds.map(({ label, body }) => (
            <OpenPart key={label} label={label}>
              {body}
            </OpenPart>
          ))}
          <OpenPart label="这页怎么用">{intro}</OpenPart>
        </OpenParts>
      </article>
    </Container>
  )
}

/** The sentence in the largest text of the page: the current rule. */
export function DeskAnswer({ children }: PropsWithChildren) {
  return (
    <p
      className="text-[1.25rem] text-balance text-heading font-semibold tabular-nums leading-normal"
      data-answer
    >
      {children}
    </p>
  )
}
