import {
  type Document,
  isAlias,
  isCollection,
  isMap,
  isNode,
  isScalar,
  LineCounter,
  type Node,
  parseDocument,
  visit,
} from 'yaml'
import type { z } from 'zod'
import { explain } from '@/lib/core/zod-messages'
import { ContentError, type Position, type Problem, placeOf } from './content-error'
import { decodeText } from './decode'
import { typedBy } from './typed'
import { remedyOf } from './yaml-remedies'

/** A parsed file. `positionOf` finds a field of it; a field that is not written is at the group in which it is missing. */
export type Parsed<T> = { data: T; positionOf: PositionOf }

export type PositionOf = (path: readonly PropertyKey[]) => Position

/** Values of the configuration, the company and the rankings by the name that content writes between `{{` and `}}`. */
export type Values = ReadonlyMap<string, string>

type ParseOptions = {
  values?: Values
  /** What is wrong with a text, whatever its field; null when nothing is. */
  refuse?: (text: string) => string | null
}

/**
 * Parses a file of content: YAML in which every scalar is a text; the schema makes numbers and booleans of them. Anchors, tags, texts of
 * more than one line and comments behind a text are refused, because they change content without its author seeing it.
 * @param file its name in messages
 * @param schema or what chooses it by the content
 * @throws ContentError with every mistake
 */
export function parseYaml<W>(
  file: string,
  bytes: Uint8Array,
  schema: z.ZodType<W> | ((written: unknown) => z.ZodType<W>),
  { values = new Map(), refuse = () => null }: ParseOptions = {},
): Parsed<W> {
  const text = decodeText(file, bytes)
  const counter = new LineCounter()
  const document = parseDocument(text, {
    schema: 'failsafe',
    lineCounter: counter,
    prettyErrors: false,
    stringKeys: true,
  })
  const at = (offset: number): Position => {
    const { line, col } = counter.linePos(offset)
    return { line, column: col }
  }
  const spaces = spaceProblems(text)
  // Wrong spaces make the reader stumble at other places too.
  const unreadable = spaces.length > 0 ? spaces : syntaxProblems(document, text, at)
  if (unreadable.length > 0) throw new ContentError(file, inOrder(unreadable))

  const positionOf: PositionOf = (path) => {
    const node = path.length === 0 ? document.contents : document.getIn(path, true)
    if (isNode(node) && node.range) return at(node.range[0])
    return path.length === 0 ? { line: 1, column: 1 } : positionOf(path.slice(0, -1))
  }
  /** Where the name of a field is written. */
  const keyAt: PositionOf = (path) => {
    const group = path.length === 1 ? document.contents : document.getIn(path.slice(0, -1), true)
    const keys = isMap(group) ? group.items.map(({ key }) => key) : []
    const key = keys.find((one) => isScalar(one) && one.value === path.at(-1))
    return isScalar(key) && key.range ? at(key.range[0]) : positionOf(path)
  }
  const problems: Problem[] = []
  const raw: unknown = document.toJS()
  const report = (path: readonly PropertyKey[], remedy: string) =>
    problems.push({ field: placeOf(path, raw), remedy, at: positionOf(path) })
  const written = mapTexts(raw, (text, path) => {
    const remedy = refuse(text)
    if (remedy !== null) report(path, remedy)
    return filledIn(text, values, (remedy) => report(path, remedy))
  })
  const kind = typeof schema === 'function' ? schema(written) : schema
  const typed = typedBy(kind, written, (path) => {
    const name = String(path.at(-1))
    problems.push({ field: placeOf(path.slice(0, -1), written), remedy: unknownField(name), at: keyAt(path) })
  })
  const result = kind.safeParse(typed, { error: explain })
  if (!result.success) {
    problems.push(...result.error.issues.flatMap((issue) => schemaProblems(issue, typed, keyAt, positionOf)))
  }
  if (!result.success || problems.length > 0) throw new ContentError(file, inOrder(problems))
  return { data: result.data, positionOf }
}

/** Spaces that look like indentation and are none. */
function spaceProblems(text: string): Problem[] {
  return text.split('\n').flatMap((line, index) => {
    const tab = line.indexOf('\t')
    const wide = /^ *[\u00a0\u3000]/.exec(line)
    if (tab >= 0) return [problemAt('制表符', '这里是制表符（Tab）：换成空格', index + 1, tab + 1)]
    return wide === null ? [] : [problemAt('空格', '行首有全角空格：换成英文空格', index + 1, wide[0].length)]
  })
}

const problemAt = (field: string, remedy: string, line: number, column: number): Problem => ({
  field,
  remedy,
  at: { line, column },
})

