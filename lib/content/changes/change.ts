import { parseDocument } from 'yaml'
import { z } from 'zod'
import { type ProgrammeId, programmeIds } from '@/lib/content/programmes/programmes'
import { readingKinds } from '@/lib/contract/fields'
import { publisherOf, refusalOf } from '@/lib/facts/publishers'
import { changeCountries, changeKinds, standings } from './names'

const monthOrDay = z
  .string('写成 2027-01-01；只知道月份的写 2027-01')
  .regex(/^20\d{2}-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?$/, '写成 2027-01-01；只知道月份的写 2027-01')

const words = (remedy: string, most: number) =>
  z.string(remedy).trim().min(1, remedy).max(most, `至多 ${most} 个字`)

const codes = <const T extends Record<string, string>>(names: T, what: string) =>
  z.enum(
    Object.keys(names) as [keyof T & string, ...(keyof T & string)[]],
    `${what}写下面之一：${Object.entries(names)
      .map(([code, name]) => `${code}（${name}）`)
      .join('、')}`,
  )

const changeSchema = z.strictObject(
  {
    title: words('写一句话：谁的什么改成了什么', 40),
    /** Day or month from which it holds; of what does not hold yet, the day of its announcement. */
    date: monthOrDay,
    standing: codes(standings, 'standing ').default('settled'),
    country: codes(changeCountries, 'country '),
    kind: codes(changeKinds, 'kind '),
    /** Null where what held before was not read. */
    from: words('写原来是怎样；不知道的写 null', 160).nullable(),
    to: words('写改成怎样', 240),
    who: words('写与谁有关', 120),
    /** The page that says so; its name comes from lib/facts/data/publishers.json. */
    source: z
      .url({ protocol: /^https?$/, error: '写完整网址，以 https:// 开头' })
      .superRefine((url, context) => {
        const refusal = refusalOf(url)
        const problem =
          refusal !== null
            ? `不能引用 ${new URL(url).hostname}：${refusal}`
            : publisherOf(url) === null
              ? '没有登记这个网站是谁办的：先写进 lib/facts/data/publishers.json'
              : null
        if (problem !== null) context.addIssue({ code: 'custom', message: problem })
      }),
    read: z.enum(
      readingKinds,
      '写 official（读了官方页面）、official-copy（官方页面的存档或抄录）或 secondary（别人的转述）',
    ),
    /** Day or month for which the source says so. */
    asOf: monthOrDay,
    programmes: z
      .array(z.custom<ProgrammeId>((id) => programmeIds.some((known) => known === id), '没有这个项目'))
      .default([]),
    /** Pages of ours that it concerns. */
    pages: z.array(z.string().regex(/^\/[\w/-]*$/, '写站内地址，以 / 开头')).default([]),
  },
  {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `没有 ${issue.keys.join('、')} 这样的项，检查拼写或删去`
        : undefined,
  },
)

export type Change = z.output<typeof changeSchema> & { id: string; sourceName: string }

/** What an editor has to mend: a line per finding, with file, line where known, field and remedy. */
export class ChangeError extends Error {}

/** One change as an editor writes it. @param name of its file, such as `uk-graduate-18-months.yaml` @throws ChangeError */
export function parseChange(name: string, text: string): Change {
  const id = name.replace(/\.yaml$/, '')
  const yaml = parseDocument(text)
  const findings = yaml.errors.map(
    ({ linePos }) =>
      `${name} 第 ${linePos?.[0].line ?? 1} 行：看不懂，多半是缩进不齐，或文字里的冒号后有空格，把整句放进引号`,
  )
  if (!/^[a-z]{2}-[a-z\d-]+$/.test(id))
    findings.push(`${name}：文件名写成 国家-什么.yaml，只用小写字母、数字和连字符`)
  const result = changeSchema.safeParse(yaml.errors.length > 0 ? {} : yaml.toJS())
  if (!result.success && yaml.errors.length === 0) {
    findings.push(
      ...result.error.issues.map(
        ({ path, message }) =>
          `${name} 第 ${lineOf(text, path[0])} 行，${path.join('.') || '全文'}：${message}`,
      ),
    )
  }
  if (!result.success || findings.length > 0) throw new ChangeError(findings.join('\n'))
  return { id, ...result.data, sourceName: publisherOf(result.data.source)?.name ?? '' }
}

/** The line on which a field begins; the first where it is missing. */
function lineOf(text: string, field: PropertyKey | undefined): number {
  const at = text.split('\n').findIndex((line) => line.startsWith(`${String(field)}:`))
  return at < 0 ? 1 : at + 1
}
