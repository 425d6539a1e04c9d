import { describe, expect, it } from 'vitest'
import { advisors } from '@/lib/content/advisors'
import { cases } from '@/lib/content/cases'
import { countries } from '@/lib/content/countries'
import { mentors } from '@/lib/content/mentors'
import { stories } from '@/lib/content/stories'
import { advisorWireSchema } from '@/lib/contract/advisors'
import { caseWireSchema } from '@/lib/contract/cases'
import { mentorWireSchema } from '@/lib/contract/mentors'

const byId = [...cases].map((item) => [item.id, item] as const)

it('has enough of each for a list to be worth filtering', () => {
  expect(cases.length).toBeGreaterThanOrEqual(24)
  expect(advisors.length).toBeGreaterThanOrEqual(24)
  expect(stories.length).toBeGreaterThanOrEqual(18)
  expect(mentors.filter(({ kind }) => kind === 'mentor').length).toBeGreaterThanOrEqual(20)
  expect(mentors.filter(({ kind }) => kind === 'officer').length).toBeGreaterThanOrEqual(10)
})

describe('a sample proves nothing', () => {
  const [study] = cases
  const [advisor] = advisors
  const [mentor] = mentors
  it.each([
    ['a grade of evidence', caseWireSchema, { ...study, evidence: 'A' }, '示例案例不能写证据等级'],
    ['a licence', advisorWireSchema, { ...advisor, licences: [] }, '示例顾问不能写牌照'],
    ['a day of checking', advisorWireSchema, { ...advisor, checked: '2026-11-20' }, '示例顾问不能写核对日期'],
    ['a declaration', mentorWireSchema, { ...mentor, declared: '2026-09-01' }, '示例人物不能写声明日期'],
    ['a day of checking', mentorWireSchema, { ...mentor, checked: '2026-11-20' }, '示例人物不能写核对日期'],
  ])('so it cannot carry %s', (_, schema, record, message) => {
    expect(record).toHaveProperty('sample', true)
    const { error } = schema.safeParse(record)
    expect(error?.issues[0]?.message).toContain(message)
  })

  it('while a real case must say what it rests on', () => {
    expect(caseWireSchema.safeParse({ ...study, sample: false }).success).toBe(false)
    expect(caseWireSchema.safeParse({ ...study, sample: false, evidence: 'C' }).success).toBe(true)
  })
})

it('has an adviser for every destination', () => {
  const served = new Set(advisors.flatMap((advisor) => advisor.countries))
  expect(countries.filter(({ code }) => !served.has(code))).toEqual([])
})

describe.each(byId)('case %s', (_, item) => {
  it('runs forward in time and ends by the year of entry', () => {
    const months = item.timeline.map(({ when }) => when)
    expect(months.length).toBeGreaterThanOrEqual(3)
    expect(months).toEqual(months.toSorted())
    expect(months.at(-1)?.slice(0, 4)).toBe(String(item.year))
  })

  it('belongs to an adviser of its country', () => {
    const advisor = advisors.find(({ id }) => id === item.advisor)
    expect(advisor?.countries).toContain(item.country)
  })

  it('says what the student did, what the adviser did, and what would be done otherwise', () => {
    expect(item.work.student.length).toBeGreaterThan(0)
    expect(item.work.consultant.length).toBeGreaterThan(0)
    expect(item.differently.length).toBeGreaterThan(10)
  })

  it('enrols only where there was an offer', () => {
    const offered = item.applied.some(({ result }) => result === 'offer')
    if (!offered) expect(item.final).toMatch(/^没有入读/)
  })
})

it.each([
  ['90', 90, 100, 3.7, 4],
  ['85', 85, 89.9, 3.3, 3.69],
  ['80', 80, 84.9, 3.0, 3.29],
  ['below80', 0, 79.9, 0, 2.99],
] as const)('band %s holds the averages it names', (band, low, high, lowPoints, highPoints) => {
  for (const { id, background } of cases.filter((item) => item.background.band === band)) {
    const [, value = '', scale = ''] = /^([\d.]+)\/(100|4\.0)$/.exec(background.gpa) ?? []
    if (scale === '') continue
    const average = Number(value)
    const fits =
      scale === '100' ? average >= low && average <= high : average >= lowPoints && average <= highPoints
    expect(fits, id).toBe(true)
  }
})

it('tells of an admission what its case tells', () => {
  const told = stories.flatMap(({ case_id, results }) => {
    const study = cases.find(({ id }) => id === case_id)
    if (study === undefined) return []
    const count = (wanted: string) => study.applied.filter(({ result }) => result === wanted).length
    return [
      {
        case_id,
        story: [results.offer, results.waitlist, results.refused],
        case: [count('offer'), count('waitlist'), count('refused')],
      },
    ]
  })
  expect(told.length).toBeGreaterThan(10)
  expect(told.filter((pair) => String(pair.story) !== String(pair.case))).toEqual([])
  expect(
    stories.filter(({ case_id }) => case_id !== null && !cases.some(({ id }) => id === case_id)),
  ).toEqual([])
})

it('also tells of a season without an offer', () => {
  expect(stories.some(({ results }) => results.offer === 0)).toBe(true)
})
