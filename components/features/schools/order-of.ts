import { type SearchParams, single } from '@/lib/address'
import { rankings } from '@/lib/schools/rankings'

type Order = {
  /** `sort` and `order` of the address in one value, as the field of the list sends them. */
  id: string
  label: string
  /** High schools have this order too. */
  isForAll?: true
  ofHighSchools?: string
}

export const orders: readonly Order[] = [
  { id: 'rank-asc', label: `按 QS ${rankings.qs.edition}`, isForAll: true, ofHighSchools: '常被问到的在前' },
  { id: 'rank-desc', label: 'QS 倒序', isForAll: true, ofHighSchools: '常被问到的在后' },
  { id: 'name-asc', label: '按中文校名', isForAll: true },
  { id: 'name-desc', label: '按中文校名，倒序', isForAll: true },
  { id: 'cost-asc', label: '学费从低到高' },
  { id: 'cost-desc', label: '学费从高到低' },
  { id: 'admission-asc', label: '录取率从低到高' },
  { id: 'admission-desc', label: '录取率从高到低' },
  { id: 'international-desc', label: '国际学生比例从高到低' },
  { id: 'international-asc', label: '国际学生比例从低到高' },
  { id: 'size-desc', label: '人数从多到少' },
  { id: 'size-asc', label: '人数从少到多' },
]

/** The order in a list's address. */
export function orderOf({ sort = 'rank', order = 'asc' }: Record<string, string>): string {
  const id = `${sort}-${order}`
  return orders.some((one) => one.id === id) ? id : 'rank-asc'
}

/**
 * The address with the field's value as `sort` and `order`. Default values are left out, so that the address is
 * short.
 */
export function withOrder({ by, ...params }: SearchParams): SearchParams {
  const id = single(by)
  if (!orders.some((one) => one.id === id)) return params
  const [sort = '', order = ''] = id.split('-')
  return { ...params, ...(sort !== 'rank' && { sort }), ...(order === 'desc' && { order }) }
}
