import { render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ChangesSince, ComingChanges } from '@/components/features/immigration/change-strip'
import { changesOfCountries, isComing, listChanges } from '@/lib/collections/kinds/change'

const on = (day: string) => vi.setSystemTime(new Date(`${day}T12:00:00+08:00`))

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})

afterEach(() => {
  vi.useRealTimers()
})

it('shows the rules that begin to hold next, the nearest in its sentence', () => {
  on('2026-11-28')
  render(<ComingChanges />)
  const coming = listChanges().filter((change) => isComing(change, '2026-11-28'))
  const { length: atNext } = coming.filter(({ date }) => date === '2027-01-01')
  const figure = screen.getByRole('figure', {
    name: new RegExp(`有 ${coming.length} 条.*，最近的 ${atNext} 条从 2027-01-01 起$`),
  })
  expect(within(figure).getByRole('link', { name: '英国毕业生签证缩短为 18 个月' })).toBeVisible()
  expect(screen.getAllByText('还有 34 天').length).toBeGreaterThan(0)
})

it.each([
  ['2028-06-01', /有 1 条，最近的从 2028-10-16 起/],
  ['2029-01-01', /^记到的规定都已经开始适用，最近的从 2028-10-16 起/],
])('is filled up on %s with the rules that began last', (day, words) => {
  on(day)
  render(<ComingChanges />)
  const figure = screen.getByRole('figure', { name: words })
  expect(within(figure).getAllByRole('listitem')).toHaveLength(6)
})

it('says whether a rule of the country changed after the day of a text', () => {
  on('2026-11-28')
  const { rerender } = render(<ChangesSince code="au" name="澳大利亚" date="2026-11-13" updated={null} />)
  expect(screen.getByRole('figure')).toHaveAccessibleName(
    '本站登记的澳大利亚各类规定里，本文发布之后没有新开始适用的',
  )
  rerender(<ChangesSince code="au" name="澳大利亚" date="2026-01-05" updated="2026-06-30" />)
  const since = changesOfCountries(['au']).filter(
    ({ date }) => date > '2026-06-30' && date < '2026-11-28',
  ).length
  expect(screen.getByRole('figure')).toHaveAccessibleName(new RegExp(`本文更新之后又有 ${since} 条开始适用$`))
})

it.each([
  ['2030-09-20', '23 个月前'],
  ['2031-02-01', '2 年前'],
  ['2031-09-20', '近 3 年前'],
  ['2031-11-01', '3 年前'],
])('says on %s that a rule began %s', (day, words) => {
  on(day)
  render(<ComingChanges />)
  const last = listChanges().find(({ date }) => date === '2028-10-16')
  const link = screen.getAllByRole('link', { name: last?.title })[0]
  expect(link?.closest('li')).toHaveTextContent(words)
})

it('does not count the days to a month', () => {
  on('2026-11-28')
  render(<ComingChanges />)
  const months = listChanges().filter(
    (change) => change.date.length === 7 && isComing(change, '2026-11-28') && change.standing === 'settled',
  )
  for (const { title } of months)
    for (const link of screen.queryAllByRole('link', { name: title }))
      expect(link.closest('li')).not.toHaveTextContent('还有')
})

it('draws nothing for a country with fewer than three changes', () => {
  const { container } = render(<ChangesSince code="ie" name="爱尔兰" date="2026-01-01" updated={null} />)
  expect(container).toBeEmptyDOMElement()
})
