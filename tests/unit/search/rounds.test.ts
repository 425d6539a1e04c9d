import { describe, expect, it } from 'vitest'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { dayLines, hasRound, isRoundName } from '@/lib/host/search/answers/schools/deadlines'
import { flag, table } from '@/tests/support/table'

const school = (id: string) => ({ id, level: 'university' as const, country: 'us', values: [] })

describe('a round that is asked for', () => {
  it.each(
    table(
      `
      us-vanderbilt-university | ed | yes
      us-emory-university | ed2 | yes
      us-cornell-university | ed | yes
      us-cornell-university | ed2 | no
      us-worcester-polytechnic-institute | ea | yes
      us-harvard-university | scea | yes
      us-harvard-university | ea | no
      us-massachusetts-institute-of-technology | rd | yes
    `,
      [String, String, flag],
    ),
  )('of %s: %s is registered: %s', (id, round, expected) => {
    expect(hasRound(school(id), undefined, round)).toBe(expected)
  })

  it('asks for all rounds of early decision, in the order of their days', () => {
    const labels = dayLines(school('us-vanderbilt-university'), undefined, 'ed').map(({ label }) => label)
    expect(labels.slice(0, 2)).toEqual([expect.stringMatching(/ED2|ED1/), expect.stringMatching(/ED2|ED1/)])
    expect(labels[2]).toContain('RD')
  })

  it('is a column of every round of an American school whose name contains the code', () => {
    const written = deadlines.filter(
      ({ country, round }) => country === 'us' && /(?:ED|EA|RD|RA)\d?/.test(round),
    )
    expect(written.length).toBeGreaterThan(100)
    expect(written.filter(({ roundCode }) => roundCode === null)).toEqual([])
    for (const { round, roundCode, at } of written) {
      const [code = ''] = /(?:SCEA|REA|ED|EA|RD|RA)\d?/.exec(round) ?? []
      expect([code.toLowerCase(), code === 'RA' ? 'rd' : code.toLowerCase()], at).toContain(roundCode)
    }
  })

  it('is known by its short name only', () => {
    expect(['ed', 'ed1', 'ed2', 'ea', 'rea', 'scea', 'rd'].every(isRoundName)).toBe(true)
    expect(isRoundName('rolling')).toBe(false)
  })
})
