import type { ReactNode } from 'react'
import { JsonLd } from '@/components/blocks/json-ld'
import { PageHead } from '@/components/blocks/page-head'
import type { Crumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Container } from '@/components/ui/container'
import type { JsonLd as JsonLdData } from '@/lib/seo/json-ld'

type DetailPageProps = {
  crumbs: readonly Crumb[]
  title: ReactNode
  /** One line below the heading: date, author, tags. */
  meta?: ReactNode
  /** Structured data of the record for search engines. */
  data?: JsonLdData
  /** The form, beside the text on wide screens. Narrow screens use the form at the end of the page. */
  aside?: ReactNode
  /** Label of the button that leads to that form on narrow screens. */
  ask?: string
  /** Further parts of the record, across the whole width: the form is beside the first ones only. */
  bands?: ReactNode
  /** After the text, across the whole width. */
  related?: ReactNode
  children: ReactNode
}

/** The page of one record: breadcrumb, heading, text with the form beside it, related records. */
export function DetailPage({
  crumbs,
  title,
  meta,
  data,
  aside,
  ask,
  bands,
  related,
  children,
}: DetailPageProps) {
  return (
    <Container>
      <article className="print:block gap-x-12 gap-y-6 grid grid-cols-1 lg:grid-cols-main-aside pb-8">
        <div className="lg:last:col-span-full grid grid-cols-1 content-start gap-4 min-w-0">
          <div>
            <PageHead
              crumbs={crumbs}
              title={title}
              meta={meta !== undefined && <span className="flex flex-wrap gap-x-4">{meta}</span>}
            />
          </div>
          <div className="max-w-190 grid grid-cols-1 content-start gap-4 min-w-0">{children}</div>
          {data !== undefined && <JsonLd data={data} />}
          {ask !== undefined && (
            <p className={`*:w-full *:min-h-12! lg:hidden print:hidden!`}>
              <ButtonLink href="#consult">{ask}</ButtonLink>
            </p>
          )}
        </div>
        {/* As tall as the text beside it, so that its last part can stay visible while scrolling. */}
        {aside !== undefined && (
          <aside
            className={`lg:flex lg:flex-col lg:gap-6 lg:pt-6 lg:*:last:sticky lg:*:last:top-6 max-lg:hidden print:hidden!`}
          >
            {aside}
          </aside>
        )}
        {bands !== undefined && <div className="lg:col-span-full">{bands}</div>}
        {related !== undefined && <div className={`lg:col-span-full print:hidden!`}>{related}</div>}
      </article>
    </Container>
  )
}
