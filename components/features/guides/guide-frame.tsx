import type { ReactNode } from 'react'
import { LinkList } from '@/components/blocks/link-list'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import type { SceneName } from '@/components/ui/illustrations/scene'
import { guideTerms } from '@/lib/collections/kinds/guide'

type GuideFrameProps = {
  crumbs: readonly Crumb[]
  title: string
  scene?: SceneName
  /** The sentence in the largest text of the page. */
  answer: ReactNode
  /** One line below the heading: what the page is about. */
  facts?: string
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
}

/**
 * The frame of a page that answers one question: the answer, then in folds its reasons and what is not known, and
 * links.
 */
export function GuideFrame({
  crumbs,
  title,
  scene,
  answer,
  facts,
  head,
  parts,
  missing,
  links,
}: GuideFrameProps) {
  return (
    <Container>
      <article className="grid grid-cols-1 gap-4 pb-8 lg:grid-cols-[minmax(0,1fr)_25rem] lg:gap-x-12 lg:*:col-span-full">
        <div>
          <PageHead crumbs={crumbs} title={title} scene={scene} meta={facts} />
        </div>
        <div className="grid gap-4 content-start lg:col-1! lg:row-2!">
          <div
            className={`${facts === undefined ? 'rounded-sm bg-ink-50 px-4 py-3 font-semibold [&_dt]:font-normal max-md:[&>dl>*]:grid-cols-1 [&>dl]:-my-3 [&>dl]:border-t-0 [&>dl>:last-child]:border-b-0' : ''} text-[clamp(1.125rem,1rem+0.6vw,1.375rem)] text-heading leading-relaxed`}
            data-answer
          >
            {answer}
          </div>
        </div>
        {head}
        <p className="text-muted text-quiet max-w-measure">{guideTerms.read().caution}</p>
        <OpenParts isRows>
          {parts.map(({ id, heading, intro, body }) => (
            <OpenPart key={id} id={id} isOpen label={heading}>
              {intro !== undefined && <p className="text-muted">{intro}</p>}
              {body}
            </OpenPart>
          ))}
          {missing.length > 0 && (
            <OpenPart id="missing" label="还没查到什么">
              <ul className="grid gap-2 list-disc ps-[1.25em]">
                {missing.map((text) => (
                  <li key={text}>{text}</li>
                ))}
              </ul>
            </OpenPart>
          )}
        </OpenParts>
        {/* Beside the answer on wide screens. */}
        <div className="lg:col-2! lg:row-2!">
          {links.length > 0 && <LinkList label="接着看" items={links} />}
        </div>
      </article>
    </Container>
  )
}
