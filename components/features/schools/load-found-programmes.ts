import { cache } from 'react'
import { findProgrammes } from '@/lib/api/programmes'
import { programmeBands, programmeOperations } from '@/lib/contract/programmes'
import { memoizeFor } from '@/lib/core/memoize-for'
import { hour } from '@/lib/core/time'
import { choiceFilter, type Filter, readListState } from '@/lib/listing'
import { programmeLevelIds, programmeLevels, studyFieldIds, studyFields } from '@/lib/schools/fields'
import { bandLabels } from './school-filters'

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

const levels = programmeLevelIds.filter((level) => level !== 'short')

const foundProgrammeFilters: Filter[] = [
  { kind: 'text', name: 'q', label: '专业或课程', placeholder: '如 金融、Data Science', maxLength: 100 },
  choiceFilter('country', '国家或地区', programmeCountries),
  choiceFilter('level', '读什么学历', programmeLevels, levels),
  choiceFilter('fee', '一年学费不超过', (wan) => `${wan} 万元`, ['10', '15', '20', '25', '30', '40', '50']),
  choiceFilter('years', '学制不超过', (years) => `${years} 年`, ['1', '1.5', '2', '3', '4']),
  choiceFilter('ielts', '雅思起点不超过', (score) => Number(score).toFixed(1), ['5.5', '6', '6.5', '7']),
  choiceFilter('band', '学校的 QS 名次', (band) => `${bandLabels[band]} 名`, programmeBands),
  choiceFilter('field', '学科大类', studyFields),
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
  const state = readListState(foundProgrammeFilters, Object.fromEntries(new URLSearchParams(params)))
  // The choices of the filters are those of the operation.
  const query = programmeOperations.find.query.parse(state.values)
  const found = await findProgrammes({ ...query, page: state.page, limit: perPage })
  const isStart = Object.keys(state.values).length === 0 && state.page === 1
  return {
    filters: foundProgrammeFilters,
    state,
    found,
    fields: isStart ? await loadFieldCounts() : null,
  }
})

export type FoundProgrammesData = Awaited<ReturnType<typeof loadFoundProgrammes>>
