import { letters } from '@/components/blocks/listing/letter-links'
import type { SchoolFacets } from '@/lib/api/schools'
import { boardingChoices, type rankBands, type SchoolLevel, type schoolSorts } from '@/lib/contract/schools'
import { grouped } from '@/lib/core/numbers'
import { choiceFilter, type Filter } from '@/lib/listing'
import { type FinderFilter, finderFilters, finderNames, studyLevels } from '@/lib/schools/finder'
import { boardingLabels } from '@/lib/schools/labels'
import { highSchoolCountries, universityCountries } from '@/lib/schools/places'

export const bandLabels: Record<(typeof rankBands)[number], string> = {
  top50: '前 50',
  top100: '前 100',
  top200: '前 200',
  top500: '前 500',
  unranked: '没有名次',
}

const sortLabels: Record<(typeof schoolSorts)[number], string> = {
  rank: '按 QS 名次',
  name: '按中文校名',
  cost: '按学费',
  admission: '按录取率',
  international: '按国际学生比例',
  size: '按学生人数',
}

/**
 * The finder's filters, with the number of schools for each choice. A choice without schools is shown as zero only
 * when the values of all schools are known.
 */
function finderFiltersOf(facets: SchoolFacets | null) {
  return finderNames.map((name) => {
    const { counts, lacking } = facets?.facets.find((facet) => facet.name === name) ?? {}
    const { label, choices, ...filter }: FinderFilter = finderFilters[name]
    const labels = Object.fromEntries(
      choices.map(({ value, label }) => {
        const count = counts?.find((count) => count.value === value)?.count
        return [value, counted(label, lacking ? count || undefined : count)]
      }),
    )
    const unknown = 'unknown' in filter && filter.unknown
    return choiceFilter(name, label, { ...labels, ...(unknown && { unknown: counted(unknown, lacking) }) }, [
      ...choices.map(({ value }) => value),
      ...(unknown ? ['unknown'] : []),
    ])
  })
}

export const counted = (label: string, count: number | undefined): string =>
  count === undefined ? label : `${label}（${grouped(count)}）`

export const countriesOf = (level: SchoolLevel): readonly string[] =>
  level === 'university' ? universityCountries : highSchoolCountries

/**
 * The filters of the list of one kind of school.
 * @param facets number of schools for each choice; null prints the choices without numbers
 */
export function filtersOf(
  level: SchoolLevel,
  nameOf: (code: string) => string,
  facets: SchoolFacets | null,
): Filter[] {
  const isUniversity = level === 'university'
  return [
    { kind: 'text', name: 'q', label: '校名', placeholder: '中文、英文或简称', maxLength: 100 },
    choiceFilter('country', '国家或地区', nameOf, countriesOf(level)),
    ...(isUniversity ? [choiceFilter('study', '学历（定学科与学费）', studyLevels)] : []),
    { kind: 'text', name: 'city', label: '城市', placeholder: '如 London 或 伦敦', maxLength: 60 },
    isUniversity
      ? choiceFilter('band', 'QS 名次段', bandLabels)
      : choiceFilter('boarding', '寄宿或走读', boardingLabels, boardingChoices),
    ...(isUniversity
      ? [
          ...finderFiltersOf(facets),
          choiceFilter('kind', '两年制学院、网络授课的大学', { all: '一起列', degree: '不列' }),
        ]
      : []),
    { ...choiceFilter('letter', '英文首字母', String, letters), byLinks: true },
    {
      ...choiceFilter('sort', '排序', isUniversity ? sortLabels : { ...sortLabels, rank: '常被问到的在前' }),
      byLinks: true,
    },
    { ...choiceFilter('order', '次序', { asc: '正序', desc: '倒序' }), byLinks: true },
  ]
}
