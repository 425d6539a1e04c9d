import { z } from 'zod'

const number = (min: number, max: number, error: string) =>
  z.coerce.number({ error }).int(error).min(min, error).max(max, error)

/** `page` and `limit` of every list that pages. */
export const paging = {
  page: number(1, 100_000, '页码要写成从 1 开始的整数').default(1),
  limit: number(1, 60, '每页条数要写成 1 到 60 的整数').default(12),
}

const matching = (pattern: RegExp, error: string) => z.string({ error }).regex(pattern, error)

export const countryField = matching(/^[a-z]{2}$/, '国家要写成两个小写字母的代码，例如 us').optional()

export const branchField = matching(/^[a-z]{2,4}$/, '分公司要写成小写字母代码，例如 bj')

export const idField = matching(/^[\w-]{1,120}$/, '编号要写出，只能有字母、数字、下划线和连字符')

export const yearField = number(2000, 2100, '年份要写成四位数字').optional()

/** A short free text such as a city or a subject. */
export const wordField = (max: number) => z.string().max(max, `请勿超过 ${max} 个字`).optional()

/** One of a closed list of words. */
export const choiceField = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, { error: `只能是 ${values.join('、')}` })

/** One page of an array; a page beyond the end is an empty list with the true total. */
export function paginate<T>(items: readonly T[], { page, limit }: { page: number; limit: number }) {
  const start = (page - 1) * limit
  return { list: items.slice(start, start + limit), total: items.length, page, limit }
}
