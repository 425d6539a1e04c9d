import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { HeadingText } from '@/components/ui/heading-text'
import { Scene, type SceneName } from '@/components/ui/illustrations/scene'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { JsonLd } from './json-ld'

type PageHeadProps = {
  crumbs: readonly Crumb[]
  /** Names the subject: 英国留学, not a slogan. */
  title: ReactNode
  /** One line: the original name and place, a total, a date. */
  meta?: ReactNode
  /** On narrow screens a strip behind the breadcrumb, on wide ones at the right of the heading. */
  scene?: SceneName | undefined
  /** Whether wide screens have something else at the right of the heading. */
  isSceneNarrow?: boolean
}

/** Breadcrumb, name of the page and one line, on a band as wide as the window. */
export function PageHead({ crumbs, title, meta, scene, isSceneNarrow = false }: PageHeadProps) {
  return (
    <div className="grid grid-cols-1 lg:grid-cols-main-end lg:grid-rows-[auto_1fr] lg:gap-x-8 tinted">
      <div className="col-start-1 row-start-1 z-1">
        <Breadcrumb items={crumbs} />
        <JsonLd data={breadcrumbList(crumbs)} />
      </div>
      {scene !== undefined && (
        <div
          className={`${isSceneNarrow ? 'lg:hidden ' : ''}max-lg:-mx-gutter h-24 mb-2 lg:mb-0 col-start-1 row-start-1 lg:col-start-2 lg:row-span-2 lg:w-66 lg:h-28 lg:self-end print:hidden!`}
        >
          <Scene name={scene} strip="end" />
        </div>
      )}
      <header className="grid gap-1 content-start pb-3 lg:pb-4 lg:col-start-1">
        <h1 className="text-[1.75rem] lg:text-[2.25rem] leading-tight">
          {typeof title === 'string' ? <HeadingText text={title} /> : title}
        </h1>
        {meta !== undefined && (
          <div className="text-pretty lg:text-base flex flex-wrap gap-x-3 text-muted text-quiet leading-relaxed">
            {meta}
          </div>
        )}
      </header>
    </div>
  )
}
