import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listStatements } from '@/lib/facts/registry'
import { gaokaoHref, readGaokao } from '@/lib/tools/gaokao/input'
import { gaokaoStandings, gaokaoUniversities, matchGaokao } from '@/lib/tools/gaokao/match'

const full = 750
const of = (total: number, english = {}) => matchGaokao({ total, full, english })
const match = (id: string, ...score: Parameters<typeof of>) =>
  of(...score).find(({ university }) => university.id === id)

describe('the numbers of the facts', () => {
  it('stand in the statements they belong to', () => {
    for (const { text, gaokao } of listStatements()) {
      if (gaokao === null) continue
      const numbers = [
        gaokao.percent,
        gaokao.points,
        ...(gaokao.atar ?? []).flat(),
        ...Object.values(gaokao.english ?? {}),
      ].filter((value) => value !== undefined)
      for (const value of numbers) expect(text).toContain(String(value))
    }
  })

  it('stand on a page of the university itself, wherever a score is held against them', () => {
    const accounts = listStatements().filter(({ kind, gaokao }) => gaokao !== null && kind === 'secondary')
    expect(accounts.filter(({ gaokao }) => gaokao?.takes === 'threshold')).toEqual([])
  })

  it('belong to universities, each once', () => {
    const ids = gaokaoUniversities().map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThanOrEqual(20)
  })
})

describe('a score by hand', () => {
  it.each([
    // 70 % of 750 are 525, 67.5 % are 506.25, 50 % are 375, 75 % are 562.5, 78 % are 585.
    ['uk-nottingham-trent-university', 525, 525, 0],
    ['uk-nottingham-trent-university', 524, 525, 1],
    ['au-the-university-of-western-australia', 506, 507, 1],
    ['au-the-university-of-western-australia', 507, 507, 0],
    ['uk-edinburgh-napier-university', 500, 500, 0],
    ['uk-university-of-derby', 370, 375, 5],
    ['uk-university-of-essex', 562, 563, 1],
    ['uk-university-of-leeds', 600, 585, 0],
  ])('%s with %i of 750 wants %i and lacks %i', (id, total, needed, missing) => {
    expect(match(id, total)).toMatchObject({ needed, missing })
  })

  it.each([
    // Of 660: 70 % are 462; the 500 of 750 are two thirds, 440.
    ['uk-nottingham-trent-university', 462],
    ['uk-edinburgh-napier-university', 440],
  ])('%s wants its share of the full marks of Shanghai: %i', (id, needed) => {
    const found = matchGaokao({ total: 500, full: 660, english: {} })
    expect(found.find(({ university }) => university.id === id)?.needed).toBe(needed)
  })

  it.each([
    ['sg-nanyang-technological-university', {}, 'untold', 'unstated'],
    ['sg-nanyang-technological-university', { ielts: 6 }, 'met', 'unstated'],
    ['sg-nanyang-technological-university', { ielts: 5.5 }, 'short', 'short'],
    ['sg-nanyang-technological-university', { ielts: 5.5, toefl: 90 }, 'met', 'unstated'],
    ['hk-chinese-university-of-hong-kong', { gaokao: 119 }, 'short', 'short'],
    ['hk-chinese-university-of-hong-kong', { ielts: 8 }, 'untold', 'unstated'],
    ['uk-university-of-derby', { ielts: 4 }, 'none', 'reached'],
    ['uk-university-college-london', { ielts: 9 }, 'none', 'no'],
  ] as const)('%s with %o: English %s, standing %s', (id, english, kind, standing) => {
    expect(match(id, 600, english)).toMatchObject({ english: { kind }, standing })
  })
})

describe('the order', () => {
  it('never puts what cannot be compared above what is reached, for any score', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: full }),
        fc.option(fc.integer({ min: 0, max: 150 })),
        (total, gaokao) => {
          const places = of(total, gaokao === null ? {} : { gaokao }).map(({ standing }) =>
            gaokaoStandings.indexOf(standing),
          )
          expect(places).toEqual(places.toSorted((a, b) => a - b))
        },
      ),
    )
  })

  it('never lets a university fall when the score rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: full - 1 }), (total) => {
        const place = (points: number, id: string) =>
          gaokaoStandings.indexOf(match(id, points)?.standing ?? 'no')
        for (const { id } of gaokaoUniversities()) {
          expect(place(total + 1, id)).toBeLessThanOrEqual(place(total, id))
        }
      }),
      { numRuns: 40 },
    )
  })
})

describe('the address', () => {
  it('gives the same reading again', () => {
    const reading = readGaokao({ score: '５８０分', full: '750', english: '120', ielts: '6.5' })
    expect(reading).toMatchObject({ total: 580, full: 750, english: { gaokao: 120, ielts: 6.5 }, errors: {} })
    expect(gaokaoHref(reading)).toBe('/special/gaokao?score=580&english=120&ielts=6.5')
  })

  it.each([
    ['score', '751'],
    ['score', '很高'],
    ['ielts', '6.3'],
    ['english', '160'],
    ['full', '900'],
  ])('says what is wrong with %s=%s and goes on without it', (field, text) => {
    const { errors } = readGaokao({ score: '600', [field]: text })
    expect(Object.keys(errors)).toEqual([field])
  })

  it('takes no total above the full marks of Shanghai', () => {
    expect(readGaokao({ score: '700', full: '660' })).toMatchObject({ total: null, full: 660 })
  })
})
