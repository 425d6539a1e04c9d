import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type RankedSchool, RankTable } from '@/components/blocks/rank-table'

const school = (values: Partial<RankedSchool>): RankedSchool => ({
  id: 'uk-example',
  name: '示例大学',
  nameEn: 'Example University',
  href: '/yxk/uk-example',
  country: { code: 'uk', name: '英国' },
  city: 'London',
  rank: '12',
  secondRank: '30',
  ...values,
})

function renderTable(schools: RankedSchool[]) {
  render(
    <RankTable
      schools={schools}
      caption="QS World University Rankings 2027，前 1 位"
      rankLabel="QS 2027"
      secondRankLabel="软科 ARWU 2026"
    />,
  )
  return screen.getByRole('table', { name: 'QS World University Rankings 2027，前 1 位' })
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('RankTable', () => {
  it('names publisher and year and gives every column a heading', () => {
    const table = renderTable([school({})])
    const headings = within(table).getAllByRole('columnheader')
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'QS 2027',
      '院校',
      '所在地',
      '软科 ARWU 2026',
    ])
  })

  it.each([
    { given: { rank: '12', secondRank: '30' }, shown: ['12', '30'] },
    { given: { rank: null, secondRank: '30' }, shown: ['暂无数据', '30'] },
    { given: { rank: '12', secondRank: null }, shown: ['12', '暂无数据'] },
    { given: { rank: '801-850', secondRank: null }, shown: ['801-850', '暂无数据'] },
    { given: { rank: '1401+', secondRank: null }, shown: ['1401+', '暂无数据'] },
  ])('prints $given as $shown', ({ given, shown }) => {
    const cells = cellsOf(renderTable([school(given)]))
    expect([cells[0], cells[2]]).toEqual(shown)
  })

  it('links the school to its page from the heading of its row', () => {
    const table = renderTable([school({})])
    const heading = within(table).getByRole('rowheader', { name: /示例大学/ })
    expect(within(heading).getByRole('link', { name: '示例大学' })).toHaveAttribute('href', '/yxk/uk-example')
    expect(heading).toHaveTextContent('Example University')
  })
})
