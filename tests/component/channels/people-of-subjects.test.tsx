import { describe, expect, it } from 'vitest'
import { loadPeople } from '@/components/pages/load-people'
import { subjectChannels } from '@/lib/collections/kinds/channel'
import { listAdvisors, listMentors } from '@/lib/collections/kinds/person'

const blocks = subjectChannels
  .list()
  .flatMap(({ path, sections }) =>
    sections.flatMap((section) => (section.type === 'people' ? [[path, section] as const] : [])),
  )

const advisers = new Map(listAdvisors().map((adviser) => [adviser.id, adviser]))
const mentors = new Map(listMentors().map((mentor) => [mentor.id, mentor]))

const idOf = (href: string) => href.split('/').at(-1) ?? ''

describe('the people of a subject', () => {
  it('are on some pages', () => {
    expect(blocks.length).toBeGreaterThan(3)
  })

  it.each(blocks)('%s asks for what advisers do well, in the words of their records', (_, { focus }) => {
    const known = new Set([...advisers.values()].flatMap((adviser) => adviser.focus))
    expect(focus.length).toBeGreaterThan(0)
    expect(focus.filter((each) => !known.has(each))).toEqual([])
  })

  it.each(blocks)(
    '%s shows advisers who do this for its countries',
    async (_, { countries, subjects, focus }) => {
      const [shown, ...others] = await loadPeople({ countries, subjects, focus })
      expect(shown?.people.length).toBeGreaterThan(0)
      for (const { href } of shown?.people ?? []) {
        const adviser = advisers.get(idOf(href))
        expect(adviser?.countries.some((country) => countries.includes(country))).toBe(true)
        expect(adviser?.focus.some((each) => focus.includes(each))).toBe(true)
      }
      for (const { href } of others.flatMap(({ people }) => people)) {
        const mentor = mentors.get(idOf(href))
        expect(
          subjects.length > 0
            ? subjects.includes(mentor?.subject ?? '')
            : countries.includes(mentor?.country ?? ''),
        ).toBe(true)
      }
    },
  )

  it('shows nobody where nobody fits, and says so', async () => {
    const groups = await loadPeople({ countries: ['jp'], focus: ['作品集选题'], subjects: ['没有的学科'] })
    expect(groups.map(({ people, text }) => [people.length, /现在没有做这个方向的/.test(text)])).toEqual([
      [0, true],
      [0, true],
      [0, true],
    ])
  })
})
