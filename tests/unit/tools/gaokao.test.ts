import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { listStatements } from '@/lib/facts/registry'
import { gaokaoHref, readGaokao } from '@/lib/tools/gaokao/input'
import { gaokaoStandings, isInGroup, matchGaokao } from '@/lib/tools/gaokao/match'
import { table } from '@/tests/support/table'

const full = 750
const of = (total: number, english = {}) => matchGaokao({ total, full, english })
const match = (id: string, ...score: Parameters<typeof of>) =>
  of(...score).find(({ university }) => university.id === id)

describe('the numbers of the facts', () => {
  it('are in the statements they belong to', () => {
    for (const { text, gaokao } of listStatements()) {
      if (gaokao === null) continue
      const numbers = [
        gaokao.percent,
        gaokao.percentTo,
        gaokao.points,
        gaokao.pointsTo,
        ...(gaokao.atar ?? []).flat(),
        ...Object.values(gaokao.english ?? {}),
      ].filter((value) => value !== undefined)
      for (const value of numbers) expect(text).toContain(String(value))
      // A second condition is told wherever the total is compared.
      if (gaokao.takes === 'threshold' && /另|，加|，高一|审核/.test(text))
        expect(gaokao.besides, text).toBeDefined()
    }
  })

  it('are on a page of the university itself wherever a score is compared with them', () => {
    const accounts = listStatements().filter(({ kind, gaokao }) => gaokao !== null && kind === 'secondary')
    expect(accounts.filter(({ gaokao }) => gaokao?.takes === 'threshold')).toEqual([])
  })
})

describe('a score checked by hand', () => {
  it.each([
    // Of 750: 70 % are 525, 50 % are 375, 75 % are 562.5, 78 % are 585.
    ['uk-nottingham-trent-university', 525, 525, 0],
    ['uk-nottingham-trent-university', 524, 525, 1],
    ['uk-edinburgh-napier-university', 500, 500, 0],
    ['uk-university-of-derby', 370, 375, 5],
    ['de', 524, 525, 1],
  ])('%s with %i of 750 needs %i and lacks %i', (id, total, low, missing) => {
    expect(match(id, total)).toMatchObject({ needed: { low }, missing })
  })

  it.each([500, 507, 700])(
    '%i is compared with no table of equivalents, because no programme admits by it',
    (total) => {
      const found = match('au-the-university-of-western-australia', total)
      expect(found).toMatchObject({ needed: null, missing: null, standing: 'unstated' })
      expect(found?.equivalent).toContain('对照表')
    },
  )

  it.each([
    // 70 % of Shanghai's 660 are 462; of Hainan's 900 they are 630.
    [660, 462],
    [900, 630],
  ])('a percentage applies to the full marks of the province: of %i it is %i', (full, low) => {
    const found = matchGaokao({ total: 500, full, english: {} })
    expect(found.find(({ university }) => university.id === 'uk-nottingham-trent-university')).toMatchObject({
      needed: { low },
    })
  })

  it.each([660, 900])('points of 750 are not compared with a paper of %i', (full) => {
    const found = matchGaokao({ total: full, full, english: {} })
    const inPoints = found.filter(({ university }) => university.line?.unit === 'points')
    expect(inPoints.length).toBeGreaterThan(1)
    for (const one of inPoints)
      expect(one).toMatchObject({ needed: null, missing: null, standing: 'unscaled' })
  })

  it.each(
    table(
      `
        sg-nanyang-technological-university |                  | notGiven | unstated
        sg-nanyang-technological-university | ielts=6          | total    | unstated
        sg-nanyang-technological-university | ielts=5.5        | short    | englishAlone
        sg-nanyang-technological-university | ielts=5.5&toefl=90 | met    | unstated
        sg-national-university-of-singapore | ielts=6          | short    | englishAlone
        sg-national-university-of-singapore | ielts=6.5        | total    | unstated
        hk-chinese-university-of-hong-kong  | gaokao=119       | short    | englishAlone
        hk-chinese-university-of-hong-kong  | ielts=8          | notGiven | unstated
        uk-university-of-derby              | ielts=4          | none     | reached
        uk-university-college-london        | ielts=9          | none     | no
      `,
      [
        String,
        (cell) =>
          Object.fromEntries([...new URLSearchParams(cell)].map(([test, mark]) => [test, Number(mark)])),
        String,
        String,
      ],
    ),
  )('%s with %o: English %s, standing %s', (id, english, kind, standing) => {
    expect(match(id, 600, english)).toMatchObject({ english: { kind }, standing })
  })
})

describe('the order of universities', () => {
  it('puts universities without comparison last, for any score', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: full }),
        fc.option(fc.integer({ min: 0, max: 150 })),
        (total, gaokao) => {
          const matches = of(total, gaokao === null ? {} : { gaokao })
          const firstUnknown = matches.findIndex((each) => isInGroup(each, 'unknown'))
          expect(matches.slice(firstUnknown).filter((each) => !isInGroup(each, 'unknown'))).toEqual([])
          expect(matches.slice(0, firstUnknown).filter((each) => isInGroup(each, 'unknown'))).toEqual([])
        },
      ),
    )
  })

  it('never moves a university down when the score rises', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: full - 1 }), (total) => {
        const places = (points: number) =>
          new Map(of(points).map((each) => [each.university.id, gaokaoStandings.indexOf(each.standing)]))
        const [before, after] = [places(total), places(total + 1)]
        for (const [id, place] of after) expect(place).toBeLessThanOrEqual(before.get(id) ?? -1)
      }),
      { numRuns: 40 },
    )
  })
})

it.each(
  table(
    `
      675 | ATAR 98
      674 | ATAR 96
      507 | ATAR 75
      505 | 西澳大利亚大学的对照表从 67.5%（ATAR 75）开始
    `,
    [Number, String],
  ),
)('a total of %i is %s in the West Australian table', (total, words) => {
  expect(
    of(total)
      .flatMap(({ equivalent }) => equivalent ?? [])
      .join(''),
  ).toContain(words)
})

describe('the address', () => {
  it('gives the same state again', () => {
    const reading = readGaokao({ score: '５８０分', full: '750', english: '120', ielts: '6.5' })
    expect(reading).toMatchObject({ total: 580, full: 750, english: { gaokao: 120, ielts: 6.5 }, errors: {} })
    expect(gaokaoHref(reading)).toBe('/special/gaokao?score=580&english=120&ielts=6.5')
  })

  it.each(
    table(`
      score | 751
      score | 很高
      ielts | 6.3
      english | 160
      full | 800
    `),
  )('reports the error in %s=%s and continues without it', (field, text) => {
    const { errors } = readGaokao({ score: '600', [field]: text })
    expect(Object.keys(errors)).toEqual([field])
  })

  it('accepts no total above the full marks of Shanghai', () => {
    expect(readGaokao({ score: '700', full: '660' })).toMatchObject({ total: null, full: 660 })
  })
})
