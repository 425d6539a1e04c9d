import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { countryChannels, subjectChannels } from '@/lib/collections/kinds/channel'
import { mentorSubjects } from '@/lib/collections/kinds/person'
import { deadlines, findDeadline } from '@/lib/facts/admissions/deadlines'
import { figure } from '@/lib/facts/registry'
import { listMajors } from '@/lib/host/content/majors'
import { textsOf } from '@/tests/unit/content/prose'

const majors = listMajors()

/** The day on which the pages were compared with the register: days before it are left out of them. */
const written = '2026-11-29'

const countries = countryChannels.list()
const subjects = subjectChannels.list()
const channels = [...countries, ...subjects]
const each = channels.map((channel) => [channel.path, channel] as const)

describe('the channels', () => {
  it.each(each)('%s is in the folder of its address', async (path) => {
    const page = await readFile(`app/(site)/(default)${path}/page.tsx`, 'utf8')
    expect(page).toContain(`show('${path.replace('/chanel/', '')}')`)
  })

  // Where the register has few schools of a country, readers take the drawn days for all of them.
  it.each(['au', 'jp', 'nz', 'sg'])('draw a day of every school of %s in the register', (country) => {
    const drawn = countries.flatMap(({ timeline }) => timeline.days.map(({ day }) => findDeadline(day)))
    const dated = deadlines.filter(
      (each) => each.country === country && each.level === 'undergraduate' && each.cautions.length === 0,
    )
    const schools = new Set(
      dated.flatMap(({ school, closes }) => (closes !== null && closes > written ? (school ?? []) : [])),
    )
    expect(schools.size).toBeLessThanOrEqual(5)
    const missing = [...schools].filter((school) => !drawn.some((day) => day?.school === school))
    expect(missing).toEqual([])
  })

  it.each(each)('%s names majors as the school library does', (_, channel) => {
    const named = textsOf(channel).filter(([key, text]) => key.endsWith('.id') && /^(fod1p|x)-/.test(text))
    const known = new Map(majors.map(({ id, name_zh }) => [id, name_zh]))
    const names = new Map(textsOf(channel))
    expect(
      named
        .map(([key, id]) => ({ id, said: names.get(key.replace(/id$/, 'name')), is: known.get(id) }))
        .filter(({ said, is }) => said !== is),
    ).toEqual([])
  })

  it.each(each)('%s has unique headings, since they are its anchors', (_, channel) => {
    const headings = textsOf(channel)
      .filter(([key]) => key.endsWith('.heading'))
      .map(([, text]) => text)
    expect(headings).toEqual([...new Set(headings)])
  })
})

describe('country channels', () => {
  it.each(countries.map((channel) => [channel.path, channel] as const))(
    '%s prints no figure of another country',
    (_, { countries: own, requirements, after }) => {
      const figures = [...requirements.figures, ...after.figures].map(figure)
      const codes = own.map(({ code }) => code)
      // Tests that can be taken at home are registered under the country that asks for them most.
      const foreign = figures.filter(({ country, topic }) => !codes.includes(country) && topic !== 'test_fee')
      expect(foreign.map(({ id }) => id)).toEqual([])
    },
  )

  it.each(countries.map((channel) => [channel.path, channel] as const))(
    '%s prints no figure twice, because each row is an anchor',
    (_, { answers, requirements, after }) => {
      const answered = answers.flatMap(({ rows }) =>
        rows.flatMap(({ cells }) =>
          Object.values(cells).flatMap((cell) => ('fact' in cell ? [cell.fact] : [])),
        ),
      )
      const ids = [
        ...new Set(answered),
        ...after.figures,
        ...requirements.figures.filter((id) => !answered.includes(id)),
      ]
      expect(ids).toEqual([...new Set(ids)])
    },
  )
})

describe('subject channels', () => {
  const sections = (path: string) => subjects.find((channel) => channel.path === path)?.sections ?? []

  it.each(['/chanel/bjts', '/chanel/msbjts'])('%s goes through all eight categories', (path) => {
    const ids = sections(path).flatMap((section) =>
      section.type === 'programmes' ? section.categories.map(({ id }) => id) : [],
    )
    expect(ids).toEqual([1, 2, 3, 4, 6, 8, 9, 10])
  })

  it('use only subjects that exist', () => {
    const known = new Set<string>(mentorSubjects)
    const asked = subjects.flatMap(({ sections: own }) =>
      own.flatMap((section) => (section.type === 'people' ? section.subjects : [])),
    )
    expect(asked.filter((subject) => !known.has(subject))).toEqual([])
  })
})
