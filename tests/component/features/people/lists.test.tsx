import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import { ListPage } from '@/components/blocks/listing/list-page'
import { relaxFilters } from '@/components/blocks/listing/load-list'
import type { Filter, ListState } from '@/lib/listing'

it.each<[string, Partial<ListState>, boolean[], boolean]>([
  ['a plain list of real records', {}, [false, false], true],
  ['an empty plain list', {}, [], true],
  ['a list with one sample', {}, [false, true], false],
  ['a filtered list', { values: { country: 'us' } }, [false], false],
  ['a further page', { page: 2 }, [false], false],
  ['an address with a bad value', { notes: ['已忽略'] }, [false], false],
])('%s is indexed', (_, state, samples, indexed) => {
  const list = samples.map((sample) => ({ sample }))
  expect(isIndexedList({ values: {}, page: 1, notes: [], ...state }, list)).toBe(indexed)
})

describe('an empty list', () => {
  const filters: Filter[] = [
    { kind: 'choice', name: 'country', label: '国家', choices: [{ value: 'es', label: '西班牙' }] },
    { kind: 'choice', name: 'year', label: '年份', choices: [{ value: '2025', label: '2025 年' }] },
  ]
  const state = { values: { country: 'es', year: '2025' }, page: 1, notes: [] }

  it('offers the filters to remove, each with its number of results', async () => {
    const relaxations = await relaxFilters('/goodnews', filters, state, async (values) =>
      values.country === undefined ? 8 : 0,
    )
    render(
      <ListPage
        title="喜报"
        path="/goodnews"
        state={state}
        found={{ total: 0, limit: 12 }}
        unit="则"
        empty="没有这样的喜报。"
        relaxations={relaxations}
        relaxed={{ unit: '则', all: '查看全部喜报' }}
      >
        清单
      </ListPage>,
    )
    const offered = within(screen.getByRole('navigation', { name: '放宽条件' })).getAllByRole('link')
    expect(offered.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['去掉“国家：西班牙”8 则', '/goodnews?year=2025'],
      ['查看全部喜报', '/goodnews'],
    ])
  })
})
