import { cache } from 'react'
import { listProgrammes } from '@/lib/api/programmes'
import { programmeOperations } from '@/lib/contract/programmes'
import { keysOf } from '@/lib/core/keys-of'
import { choiceFilter, type Filter, readListState } from '@/lib/listing'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { programmesPath } from '@/lib/schools/school-ids'
import { loadSchoolPage } from './load-school-page'
import { counted } from './school-filters'

const perPage = 30

const sorts = { title: '按课程名', fee: '按学费', pay: '按毕业收入', graduates: '按毕业人数' } as const

const sortIds = keysOf(sorts)

/** The programmes of a school for the filters in an address, or null when there is no such school. */
export const loadSchoolProgrammes = cache(async (id: string, params: string) => {
  const page = await loadSchoolPage('university', id)
  if (!page) return null
  const state = readListState(
    programmeFilters(page.school.programmes),
    Object.fromEntries(new URLSearchParams(params)),
  )
  const { field, fee } = state.values
  const feeMax = fee !== undefined && /^\d{1,7}$/.test(fee) ? Number(fee) : undefined
  if (fee !== undefined && feeMax === undefined) state.notes.push('学费上限请写成数字，已忽略')
  const programmes = await listProgrammes({
    ...programmeOperations.programmes.query.parse({ ...state.values, school: id }),
    fee_max: feeMax,
    page: state.page,
    limit: perPage,
  })
  const filters = programmeFilters(
    page.school.programmes,
    countsOf(programmes.levels),
    countsOf(programmes.fields),
  )
  const sorted = programmes.fields.reduce((sum, { count }) => sum + count, 0)
  const unsorted = !field && programmes.fields.length ? programmes.total - sorted : null
  return { ...page, path: programmesPath(id), filters, state, programmes, unsorted }
})

export type ProgrammesData = NonNullable<Awaited<ReturnType<typeof loadSchoolProgrammes>>>

type Counts = Readonly<Record<string, number>>

const countsOf = (rows: readonly { value: string; count: number }[]) =>
  Object.fromEntries(rows.map(({ value, count }) => [value, count]))

type Held = ProgrammesData['school']['programmes']

/** The filters that can leave something out: a level among several, a fee or an order by a value that a course has. */
export function programmeFilters(held: Held, levelCounts: Counts = {}, fieldCounts: Counts = {}): Filter[] {
  const has = (value: 'fee' | 'pay' | 'graduates') => held.some((one) => one[value] > 0)
  const levels = programmeLevelIds.filter((id) => held.some(({ level }) => level === id))
  const orders = sortIds.filter((sort) => sort === 'title' || has(sort))
  return [
    { kind: 'text', name: 'q', label: '课程名', placeholder: '英文或中文词', maxLength: 100 },
    ...(levels.length > 1
      ? [
          choiceFilter(
            'level',
            '层次',
            (level) => counted(programmeLevels[level], levelCounts[level]),
            levels,
          ),
        ]
      : []),
    choiceFilter('field', '学科', (field) => counted(studyFields[field], fieldCounts[field]), studyFieldIds),
    ...(has('fee') ? [feeFilter] : []),
    ...(orders.length > 1 ? [choiceFilter('sort', '排序', sorts, orders)] : []),
  ]
}

const feeFilter: Filter = {
  kind: 'text',
  name: 'fee',
  label: '学费上限（表中货币）',
  placeholder: '如 150000',
  maxLength: 7,
}
