import type { ReactNode } from 'react'
import { LinkList } from '@/components/blocks/link-list'
import { type Note, NoteGrid } from '@/components/blocks/note-grid'
import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Button } from '@/components/ui/button'
import { Container } from '@/components/ui/container'
import { SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import type { SceneName } from '@/components/ui/illustrations/scene'
import { Link } from '@/components/ui/link'
import { fewestFolded } from '@/components/ui/open-rows'
import { QueryForm } from '@/components/ui/query-form'
import { grouped } from '@/lib/core/numbers'
import { type Filter, filterLabel, type ListState, listHref } from '@/lib/listing'
import styles from './filter-form.module.css'
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
      <div className="grid grid-cols-1 gap-4 max-md:gap-3 pb-8">
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
              <p key={note} className="px-4 py-3 noted" role="status">
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
            <OpenPart key={id} id={id} label={label} lead={lead}>
              {text !== undefined && <p>{text}</p>}
              {notes !== undefined && <NoteGrid isNarrow notes={notes} />}
              {body}
            </OpenPart>
          ))}
        </div>
        <div className="grid gap-2 max-w-measure text-muted text-quiet empty:hidden">{intro}</div>
      </div>
    </Container>
  )
}

type FilterFormProps = {
  path: string
  filters: readonly Filter[]
  /** Number of visible filters; by default all. The others are in a closed fold, also while one of them is set: the results come first. */
  open?: number
  values: Record<string, string>
  /** Puts the whole form into a fold, because nothing was found and the suggestions come first. */
  isFolded?: boolean
}

/** The filters of a list as a GET form: the address contains the state, Back restores it, and no script is needed. */
export function FilterForm({
  path,
  filters,
  open: usual = filters.length,
  values,
  isFolded = false,
}: FilterFormProps) {
  const asked = filters.filter((filter) => !isCarried(filter))
  // A fold must not be inside another fold.
  const open = isFolded ? asked.length : usual
  const folded = asked.slice(open)
  const chosen = folded.filter(({ name }) => values[name] !== undefined).length
  const active = filters.filter((filter) => values[filter.name] !== undefined)
  // A form of one search field shows by itself what is set.
  const isSearch = asked.length === 1 && asked[0]?.kind === 'text'
  const chips = isSearch ? active.filter(isCarried) : active
  const form = (
    <QueryForm
      state={values}
      omitsEmpty
      action={path}
      className={`${styles.form} grid-cols-main-end items-end grid gap-3`}
    >
      {active.filter(isCarried).map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <div className={`${styles.fields} items-end grid grid-cols-2 gap-3`}>
        {asked.slice(0, open).map((filter, at) => (
          <div key={filter.name} className={`min-w-0 ${at > 0 ? styles.later : ''}`}>
            <FilterField filter={filter} value={values[filter.name]} />
          </div>
        ))}
      </div>
      {folded.length > 0 && (
        <div className={styles.more}>
          <Fold
            isOpenWide={folded.length < fewestFolded}
            label={`更多条件（${[folded.length, chosen > 0 && `已选 ${chosen}`].filter(Boolean).join('，')}）`}
          >
            <div className={`${styles.fields} items-end grid grid-cols-2 gap-3`}>
              {folded.map((filter) => (
                <FilterField key={filter.name} filter={filter} value={values[filter.name]} />
              ))}
            </div>
          </Fold>
        </div>
      )}
      <Button type="submit">查看结果</Button>
    </QueryForm>
  )
  return (
    <search className="print:hidden! grid gap-3">
      {isFolded ? <Fold label="改条件">{form}</Fold> : form}
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="已选条件">
          {chips.map((filter) => {
            const { [filter.name]: value = '', ...others } = values
            return (
              <li key={filter.name}>
                <Link
                  href={listHref(path, others)}
                  className={`px-3 border border-ink-200 rounded-sm bg-ink-50 text-ink-900 hover:border-ink-600 press gap-2 text-sm no-underline`}
                  aria-label={`${filterLabel(filter, value)}，移除此条件`}
                >
                  {filterLabel(filter, value)}
                  <span aria-hidden="true">×</span>
                </Link>
              </li>
            )
          })}
          <li>
            <Link href={path} className={`px-3 press gap-2 text-sm`}>
              清除全部条件
            </Link>
          </li>
        </ul>
      )}
    </search>
  )
}

function FilterField({ filter, value = '' }: { filter: Filter; value: string | undefined }) {
  const { name, label } = filter
  return filter.kind === 'choice' ? (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      placeholder={filter.none ?? '不限'}
      choices={filter.choices}
      defaultValue={value}
    />
  ) : (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={label}
      type="search"
      placeholder={filter.placeholder}
      maxLength={filter.maxLength}
      defaultValue={value}
    />
  )
}

const isCarried = (filter: Filter) => filter.kind === 'choice' && filter.byLinks === true
