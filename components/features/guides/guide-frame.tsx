import type { ReactNode } from 'react'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { LinkRow } from '@/components/blocks/stack'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'

type GuideFrameProps = {
  crumbs: readonly Crumb[]
  title: string
  /** The sentence in the largest text of the page. */
  answer: ReactNode
  /** Directly below the answer: figures or links. */
  head?: ReactNode
  parts: readonly {
    id: string
    heading: string
    intro?: string | undefined
    body: ReactNode
  }[]
  missing: readonly string[]
  links: readonly { label: string; href: string }[]
  caution: string
}

/**
 * The frame of a page that answers one question: the answer, then in folds its reasons and what is not known, and
 * links.
 */
export function GuideFrame({ crumbs, title, answer, head, parts, missing, links, caution }: GuideFrameProps) {
  return (
    <Container>
      <article className="grid grid-cols-1 gap-4 pb-8">
        <div>
          <PageHead crumbs={crumbs} title={title} />
        </div>
        <p
          className="max-w-208 text-[clamp(1.25rem,1.1rem+0.6vw,1.5rem)] text-pretty text-heading font-semibold leading-normal"
          data-answer
        >
          {answer}
        </p>
        {head}
        <OpenParts>
          {parts.map(({ id, heading, intro, body }) => (
            <OpenPart key={id} id={id} label={heading}>
              {intro !== undefined && <p className="text-muted max-w-measure">{intro}</p>}
              {body}
            </OpenPart>
          ))}
          {missing.length > 0 && (
            <OpenPart id="missing" label="这一页没有的">
              <ul className="max-w-192 grid gap-2 list-disc ps-[1.25em]">
                {missing.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </OpenPart>
          )}
        </OpenParts>
        <LinkRow links={links} />
        <p className="text-muted text-quiet max-w-measure">{caution}</p>
      </article>
    </Container>
  )
}
