import type { ReactNode } from 'react'
import { LinkList } from '@/components/blocks/link-list'
import type { Note } from '@/components/blocks/note-grid'
import { FigureNotes } from '@/components/blocks/note-grid'
import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import type { SceneName } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { grouped } from '@/lib/core/numbers'
import { type Filter, type ListState, listHref } from '@/lib/listing'
import { FilterForm } from './filter-form'
import type { Relaxation } from './load-list'
import { Pagination } from './pagination'

/** A question about the list, answered by a sentence and short notes, or by its body. */
type ListFold = {
  id: string
  label: string
  lead?: ReactNode
  text?: string
  notes?: readonly Note[]
  body?: ReactNode
}

type ListPageProps = {
  /** Pages above the list, below the home page. */
  above?: readonly Crumb[]
  title: string
  scene?: SceneName
  /** The title in the breadcrumb, when it is shorter. */
  crumb?: string
  /** One line below the heading. */
  meta?: ReactNode
  /** How the list is made and read, at its end, also when nothing is found. */
  intro?: ReactNode
  /** Links to related lists, above the filters. */
  tabs?: ReactNode
  path: string
  filters?: readonly Filter[]
  /** Number of visible filters; the others are in a fold. By default all. */
  openFilters?: number
  state: ListState
  /** The page of the list; a page beyond the last one has no entries. */
  found: { total: number; limit: number; list?: readonly unknown[] }
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
  /** The filters whose removal would give results. */
  relaxations?: readonly Relaxation[]
  /** The unit of their counts, and the link to the whole list after them. */
  relaxed?: { unit: string; all: string }
  /** Below the page links of the list, whether anything was found or not. */
  below?: ReactNode
  /** Questions that some visitors have about such a list, at its end. */
  folds?: readonly ListFold[]
  children: ReactNode
}

/** A list with filters: breadcrumb, heading, filters, count, entries, page links, and explanations in folds. */
export function ListPage({
  above = [],
  title,
  scene,
  crumb = title,
  meta,
  intro,
  tabs,
  path,
  filters = [],
  openFilters = filters.length,
  state,
  found: { total, limit, list },
  unit,
  count,
  order,
  absent,
  empty,
  relaxations = [],
  relaxed,
  below,
  folds = [],
  children,
}: ListPageProps) {
  return (
    <Container>
      <div className="grid grid-cols-1 gap-3 max-md:gap-2 pb-8">
        <PageHead
          crumbs={[{ label: '首页', href: '/' }, ...above, { label: crumb }]}
          title={title}
          scene={scene}
          meta={meta}
        />
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
                {total === 0 ? empty : list?.length !== 0 && children}
                {total === 0 && relaxed !== undefined && (
                  <LinkList
                    label="放宽条件"
                    items={[
                      ...relaxations.map(({ label, href, total }) => ({
                        label,
                        href,
                        note: `${total} ${relaxed.unit}`,
                      })),
                      ...(relaxations.some(({ href }) => href === path)
                        ? []
                        : [{ label: relaxed.all, href: path }]),
                    ]}
                  />
                )}
                {total > 0 && list?.length === 0 && (
                  <p>
                    没有第 {state.page} 页。
                    <Link href={listHref(path, state.values)}>回到第 1 页</Link>
                  </p>
                )}
              </div>
            )}
            <Pagination path={path} values={state.values} page={state.page} limit={limit} total={total} />
            {below}
          </>
        )}
        <div className="empty:hidden grid grid-cols-1">
          {folds.map(({ id, label, lead, text, notes, body }) => (
            <OpenPart key={id} isBeside id={id} label={label} lead={lead}>
              {text !== undefined && <p>{text}</p>}
              {notes !== undefined && <FigureNotes isNarrow notes={notes} />}
              {body}
            </OpenPart>
          ))}
        </div>
        <div className="grid gap-2 max-w-measure text-muted text-quiet empty:hidden">{intro}</div>
      </div>
    </Container>
  )
}
