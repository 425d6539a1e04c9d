import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { JsonLd } from '@/components/ui/json-ld'
import type { Filter, ListState } from '@/lib/listing'
import { breadcrumbList } from '@/lib/seo/json-ld'
import { FilterForm } from './filter-form'
import styles from './list-page.module.css'
import { Pagination } from './pagination'

type ListPageProps = {
  crumbs: readonly Crumb[]
  title: string
  intro: ReactNode
  /** Links to neighbouring lists, above the filters. */
  tabs?: ReactNode
  path: string
  filters: readonly Filter[]
  state: ListState
  total: number
  limit: number
  /** Counts in the language of the list: 所学校, 篇文章. */
  unit: string
  /** Said in place of the count. */
  count?: ReactNode
  /** Said in place of filters, count and list where there is no record at all, whatever is asked for. */
  absent?: ReactNode
  /** What to do when nothing fits; shown instead of the list. */
  empty: ReactNode
  /** Stands below the pages of the list, whether anything was found or not. */
  below?: ReactNode
  children: ReactNode
}

/** A list with filters: way here, heading, filters, count, entries, pages. */
export function ListPage({
  crumbs,
  title,
  intro,
  tabs,
  path,
  filters,
  state,
  total,
  limit,
  unit,
  count,
  absent,
  empty,
  below,
  children,
}: ListPageProps) {
  return (
    <Container>
      <div className={styles.page}>
        <Breadcrumb items={crumbs} />
        <JsonLd data={breadcrumbList(crumbs)} />
        <header className={styles.header}>
          <h1>{title}</h1>
          <div className={styles.intro}>{intro}</div>
        </header>
        {tabs}
        {absent ?? (
          <>
            {filters.length > 0 && <FilterForm path={path} filters={filters} values={state.values} />}
            {state.notes.map((note) => (
              <p key={note} className={styles.note} role="status">
                {note}
              </p>
            ))}
            <p className={styles.count} role="status">
              {count ?? `共 ${total.toLocaleString('zh-CN')} ${unit}`}
            </p>
            {total === 0 ? <div className={styles.empty}>{empty}</div> : children}
            <Pagination path={path} values={state.values} page={state.page} limit={limit} total={total} />
            {below}
          </>
        )}
      </div>
    </Container>
  )
}
