import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { isIndexedList } from '@/components/blocks/listing/indexed'
import { ListPage } from '@/components/blocks/listing/list-page'
import { relaxFilters } from '@/components/blocks/listing/load-list'
import type { Filter } from '@/lib/listing'

const plain = { values: {}, page: 1, notes: [] }

it.each([
  { what: 'a plain list of real records', state: plain, samples: [false, false], indexed: true },
  { what: 'an empty plain list', state: plain, samples: [], indexed: true },
  { what: 'a list with one sample', state: plain, samples: [false, true], indexed: false },
  {
    what: 'a filtered list',
    state: { ...plain, values: { country: 'us' } },
    samples: [false],
    indexed: false,
  },
  { what: 'a further page', state: { ...plain, page: 2 }, samples: [false], indexed: false },
  {
    what: 'an address with a bad value',
    state: { ...plain, notes: ['已忽略'] },
    samples: [false],
    indexed: false,
  },
])('$what is indexed: $indexed', ({ state, samples, indexed }) => {
  expect(
    isIndexedList(
      state,
      samples.map((sample) => ({ sample })),
    ),
  ).toBe(indexed)
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
