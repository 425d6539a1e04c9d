import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RankingsTable } from '@/components/features/tools/rankings/rankings-table'
import { countWords } from '@/components/features/tools/rankings/rankings-words'
import { toEntries } from '@/lib/tools/rankings/entries'
import { type RankScope, readRankState, toRows } from '@/lib/tools/rankings/view'
import { arwuRank, qsRank, school } from '../../../unit/schools/support'

const scope: RankScope = { path: '/special/ranking', main: 'qs', countries: [], isListedOnly: false }
const nameOf = (code: string) => ({ us: '美国', uk: '英国' })[code] ?? code

const entries = toEntries([
  school({ id: 'us-a', name: '甲大学', rank: qsRank('2', 2), previousRank: '3', arwu: arwuRank(5) }),
  school({ id: 'us-b', name: '乙大学', rank: qsRank('2', 2), previousRank: null }),
  school({ id: 'us-c', name: '丙大学', rank: qsRank('801-850', 801), previousRank: '791-800' }),
  school({ id: 'us-d', name: '丁大学', arwu: arwuRank(21) }),
])

const stateOf = (params: Record<string, string>) => readRankState(scope, ['us', 'uk'], params)

function show(params: Record<string, string> = {}) {
  const state = stateOf(params)
  render(<RankingsTable scope={scope} state={state} rows={toRows(entries, scope, state)} nameOf={nameOf} />)
}

const row = (name: RegExp) => screen.getByRole('row', { name })

describe('the number of schools', () => {
  it.each<[string, Partial<RankScope>, Record<string, string>, string]>([
    ['of all lists', {}, {}, '本库 224 所，不含内地'],
    ['of QS, beside its length', { isListedOnly: true }, {}, '本库 224 所（全榜 1,504 所，含内地）'],
    ['of a part of a list', { isListedOnly: true }, { band: '100' }, '本库 224 所，不含内地'],
    ['of one country', { countries: ['us'] }, {}, '本库 224 所'],
  ])('%s says that it is what the library holds', (_, change, params, words) => {
    expect(countWords({ ...scope, ...change }, stateOf(params), 224)).toBe(words)
  })
})

describe('the table', () => {
  it('names list, edition and publisher, and shows no date of reading', () => {
    show()
    const table = screen.getByRole('table', { name: /QS 世界大学排名 2027.*2026.*2026/ })
    expect(table).not.toHaveAccessibleName(/\d{4}-\d\d-\d\d/)
  })

  it('marks equal ranks, prints bands as bands, and has different words for different reasons of a missing rank', () => {
    show()
    expect(within(row(/甲大学/)).getByText('并列')).toBeVisible()
    expect(row(/甲大学/)).toHaveTextContent(/比上一版升 1/)
    expect(row(/丙大学/)).toHaveTextContent('801–850')
    expect(row(/丙大学/)).not.toHaveTextContent(/比上一版/)
    expect(within(row(/丁大学/)).getByText('未上榜')).toBeVisible()
    expect(within(row(/乙大学/)).getByText('没有上一版')).toBeVisible()
    expect(within(row(/乙大学/)).getByText('无数据')).toBeVisible()
  })

  it.each(['qs', 'arwu'] as const)(
    'draws the way from the older place, which is before it, to the newer edition, under a heading: by %s',
    (main) => {
      const of = { ...scope, main }
      const state = stateOf({})
      render(<RankingsTable scope={of} state={state} rows={toRows(entries, of, state)} nameOf={nameOf} />)
      const heading = screen.getByRole('columnheader', { name: /QS 2026/ })
      expect(heading).toHaveTextContent(/^QS 2026$/)
      expect(heading.querySelector('[data-to]')).toHaveAttribute('data-to', '2027')
      const slope = row(/甲大学/).querySelector('[data-ranking="slope"]')
      expect(slope?.closest('td')).toHaveAttribute('data-mobile-label', 'QS 2026')
      expect(slope?.previousSibling?.textContent).toBe('3')
      const line = slope?.querySelector('path')?.getAttribute('d') ?? ''
      const [, left, from, right, to] = (/M([\d.]+) ([\d.]+)L([\d.]+) ([\d.]+)/.exec(line) ?? []).map(Number)
      expect(left).toBeLessThan(right ?? 0)
      // From the third place up to the second one.
      expect(from).toBeGreaterThan(to ?? 99)
      expect(row(/乙大学/).querySelector('[data-ranking="slope"]')).toBeNull()
    },
  )

  it('sorts by links in the headings', () => {
    show({ sort: 'arwu' })
    expect(screen.getByRole('columnheader', { name: /软科 2026/ })).toHaveAttribute('aria-sort', 'ascending')
    expect(screen.getByRole('columnheader', { name: /QS 2027/ })).not.toHaveAttribute('aria-sort')
    expect(screen.getByRole('link', { name: /^软科 2026/ })).toHaveAttribute(
      'href',
      '/special/ranking?sort=arwu&order=desc',
    )
    expect(screen.getByRole('link', { name: /^QS 2027/ })).toHaveAttribute('href', '/special/ranking')
  })
})
