import { cache } from 'react'
import { listProgrammes } from '@/lib/api/programmes'
import { grouped } from '@/lib/core/numbers'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { programmesPath } from '@/lib/schools/school-ids'
import { loadSchoolPage } from './load-school-page'

const perPage = 30

const sorts = { title: '按课程名', fee: '按学费', pay: '按毕业收入', graduates: '按毕业人数' } as const

const sortIds = ['title', 'fee', 'pay', 'graduates'] as const

/** The programmes of a school for the filters in an address, or null when there is no such school. */
export const loadSchoolProgrammes = cache(async (id: string, params: string) => {
  const page = await loadSchoolPage('university', id)
  if (page === null) return null
  const given: SearchParams = Object.fromEntries(new URLSearchParams(params))
  const state = readListState(foundProgrammeFilters(page.school.programmes.map(({ level }) => level)), given)
  const { q, level, field, fee, sort } = state.values
  const feeMax = fee !== undefined && /^\d{1,7}$/.test(fee) ? Number(fee) : undefined
  if (fee !== undefined && feeMax === undefined) state.notes.push('学费上限请写成数字，已忽略')
  const programmes = await listProgrammes({
    school: id,
    q,
    level: programmeLevelIds.find((one) => one === level),
    field: studyFieldIds.find((one) => one === field),
    fee_max: feeMax,
    sort: sortIds.find((one) => one === sort) ?? 'title',
    page: state.page,
    limit: perPage,
  })
  const filters = foundProgrammeFilters(
    page.school.programmes.map((one) => one.level),
    Object.fromEntries(programmes.levels.map(({ value, count }) => [value, count])),
    Object.fromEntries(programmes.fields.map(({ value, count }) => [value, count])),
  )
  return { ...page, path: programmesPath(id), filters, state, programmes }
})

export type ProgrammesData = NonNullable<Awaited<ReturnType<typeof loadSchoolProgrammes>>>

type Counts = Readonly<Record<string, number>>

function foundProgrammeFilters(
  levels: readonly string[],
  levelCounts: Counts = {},
  fieldCounts: Counts = {},
): Filter[] {
  const counted = (label: string, count: number | undefined) =>
    count === undefined ? label : `${label}（${grouped(count)}）`
  return [
    { kind: 'text', name: 'q', label: '课程名', placeholder: '英文或中文词', maxLength: 100 },
    {
      kind: 'choice',
      name: 'level',
      label: '层次',
      choices: programmeLevelIds
        .filter((level) => levels.includes(level))
        .map((level) => ({ value: level, label: counted(programmeLevels[level], levelCounts[level]) })),
    },
    {
      kind: 'choice',
      name: 'field',
      label: '学科',
      choices: studyFieldIds.map((field) => ({
        value: field,
        label: counted(studyFields[field], fieldCounts[field]),
      })),
    },
    { kind: 'text', name: 'fee', label: '学费上限（表中货币）', placeholder: '如 150000', maxLength: 7 },
    {
      kind: 'choice',
      name: 'sort',
      label: '排序',
      choices: sortIds.map((sort) => ({ value: sort, label: sorts[sort] })),
    },
  ]
}
