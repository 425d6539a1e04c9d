import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ContentError } from '@/lib/collections/content-error'
import { everyCollection } from '@/lib/collections/every-collection'

/** Makes a mistake in a file as its authors do: the first place that fits is replaced. */
type Mistake = readonly [written: RegExp, replacement: string]

const kindOf = (name: string) => {
  const kind = everyCollection.find((one) => one.name === name)
  if (kind === undefined) throw new Error(`no kind ${name}`)
  return kind
}

/** The first file of a kind in which the mistake can be made, with it. */
function breakFile(name: string, [written, replacement]: Mistake) {
  const kind = kindOf(name)
  const found = kind
    .ids()
    .map((id) => ({ id, text: readFileSync(kind.fileOf(id), 'utf8') }))
    .find(({ text }) => written.test(text))
  if (found === undefined) throw new Error(`no file of ${name} has ${written}`)
  return { kind, id: found.id, text: found.text.replace(written, replacement) }
}

/** What is said about a file: its name, and each field with remedy and place. Null when the file is read. */
function findProblems({ parse }: Pick<ReturnType<typeof kindOf>, 'parse'>, id: string, bytes: Uint8Array) {
  try {
    parse(id, bytes)
    return null
  } catch (error) {
    if (error instanceof ContentError) return { file: error.file, problems: error.problems }
    throw error
  }
}

/** The same of a file that must be refused. */
function problemsOf(...args: Parameters<typeof findProblems>) {
  const found = findProblems(...args)
  if (found === null) throw new Error(`${args[1]} was read`)
  return found
}

/** Where a part of a text begins; both numbers count from 1. */
function placeOf(text: string, part: string) {
  const before = text.slice(0, text.indexOf(part)).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}

it.each<[kind: string, written: RegExp, replacement: string, at: string, field: string, remedy: string]>([
  ['case', /^country: .+/m, 'country: xx', 'xx', 'country', '国家代码写下面之一：us（美国）'],
  [
    'guide',
    /^ {6}- [a-z].+/m,
    '      - no-such-rule',
    'no-such-rule',
    'facts › 第 1 项',
    '没有“no-such-rule”：写 lib/content/guides/routes.csv 里的编号',
  ],
  ['place-names', /^ {4}Boston: .+/m, '    Boston: Boston', 'Boston\n', 'cities › us › Boston', '写中文名'],
  ['official-checks', /- sevp$/m, '- sevpp', 'sevpp', 'university › us › 第 1 项', 'shared 里没有“sevpp”'],
  [
    'case',
    / result: offer/,
    ' result: 录取',
    '录取\n',
    'applied › 第 1 项 › result',
    '结果写下面之一：offer',
  ],
  ['person', /^languages:\n(?: .*\n)+/m, 'languages: 普通话\n', '普通话\n', 'languages', '写成列表'],
  [
    'story',
    /^conditional: .+/m,
    'conditional: 是',
    '是\n',
    'conditional',
    '录取还有条件写 true，没有写 false',
  ],
  [
    'programme',
    /^amounts:\n {2}- .+/m,
    'amounts:\n  - no-such-fee',
    'no-such-fee',
    'amounts › 第 1 项',
    'no-such-fee',
  ],
  [
    'city-guide',
    /^ {2}headline:\n(?: {4}.*\n)+/m,
    '  headline: 一句话\n',
    '一句话\n',
    'guide › headline',
    '写一个列表',
  ],
  [
    'cost-country',
    /^currency: .+/m,
    'currency: 澳元',
    '澳元',
    'currency',
    '写三个大写字母的货币代码，例如 GBP',
  ],
])(
  'a mistake in a record is said with file, line, column and remedy %s: %s as %s',
  (name, written, replacement, at, field, remedy) => {
    const { kind, id, text } = breakFile(name, [written, replacement])
    const { file, problems } = problemsOf(kind, id, Buffer.from(text))
    expect(file).toBe(kind.fileOf(id))
    expect(problems).toContainEqual({
      field: expect.stringMatching(new RegExp(`${field}$`)),
      remedy: expect.stringContaining(remedy),
      at: placeOf(text, at),
    })
  },
)

describe('whatever stands in a field', () => {
  const yaml = everyCollection.filter(({ fileOf }) => fileOf('').endsWith('.yaml'))

  it.each(yaml.map((kind) => [kind.title, kind] as const))(
    'of %s, it is read or refused in Chinese',
    (_, kind) => {
      const [id = ''] = kind.ids()
      const text = readFileSync(kind.fileOf(id), 'utf8')
      const names = new Set([...text.matchAll(/^ *(?:- )?(\w+): ./gm)].map(([, name = '']) => name))
      // The names of a table, such as those of towns, are read alike.
      const isTable = names.size > 60
      for (const name of isTable ? [...names].slice(0, 1) : names) {
        for (const typed of ['zz 9', '-1', '字']) {
          const broken = text.replace(new RegExp(`^( *(?:- )?${name}): .+`, 'm'), `$1: ${typed}`)
          const found = findProblems(kind, id, Buffer.from(broken))
          for (const { remedy, at } of found?.problems ?? []) {
            expect({ name, remedy, at }).toEqual({
              name,
              remedy: expect.stringMatching(/^(?!Invalid).*\p{Script=Han}/u),
              at: { line: expect.any(Number), column: expect.any(Number) },
            })
          }
        }
      }
    },
  )
})
