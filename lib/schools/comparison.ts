import type { School } from '@/lib/api/schools'
import type { SchoolLevel } from '@/lib/contract/schools'
import { costsOf } from './costs'
import { boardingLabels, controlLabels, degreeLevelLabels, dollars, sizeLabel } from './labels'
import { placeName } from './places'
import { rankInWords, rankings } from './rankings'
import { valueText, yearText } from './value-text'
import { type SchoolValueKey, valueDefinition } from './values'

const comparedValues = [
  'admission-rate',
  'sat',
  'act',
  'test-policy',
  'ielts',
  'tuition-undergraduate',
  'range-bachelor',
  'range-master',
  'housing',
  'students',
  'undergraduates',
  'students-europe',
  'international-share',
  'completion-rate',
  'retention-rate',
  'overseas-retention',
  'tef-overall',
  'earnings-10-years',
  'pgwp',
] as const satisfies readonly SchoolValueKey[]

const comparedHighSchoolValues = [
  'ages',
  'gender',
  'sevp',
  'operator',
  'takes-international',
  'pupils-16-18',
  'a-level-points',
  'senior-fee',
] as const satisfies readonly SchoolValueKey[]

/** How the values of a row stand to one another. `incomplete`: at least one school has none, so nothing can be said of all. */
export type Agreement = 'same' | 'different' | 'incomplete'

export type ComparisonRow = {
  label: string
  /** Year, source or definition. */
  note?: string
  /** One for each school, in their order; null where no source was found. */
  values: (string | null)[]
  agreement: Agreement
}

export type ComparisonGroup = { title: string; rows: ComparisonRow[] }

type Line = { label: string; note?: string; of: (school: School) => string | null }

type Group = {
  title: string
  lines: Line[]
  /** The kind of school that the group is about; both when absent. */
  level?: SchoolLevel
}

/** Stands where a definition makes no sense for a school, as a world rank does for a high school. */
const notApplicable = '不适用'

const { qs, arwu } = rankings

const cost = (key: 'tuition' | 'roomAndBoard' | 'books' | 'otherExpenses') => (school: School) => {
  const amount = costsOf(school)?.undergraduate.find((row) => row.key === key)?.amount ?? null
  return amount === null ? null : dollars(amount)
}

/** A published value with its year, which may differ from school to school. */
const published = (key: SchoolValueKey): Line => {
  const { label, caution } = valueDefinition(key)
  return {
    label,
    ...(caution !== null && { note: caution }),
    of: ({ values }) => {
      const value = values.get(key)
      return value === undefined ? null : `${valueText(value)}，${yearText(value.year)}`
    },
  }
}

/** @param nameOf the name of a country by its code */
const groups = (nameOf: (code: string) => string): Group[] => [
  {
    title: '学校',
    lines: [
      { label: '国家或地区', of: ({ country }) => nameOf(country) },
      { label: '城市与州', of: (school) => placeName(school) || null },
      {
        label: '性质',
        note: '美国学校，IPEDS HD2024',
        of: ({ control }) => control && controlLabels[control],
      },
      {
        label: '学制',
        note: '美国学校，IPEDS HD2024',
        of: ({ degreeLevel }) => degreeLevel && degreeLevelLabels[degreeLevel],
      },
      {
        label: '在校人数',
        note: '美国大学按 IPEDS HD2024 分档；安省中学为 2019–2020 学年中学部人数',
        of: ({ sizeBand, enrolment }) => {
          if (sizeBand !== null) return sizeLabel(sizeBand)
          return enrolment === null ? null : `${enrolment.toLocaleString('en-US')} 人`
        },
      },
    ],
  },
  {
    title: '中学',
    level: 'hischool',
    lines: [{ label: '寄宿或走读', of: ({ boarding }) => boarding && boardingLabels[boarding] }],
  },
  {
    title: '名次',
    level: 'university',
    lines: [
      {
        label: `${qs.short} ${qs.edition}`,
        note: '按公布的写法；区间没有确切名次',
        of: ({ rank }) => rank && rankInWords(rank.text),
      },
      {
        label: `${qs.short} ${qs.previousEdition}`,
        note: '上一版，同一来源',
        of: ({ previousRank }) => previousRank && rankInWords(previousRank),
      },
      {
        label: `${arwu.short} ${arwu.edition}`,
        note: '前 300 名；100 名以后按公布的区间',
        of: ({ arwu: place }) => place && rankInWords(place.text),
      },
    ],
  },
  {
    title: '录取、费用与规模（每格注明年份，年份不同的只看大概）',
    level: 'university',
    lines: comparedValues.map(published),
  },
  {
    title: '成绩与人数（每格注明年份）',
    level: 'hischool',
    lines: comparedHighSchoolValues.map(published),
  },
  {
    title: '公布的费用（美国，2022-23 学年）',
    level: 'university',
    lines: [
      { label: '本科学费与杂费', note: '公立大学按州外学生', of: cost('tuition') },
      { label: '住宿与伙食', of: cost('roomAndBoard') },
      { label: '书本与文具', of: cost('books') },
      { label: '其他个人开支', of: cost('otherExpenses') },
      {
        label: '以上合计',
        note: '本站相加；缺一项就不算',
        of: (school) => {
          const total = costsOf(school)?.total ?? null
          return total === null ? null : dollars(total)
        },
      },
      {
        label: '研究生学费与杂费',
        note: '全校平均，不含法学院、医学院',
        of: ({ graduateTuition }) => (graduateTuition === null ? null : dollars(graduateTuition)),
      },
    ],
  },
]

/** Schools side by side, one row per definition. Rows and groups in which no school has a value are left out. */
export function compareSchools(
  schools: readonly School[],
  nameOf: (code: string) => string,
): ComparisonGroup[] {
  return groups(nameOf)
    .map(({ title, lines, level }) => ({
      title,
      rows: lines
        .map(({ of, ...line }) => {
          const values = schools.map((school) =>
            level === undefined || school.level === level ? of(school) : notApplicable,
          )
          return { ...line, values, agreement: agreementOf(values) }
        })
        .filter(({ values }) => values.some((value) => value !== null && value !== notApplicable)),
    }))
    .filter(({ rows }) => rows.length > 0)
}

function agreementOf(values: readonly (string | null)[]): Agreement {
  if (values.includes(null) || values.includes(notApplicable)) return 'incomplete'
  return new Set(values).size === 1 ? 'same' : 'different'
}
