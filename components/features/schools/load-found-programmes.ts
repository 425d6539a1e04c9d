import { cache } from 'react'
import { findProgrammes } from '@/lib/api/programmes'
import { programmeBands } from '@/lib/contract/programmes'
import { memoizeFor } from '@/lib/core/memoize-for'
import { hour } from '@/lib/core/time'
import { type Filter, readListState, type SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'

const perPage = 20

/** The countries with programmes in the library. */
export const programmeCountries: Readonly<Record<string, string>> = {
  uk: '英国',
  us: '美国',
  au: '澳大利亚',
  hk: '中国香港',
  sg: '新加坡',
  jp: '日本',
}

const bandNames = {
  top50: '前 50 名',
  top100: '前 100 名',
  top200: '前 200 名',
  top500: '前 500 名',
} as const

const levels = programmeLevelIds.filter((level) => level !== 'short')

const choices = (values: readonly number[], unit: string) =>
  values.map((value) => ({ value: String(value), label: `${value} ${unit}` }))

const foundProgrammeFilters: Filter[] = [
  { kind: 'text', name: 'q', label: '专业或课程', placeholder: '如 金融、Data Science', maxLength: 100 },
  {
    kind: 'choice',
    name: 'country',
    label: '国家或地区',
    choices: Object.entries(programmeCountries).map(([value, label]) => ({ value, label })),
  },
  {
    kind: 'choice',
    name: 'level',
    label: '读什么学历',
    choices: levels.map((level) => ({ value: level, label: programmeLevels[level] })),
  },
  {
    kind: 'choice',
    name: 'fee',
    label: '一年学费不超过',
    choices: choices([10, 15, 20, 25, 30, 40, 50], '万元'),
  },
  { kind: 'choice', name: 'years', label: '学制不超过', choices: choices([1, 1.5, 2, 3, 4], '年') },
  {
    kind: 'choice',
    name: 'ielts',
    label: '雅思起点不超过',
    choices: [5.5, 6, 6.5, 7].map((value) => ({ value: String(value), label: value.toFixed(1) })),
  },
  {
    kind: 'choice',
    name: 'band',
    label: '学校的 QS 名次',
    choices: programmeBands.map((band) => ({ value: band, label: bandNames[band] })),
  },
  {
    kind: 'choice',
    name: 'field',
    label: '学科大类',
    choices: studyFieldIds.map((field) => ({ value: field, label: studyFields[field] })),
  },
  {
    kind: 'text',
    name: 'cn',
    label: '我的本科学校（英国硕士名单）',
    placeholder: '如 苏州大学',
    maxLength: 60,
  },
]

/** The number of programmes of each broad field, for the start page. The library is the same until the next release. */
const loadFieldCounts = memoizeFor(hour, () =>
  Promise.all(
    studyFieldIds.map(async (field) => ({
      field,
      count: (await findProgrammes({ field, limit: 1 })).total,
    })),
  ),
)

/** The programmes for the filters in an address. Without any filter, the fields to choose from. */
export const loadFoundProgrammes = cache(async (params: string) => {
  const given: SearchParams = Object.fromEntries(new URLSearchParams(params))
  const state = readListState(foundProgrammeFilters, given)
  const { q, country, level, fee, years, ielts, band, field, cn } = state.values
  const found = await findProgrammes({
    q,
    country,
    level: programmeLevelIds.find((one) => one === level),
    field: studyFieldIds.find((one) => one === field),
    fee,
    years,
    ielts,
    band: programmeBands.find((one) => one === band),
    cn,
    page: state.page,
    limit: perPage,
  })
  const isStart = Object.keys(state.values).length === 0 && state.page === 1
  return {
    path: paths.programmes,
    filters: foundProgrammeFilters,
    state,
    found,
    fields: isStart ? await loadFieldCounts() : null,
  }
})

export type FoundProgrammesData = Awaited<ReturnType<typeof loadFoundProgrammes>>
