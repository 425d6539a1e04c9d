import { letters } from '@/components/blocks/listing/letter-links'
import type { SchoolFacets } from '@/lib/api/schools'
import { boardingChoices, rankBands, type SchoolLevel, schoolSorts, sortOrders } from '@/lib/contract/schools'
import { grouped } from '@/lib/core/numbers'
import type { Filter } from '@/lib/listing'
import { type FinderFilter, finderFilters, finderNames, studyLevels } from '@/lib/schools/finder'
import { boardingLabels } from '@/lib/schools/labels'
import { highSchoolCountries, universityCountries } from '@/lib/schools/places'

const bandLabels: Record<(typeof rankBands)[number], string> = {
  top50: '前 50',
  top100: '前 100',
  top200: '前 200',
  top500: '前 500',
  unranked: '没有名次',
}

/** High schools have no rank, so their default order is by English name. */
const sortLabels: Record<SchoolLevel, Record<(typeof schoolSorts)[number], string>> = {
  university: {
    rank: '按 QS 名次',
    name: '按中文校名',
    cost: '按学费',
    admission: '按录取率',
    international: '按国际学生比例',
    size: '按学生人数',
  },
  hischool: {
    rank: '常被问到的在前',
    name: '按中文校名',
    cost: '按学费',
    admission: '按录取率',
    international: '按国际学生比例',
    size: '按学生人数',
  },
}

/**
 * The finder's filters, with the number of schools for each choice. A choice without schools is shown as zero only
 * when the values of all schools are known.
 */
function finderFiltersOf(facets: SchoolFacets | null): Filter[] {
  return finderNames.map((name) => {
    const counts = facets?.facets.find((facet) => facet.name === name)?.counts
    const filter: FinderFilter = finderFilters[name]
    const { label, choices } = filter
    const lacking = facets?.facets.find((facet) => facet.name === name)?.lacking
    const unknown = 'unknown' in filter ? filter.unknown : undefined
    return {
      kind: 'choice',
      name,
      label,
      choices: [
        ...choices.map(({ value, label }) => ({
          value,
          label: counted(label, knownCount(counts?.find((count) => count.value === value)?.count, lacking)),
        })),
        ...(unknown === undefined ? [] : [{ value: 'unknown', label: counted(unknown, lacking) }]),
      ],
    }
  })
}

const knownCount = (count: number | undefined, lacking = 0): number | undefined =>
  count === 0 && lacking > 0 ? undefined : count

const counted = (label: string, count: number | undefined): string =>
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
  return [
    { kind: 'text', name: 'q', label: '校名', placeholder: '中文、英文或简称', maxLength: 100 },
    {
      kind: 'choice',
      name: 'country',
      label: '国家或地区',
      choices: countriesOf(level).map((code) => ({ value: code, label: nameOf(code) })),
    },
    ...(level === 'university'
      ? [
          {
            kind: 'choice' as const,
            name: 'study',
            label: '学历（定学科与学费）',
            choices: Object.entries(studyLevels).map(([value, label]) => ({ value, label })),
          },
        ]
      : []),
    { kind: 'text', name: 'city', label: '城市', placeholder: '如 London 或 伦敦', maxLength: 60 },
    level === 'university'
      ? {
          kind: 'choice',
          name: 'band',
          label: 'QS 名次段',
          choices: rankBands.map((value) => ({ value, label: bandLabels[value] })),
        }
      : {
          kind: 'choice',
          name: 'boarding',
          label: '寄宿或走读',
          choices: boardingChoices.map((value) => ({ value, label: boardingLabels[value] })),
        },
    ...(level === 'university'
      ? [
          ...finderFiltersOf(facets),
          {
            kind: 'choice' as const,
            name: 'kind',
            label: '两年制学院、网络授课的大学',
            choices: [
              { value: 'all', label: '一起列' },
              { value: 'degree', label: '不列' },
            ],
          },
        ]
      : []),
    {
      kind: 'choice',
      name: 'letter',
      label: '英文首字母',
      byLinks: true,
      choices: letters.map((letter) => ({ value: letter, label: letter })),
    },
    {
      kind: 'choice',
      name: 'sort',
      label: '排序',
      byLinks: true,
      choices: schoolSorts.map((value) => ({ value, label: sortLabels[level][value] })),
    },
    {
      kind: 'choice',
      name: 'order',
      label: '次序',
      byLinks: true,
      choices: sortOrders.map((value) => ({ value, label: { asc: '正序', desc: '倒序' }[value] })),
    },
  ]
}
