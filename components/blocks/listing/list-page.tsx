import type { ReactNode } from 'react'
import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { grouped } from '@/lib/core/numbers'
import type { Filter, ListState } from '@/lib/listing'
import { FilterForm } from './filter-form'
import { Pagination } from './pagination'

type ListFold = { id: string; label: string; lead?: ReactNode; body: ReactNode }

type ListPageProps = {
  crumbs: readonly Crumb[]
  title: string
  /** One line below the heading. */
  meta?: ReactNode
  /**
   * How the list is made and read, in two lines, three with a line below the heading: beside the heading on wide screens, otherwise at the
   * end, also when nothing is found. It comes last in the HTML, so it must not be higher than the heading, or the list moves when it arrives.
   */
  intro?: ReactNode
  /** What has no room there, at the end at every width. */
  note?: ReactNode
  /** Links to related lists, above the filters. */
  tabs?: ReactNode
  path: string
  filters: readonly Filter[]
  /** Number of visible filters; the others are in a fold. By default all. */
  openFilters?: number
  state: ListState
  total: number
  limit: number
  /** The unit of the count: 所学校, 篇文章. */
  unit: string
  /** Shown instead of the count. */
  count?: ReactNode
  /** The order of the list, beside the count. */
  order?: ReactNode
  /** Shown instead of filters, count and list when there is no record at all. */
  absent?: ReactNode
  /** Suggestions when nothing matches; shown instead of the list. Null when the count says all. */
  empty: ReactNode
  /** Below the page links of the list, whether anything was found or not. */
  below?: ReactNode
  /** Questions that some visitors have about such a list, at its end. */
  folds?: readonly ListFold[]
  children: ReactNode
}

/** A list with filters: breadcrumb, heading, filters, count, entries, page links, and explanations in folds. */
export function ListPage({
  crumbs,
  title,
  meta,
  intro,
  note,
  tabs,
  path,
  filters,
  openFilters = filters.length,
  state,
  total,
  limit,
  unit,
  count,
  order,
  absent,
  empty,
  below,
  folds = [],
  children,
}: ListPageProps) {
  const hasIntro = intro !== undefined && intro !== false
  const isNothingFound = absent == null && total === 0 && empty !== null
  const isIntroBeside = hasIntro && !isNothingFound
  return (
    <Container>
      <div className="grid grid-cols-1 gap-3 max-md:gap-2 pb-8 lg:grid-cols-[minmax(0,1fr)_34rem] lg:gap-x-12 lg:*:col-span-full">
        <div className={isIntroBeside ? 'lg:col-1! lg:row-1!' : undefined}>
          <PageHead crumbs={crumbs} title={title} meta={meta} />
        </div>
        {tabs}
        {absent ?? (
          <>
            {filters.length > 0 && (
              <FilterForm
                path={path}
                filters={filters}
                open={openFilters}
                values={state.values}
                isFolded={total === 0 && Object.keys(state.values).length > 0}
              />
            )}
            {state.notes.map((note) => (
              <p key={note} className="px-4 py-3 border-s-3 border-s-accent bg-accent-soft" role="status">
                {note}
              </p>
            ))}
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
              <p className="text-muted text-quiet tabular-nums" role="status">
                {count ?? `共 ${grouped(total)} ${unit}`}
              </p>
              {total > 0 && order}
            </div>
            {(total > 0 || empty !== null) && (
              <div
                className={
                  total === 0
                    ? 'border border-dashed border-line-strong p-6 grid gap-3 rounded-md max-md:-mt-1'
                    : 'grid grid-cols-1 gap-4 max-md:-mt-1'
                }
                data-answer
              >
                {total === 0 ? empty : children}
              </div>
            )}
            <Pagination path={path} values={state.values} page={state.page} limit={limit} total={total} />
            {below}
          </>
        )}
        <div className="empty:hidden grid grid-cols-1">
          {folds.map(({ id, label, lead, body }) => (
            <OpenPart key={id} isBeside id={id} label={label} lead={lead}>
              {body}
            </OpenPart>
          ))}
        </div>
        {hasIntro && (
          <div
            className={`grid gap-2 max-w-measure ${isIntroBeside ? 'lg:col-2! lg:row-1! lg:pt-12 lg:leading-normal ' : ''}text-muted text-quiet`}
          >
            {intro}
          </div>
        )}
        {note !== undefined && note !== false && (
          <div className="grid gap-2 max-w-measure text-muted text-quiet">{note}</div>
        )}
      </div>
    </Container>
  )
}
