import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { HeadingText } from '@/components/ui/heading-text'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { JsonLd } from './json-ld'

type PageHeadProps = {
  crumbs: readonly Crumb[]
  /** Names the subject: 英国留学, not a slogan. */
  title: ReactNode
  /** One line: the original name and place, a total, a date. */
  meta?: ReactNode
}

/** Breadcrumb, name of the page and one line, at most 100 px high on a phone. */
export function PageHead({ crumbs, title, meta }: PageHeadProps) {
  return (
    <>
      <Breadcrumb items={crumbs} />
      <JsonLd data={breadcrumbList(crumbs)} />
      <header className="grid gap-1">
        <h1 className="text-[1.75rem] lg:text-[2.25rem] leading-tight">
          {typeof title === 'string' ? <HeadingText text={title} /> : title}
        </h1>
        {meta !== undefined && (
          <div className="text-pretty lg:text-base flex flex-wrap gap-x-3 text-muted text-quiet leading-relaxed">
            {meta}
          </div>
        )}
      </header>
    </>
  )
}
