import { render, screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { describe, expect, it } from 'vitest'
import { CaseList } from '@/components/features/cases/case-list'
import { caseFilters, toCaseQuery } from '@/components/features/cases/load-cases'
import { caseOf, realCase } from './support'

const filters = caseFilters([{ code: 'uk', name: '英国' }])

const list = (values: Partial<ComponentProps<typeof CaseList>> = {}) =>
  render(
    <CaseList
      path="/caselist"
      filters={filters}
      state={{ values: { country: 'uk' }, page: 1, notes: [] }}
      found={{ list: [caseOf(), caseOf({ id: 'two', title: '另一份' })], total: 2, page: 1, limit: 12 }}
      all={32}
      relaxations={[]}
      countryOf={() => '英国'}
      {...values}
    />,
  )

it('shows no totals and no grades of evidence for samples', () => {
  list()
  expect(screen.getByText('共 2 份案例（示例）')).toBeVisible()
  expect(screen.getByText(/^示例，不对应真实学生/)).toBeVisible()
  expect(screen.queryByText(/共递交|证据/)).not.toBeInTheDocument()
})

it('gives the number of real cases, their evidence, and the note that this is not a success rate', () => {
  const real = [realCase('A'), realCase('C', { id: 'two', title: '另一份' })]
  list({ found: { list: real, total: 2, page: 1, limit: 12 } })
  expect(screen.getByText('共 2 份案例')).toBeVisible()
  expect(
    screen.getByText('本页 2 份共递交 6 份申请：录取 2，候补 2，未录取 2。这是展示数量，不是成功率。'),
  ).toBeVisible()
  expect(screen.getByText('证据等级是什么意思', { selector: 'summary *' })).toBeVisible()
  expect(screen.queryByText(/示例/)).not.toBeInTheDocument()
})

it('is a whole page without any case', () => {
  list({ found: { list: [], total: 0, page: 1, limit: 12 }, all: 0 })
  expect(screen.getByRole('heading', { name: '现在没有可以公开的案例' })).toBeVisible()
  expect(screen.getByText('一份案例会写什么')).toBeVisible()
  expect(screen.getByText('怎样读一份案例', { selector: 'summary *' })).toBeVisible()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  expect(screen.queryByText(/^共 0/)).not.toBeInTheDocument()
})

it('explains an empty list', () => {
  list({ found: { list: [], total: 0, page: 1, limit: 12 } })
  expect(screen.getByText(/没有案例不代表不能申请/)).toBeVisible()
})

describe('the query of the host', () => {
  it.each([
    [
      { country: 'uk', level: 'graduate', group: 'art', tier: 'c985', band: '90', result: 'none' },
      { country: 'uk', level: 'graduate', group: 'art', tier: 'c985', band: '90', result: 'none' },
    ],
    [{ level: 'phd', band: '100' }, {}],
  ])('for %j is %j', (values, expected) => {
    expect(JSON.parse(JSON.stringify(toCaseQuery(values)))).toEqual(expected)
  })
})
