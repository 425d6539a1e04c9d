import { z } from 'zod'

/** Record ids are slugs, so that they can be used in a path without encoding. */
export const idSchema = z.string().regex(/^[\w-]{1,120}$/, '编号只用字母、数字、下划线和连字符')

/** A link in content: one of our paths or an http(s) address; never `javascript:`, and no path that leads to another site. */
export const linkSchema = z
  .string()
  .regex(/^(?:\/(?![/\\])|https?:\/\/)\S*$/, '写站内地址（以 / 开头）或完整网址，中间不能有空格')

/** An ISO day such as `2026-09-12`. */
export const daySchema = z.iso.date()

/** Lower-case country code such as `us`. */
export const countryCodeSchema = z.string().regex(/^[a-z]{2}$/, '写两个小写字母的国家代码，例如 us')

export const prose = z.string().min(1)

export const proseList = z.array(prose).min(1)

/** The kind of page that was read: the authority's own page, a copy or an archive of it, or a secondary source. */
export const readingKinds = ['official', 'official-copy', 'secondary'] as const

/** A web address with the name of its page. */
export const sourceSchema = z.object({ name: prose, url: z.url({ protocol: /^https?$/ }) })

const number = (min: number, max: number, error: string) =>
  z.coerce.number<number>({ error }).int(error).min(min, error).max(max, error)

/** The largest page that an operation returns. */
export const largestPage = 60

/** `page` and `limit` of every paged list. */
export const paging = {
  page: number(1, 100_000, '页码要写成从 1 开始的整数').default(1),
  limit: number(1, largestPage, `每页条数要写成 1 到 ${largestPage} 的整数`).default(12),
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
