import type { School, SchoolValue } from '@/lib/api/schools'

/** A school with names only, plus the given values. */
export function school(values: Partial<School> = {}): School {
  return {
    id: 'us-test',
    level: 'university',
    kind: null,
    name: '测试大学',
    nameZh: '测试大学',
    nameZhSource: 'common',
    nameEn: 'Test University',
    alternativeNames: [],
    country: 'us',
    city: null,
    cityZh: null,
    figures: 0,
    programmeCount: 0,
    highlights: [],
    state: null,
    rank: null,
    previousRank: null,
    arwu: null,
    website: null,
    href: '/yxk/us-test',
    boarding: null,
    enrolment: null,
    enrolmentYear: null,
    rorId: null,
    wikidataId: null,
    source: 'ROR',
    previousNames: [],
    values: new Map(),
    fees: [],
    subjects: [],
    chinaRules: [],
    chinaAverages: [],
    chinaListed: 0,
    programmes: [],
    ...values,
  }
}

export const qsRank = (text: string, number: number): School['rank'] => ({
  source: 'QS World University Rankings',
  year: 2027,
  text,
  number,
})

/** Published values of a school. */
export const valuesOf = (...values: (Partial<SchoolValue> & Pick<SchoolValue, 'key'>)[]): School['values'] =>
  new Map(
    values.map((value) => [
      value.key,
      {
        ...{ num: null, to: null, text: null, year: '2024', source: 'a' },
        ...{ place: null, covers: null, span: 'all' as const, ...value },
      },
    ]),
  )

export const dayPupils = valuesOf({ key: 'boarding', text: 'day', year: '2021' })

export const arwuRank = (number: number): School['arwu'] => ({
  source: 'ARWU',
  year: 2026,
  text: String(number),
  number,
})
