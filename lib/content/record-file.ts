import { isNode, LineCounter, parseDocument } from 'yaml'
import { z } from 'zod'
import { findBannedClaims } from '@/lib/blocks/claims'
import { shanghaiDate } from '@/lib/core/time'
import { explain } from '@/lib/core/zod-messages'
import { seats } from './branch-seats'
import { countries } from './countries'

/** A file that an editor must correct: one line per problem, with file, line, field and remedy. */
export class RecordError extends Error {
  constructor(findings: readonly string[]) {
    super(findings.join('\n'))
    this.name = 'RecordError'
  }
}

/**
 * Parses one record as an editor writes it in YAML.
 * @param name of its file, such as `uk-graduate-18-months.yaml`
 * @param schemaOf returns the schema, which may depend on the record's content
 * @throws RecordError that lists every problem of the file
 */
export function readYamlRecord<S extends z.ZodType>(
  name: string,
  text: string,
  schemaOf: (written: unknown) => S,
): z.output<S> {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  if (yaml.errors.length > 0) {
    throw new RecordError(
      yaml.errors.map(
        ({ linePos }) =>
          `${name} 第 ${linePos?.[0].line ?? 1} 行：看不懂，多半是缩进不齐，或文字里的冒号后有空格，把整句放进引号`,
      ),
    )
  }
  /** The line of a field; for a missing field, the line of the object in which it is missing. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? yaml.contents : yaml.getIn(path, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  const finding = (path: readonly PropertyKey[], remedy: string) =>
    `${name} 第 ${lineOf(path)} 行，${placeOf(path)}：${remedy}`

  const written: unknown = yaml.toJS()
  const result = schemaOf(written).safeParse(written, { error: explain })
  const findings = result.success
    ? []
    : result.error.issues.map(({ path, message }) => finding(path, message))
  findings.push(...claimsIn(written).map(({ path, claims }) => finding(path, refusalOfClaims(claims))))
  if (!result.success || findings.length > 0) throw new RecordError(findings)
  return result.data
}

/**
 * The id of a record, which is the name of its file and the end of its address.
 * @throws RecordError
 */
export function idOf(name: string): string {
  const id = name.replace(/\.yaml$/, '')
  if (/^[a-z\d][a-z\d-]{1,60}$/.test(id)) return id
  throw new RecordError([`${name}：文件名就是网址，只用小写字母、数字和连字符`])
}

/** A path as an editor reads it: `sources.0.url` becomes sources 第 1 条 url. */
const placeOf = (path: readonly PropertyKey[]): string =>
  path.map((place) => (typeof place === 'number' ? `第 ${place + 1} 条` : String(place))).join(' ') || '全文'

/** Why advertising law forbids these words, and what to do. */
export const refusalOfClaims = (claims: readonly string[]): string =>
  `不能写“${claims.join('”“')}”：这类说法是夸大或承诺，广告法不许，请改成事实`

type Claims = { path: PropertyKey[]; claims: string[] }

function claimsIn(value: unknown, path: PropertyKey[] = []): Claims[] {
  if (typeof value === 'string') {
    const claims = findBannedClaims(value)
    return claims.length > 0 ? [{ path, claims }] : []
  }
  if (Array.isArray(value)) return value.flatMap((item, at) => claimsIn(item, [...path, at]))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, item]) => claimsIn(item, [...path, key]))
}

/** An object with the named fields and no others. */
export const record = <T extends z.ZodRawShape>(fields: T) =>
  z.strictObject(fields, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `没有 ${issue.keys.join('、')} 这样的项，检查拼写或删去`
        : undefined,
  })

export const words = (remedy: string, most = 600) =>
  z.string(remedy).trim().min(1, remedy).max(most, `至多 ${most} 个字`)

/** A list of words with at least one entry. */
export const wordList = (remedy: string) => z.array(words(remedy, 120), remedy).min(1, remedy)

/** One of the listed names; the message explains each. */
export const oneOf = <const T extends Readonly<Record<string, string>>>(names: T, what: string) => {
  const meanings = Object.entries(names)
    .map(([name, meaning]) => (meaning === '' ? name : `${name}（${meaning}）`))
    .join('、')
  return z.custom<keyof T & string>(
    (value) => typeof value === 'string' && Object.hasOwn(names, value),
    `${what}写下面之一：${meanings}`,
  )
}

export const knownCountry = oneOf(
  Object.fromEntries(countries.map(({ code, name }) => [code, name])),
  '国家代码',
)

export const branchCode = oneOf(Object.fromEntries(seats.map(({ code, city }) => [code, city])), '分公司代码')

/** A day that is not in the future (Asia/Shanghai). */
export const pastDay = (remedy: string) =>
  z.iso.date(remedy).refine((day) => day <= shanghaiDate(new Date()), '这一天还没有到，写实际的日子')

/** For a proof, which a sample cannot have. */
export const noProof = (name: string) => z.undefined(`示例没有凭据，不能写 ${name}：删去这一项`).optional()

/** A sample is marked as one and has no consent to publication. */
export const sampled = { sample: z.literal(true), consent: noProof('consent') }

/** A real record needs the consent of the person it describes. */
export const consented = {
  sample: z.literal(false, '写 true 的是示例；真实的不写这一项').optional(),
  consent: pastDay(
    '写本人（未成年的写监护人）书面同意公开的日期，例如 2026-10-01；没有书面同意不能公开，编写的示例另写 sample: true',
  ),
}

export const isSample = (written: unknown): boolean =>
  typeof written === 'object' && written !== null && 'sample' in written && written.sample === true