/** Errors of the reader, one for each line, and parts of YAML that content must not have. */
function syntaxProblems(
  document: Document.Parsed,
  text: string,
  at: (offset: number) => Position,
): Problem[] {
  const lines = text.split('\n')
  const found = new Map<number, Problem>()
  const report = (offset: number, remedyFor: (line: string) => string, what = '写法') => {
    const position = at(offset)
    if (found.has(position.line)) return
    found.set(position.line, { field: what, remedy: remedyFor(lines[position.line - 1] ?? ''), at: position })
  }
  const nodes: Node[] = []
  visit(document, { Node: (_, node) => void nodes.push(node) })
  const open = openQuote(nodes, text)
  if (open !== null) report(open, () => '引号没有配对：在这句话的末尾补上引号，一段文字写在一行里')
  const isCause = (offset: number) => open === null || offset < open
  // The only warning is about a tag, which content must not have.
  for (const { code, pos } of [...document.errors, ...document.warnings]) {
    if (code !== 'TAB_AS_INDENT' && isCause(pos[0])) report(pos[0], (line) => remedyOf(code, line))
  }
  if (!isMap(document.contents) && found.size === 0) {
    const start = isNode(document.contents) ? (document.contents.range?.[0] ?? 0) : 0
    report(start, (line) =>
      /^\w+：/.test(line)
        ? remedyOf('MULTILINE_IMPLICIT_KEY', line)
        : '文件要从“项名: 内容”写起，可以拷一份相邻的文件',
    )
  }
  for (const node of nodes) {
    const [start] = node.range ?? [0]
    const remedy = isCause(start) ? refusalOf(node, text) : null
    if (remedy !== null) report(start, () => remedy)
  }
  return [...found.values()]
}

/** Where the first quote begins that its line does not end: everything behind it is read in a wrong way. Null when there is none. */
function openQuote(nodes: readonly Node[], text: string): number | null {
  const open = nodes.find((node) => {
    if (!isScalar(node) || !node.range || (node.type !== 'QUOTE_SINGLE' && node.type !== 'QUOTE_DOUBLE'))
      return false
    const source = text.slice(node.range[0], node.range[1]).trimEnd()
    return source.length === 1 || source.at(-1) !== source[0] || source.includes('\n')
  })
  return open?.range?.[0] ?? null
}

/** Why content must not have this node; null when it may. */
function refusalOf(node: Node, text: string): string | null {
  const quoted = '要整句放进英文单引号'
  if (isAlias(node)) return `文字以 * 开头时，${quoted}`
  if ((isScalar(node) || isCollection(node)) && node.anchor !== undefined) return `文字以 & 开头时，${quoted}`
  const isTagged = isScalar(node) ? node.tag !== undefined : node.tag?.startsWith('!')
  if (isTagged) return `文字以 ! 开头时，${quoted}`
  if (!isScalar(node) || !node.range) return null
  const [start, end] = node.range
  if (text.slice(start, end).trimEnd().includes('\n')) {
    return '一段文字写在一行里，再长也不换行，不用 | 和 >；要分段就写成 paragraphs 的另一项'
  }
  const comment = / +#.*/y
  comment.lastIndex = end
  const rest = comment.exec(text)
  return rest === null
    ? null
    : `“${rest[0].trim().slice(0, 12)}”会被当成注释丢掉：整句放进英文单引号；注释另起一行`
}

const unknownField = (name: string) => `没有“${name}”这个字段，是不是拼错了`

/** The problems of one issue of the schema: for unknown fields one each, at their names. */
function schemaProblems(
  { code, path, message, ...issue }: z.core.$ZodIssue,
  written: unknown,
  keyAt: PositionOf,
  positionOf: PositionOf,
): Problem[] {
  const field = placeOf(path, written)
  if (code !== 'unrecognized_keys' || !('keys' in issue))
    return [{ field, remedy: message, at: positionOf(path) }]
  return issue.keys.map((name) => ({ field, remedy: unknownField(name), at: keyAt([...path, name]) }))
}

const valueName = /\{\{((?:company|env|rankings)\.[\w.]+)\}\}/g

/** The text with every named value in its place. Figures keep their `{{id}}`, because pages print their source too. */
const filledIn = (text: string, values: Values, report: (remedy: string) => void): string =>
  text.replaceAll(valueName, (token, name: string) => {
    const known = values.get(name)
    if (known === undefined) report(`没有“${name}”这个值，可以写 ${[...values.keys()].join('、')}`)
    return known ?? token
  })

/** The content with each of its texts changed. */
function mapTexts(
  value: unknown,
  change: (text: string, path: readonly PropertyKey[]) => string,
  path: readonly PropertyKey[] = [],
): unknown {
  if (typeof value === 'string') return change(value, path)
  if (Array.isArray(value)) return value.map((item, index) => mapTexts(item, change, [...path, index]))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, mapTexts(item, change, [...path, name])]),
  )
}

const inOrder = (problems: readonly Problem[]): Problem[] =>
  problems.toSorted(
    ({ at: a }, { at: b }) => (a?.line ?? 0) - (b?.line ?? 0) || (a?.column ?? 0) - (b?.column ?? 0),
  )
