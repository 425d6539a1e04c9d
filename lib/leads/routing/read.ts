import { isNode, LineCounter, parseDocument } from 'yaml'
import { Explained } from '@/lib/core/explained'
import { explain } from '@/lib/core/zod-messages'
import { type Routing, type RoutingPlaces, routingSchema } from './rules'

type RoutingFile = RoutingPlaces & { name: string; text: string }

/**
 * Reads the offices and rules that an operator wrote in YAML.
 * @throws Explained that lists every fault with file, line, place and remedy
 */
export function readRouting({ name, text, ...places }: RoutingFile): Routing {
  const lines = new LineCounter()
  const yaml = parseDocument(text, { lineCounter: lines })
  if (yaml.errors.length > 0) {
    throw new Explained(
      yaml.errors.map(
        ({ linePos }) =>
          `${name} 第 ${linePos?.[0].line ?? 1} 行：看不懂，多半是缩进不齐、少了冒号后的空格，或用了中文的冒号、引号`,
      ),
    )
  }
  /** The line of a path; for a missing path, the line of the object in which it is missing. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node = path.length === 0 ? yaml.contents : yaml.getIn(path, true)
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    return path.length === 0 ? 1 : lineOf(path.slice(0, -1))
  }
  const result = routingSchema(places).safeParse(yaml.toJS(), { error: explain })
  if (result.success) return result.data
  const findings = result.error.issues.map(
    ({ path, message }) => `${name} 第 ${lineOf(path)} 行，${placeOf(path)}：${message}`,
  )
  throw new Explained([...wideColons(name, text), ...findings])
}

/** Reports full-width colons. YAML does not take them as the end of a key, and the parser's own message about them is misleading. */
const wideColons = (name: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, index) =>
      /^[\s-]*[^\s:#"']+：/.test(line) ? `${name} 第 ${index + 1} 行：冒号要用英文的 : ，后面空一格` : [],
    )

/** A path as an operator reads it: `rules.0.city.1` becomes rules 第 1 条 › city 第 2 个. */
function placeOf(path: readonly PropertyKey[]): string {
  const words: string[] = []
  for (const part of path) {
    if (typeof part === 'number') words.push(`${words.pop() ?? ''} 第 ${part + 1} 条`)
    else words.push(String(part))
  }
  return words.join(' › ') || '全文'
}
