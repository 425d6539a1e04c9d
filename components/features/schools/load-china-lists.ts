import { cache } from 'react'
import { number, readAddress } from '@/lib/address'
import { listChinaPlacements } from '@/lib/api/programmes'
import { grouped } from '@/lib/core/numbers'
import { choiceFilter, type Filter, readListState } from '@/lib/listing'
import { findNamedSchool } from './find-named-school'

const perPage = 30

/** The average of the visitor, for the ruler of one university. */
const ownFields = { average: number({ min: 0, max: 100, step: 0.01, subject: '均分' }) }

/** What UK universities publish about the Chinese institution in an address, or the list of one university. */
export const loadChinaLists = cache(async (params: string) => {
  const { lists, rules, averages } = await listChinaPlacements({ limit: 1 })
  const filters: Filter[] = [
    { kind: 'text', name: 'q', label: '您的本科学校', placeholder: '如 苏州大学、上海理工', maxLength: 60 },
    {
      ...choiceFilter(
        'uk',
        '英国大学',
        Object.fromEntries(lists.map(({ uk, uk_name, count }) => [uk, `${uk_name}（${grouped(count)} 所）`])),
      ),
      byLinks: true,
    },
  ]
  const given = Object.fromEntries(new URLSearchParams(params))
  const state = readListState(filters, given)
  const { q, uk } = state.values
  const own = readAddress(ownFields, given)
  const isAsked = q !== undefined || uk
  const [found, named] = await Promise.all([
    listChinaPlacements({ q, uk, page: state.page, limit: perPage }),
    findNamedSchool({ words: q ?? '', country: 'uk' }),
  ])
  return {
    filters,
    state,
    lists,
    rules,
    averages,
    isAsked,
    own: { value: own.values.average, typed: own.typed.average, problem: own.errors.average },
    /** Universities of the United Kingdom that were typed where a Chinese one is asked for. */
    british: [...(named.school ? [named.school] : []), ...(found.total === 0 ? named.others : [])].map(
      ({ id, name }) => ({ id, name, hasList: lists.some((list) => list.uk === id) }),
    ),
    found: isAsked ? found : { ...found, list: [], total: 0 },
  }
})

export type ChinaListData = Awaited<ReturnType<typeof loadChinaLists>>
