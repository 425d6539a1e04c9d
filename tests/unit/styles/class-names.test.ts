import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import { parseAst } from 'vitest/node'

const require = createRequire(import.meta.url)

/** Names that Tailwind reads and writes no rule for. */
const marks = new Set(['group'])

/** The steps of space between and inside parts, in quarters of a rem. */
const steps = new Set(['0', '1', '1.5', '2', '3', '4', '6', '8', '12', '16'])

type Syntax = Readonly<Record<string, unknown>>

const isSyntax = (value: unknown): value is Syntax => typeof value === 'object' && value !== null
const partsOf = (node: Syntax) => Object.values(node).filter(isSyntax)
const nameOf = (node: unknown) => (isSyntax(node) ? String(node.name ?? node.value) : '')

/** Class lists as they are written in the code: in `className`, and in the constants that it is made from. */
function classLists(code: string): string[] {
  const constants = new Map<string, unknown>()
  const lists: string[] = []

  function collect(node: unknown): void {
    if (typeof node === 'string') lists.push(node)
    else if (isSyntax(node)) sourcesOf(node).forEach(collect)
  }
  /** What a value is made of. Words that are compared, looked up or given to a function are no classes. */
  function sourcesOf(node: Syntax): unknown[] {
    switch (node.type) {
      case 'Literal':
        return [node.value]
      case 'TemplateElement':
        return isSyntax(node.value) ? [node.value.cooked] : []
      case 'ConditionalExpression':
        return [node.consequent, node.alternate]
      case 'LogicalExpression':
        return node.operator === '&&' ? [node.right] : [node.left, node.right]
      case 'BinaryExpression':
        return node.operator === '+' ? [node.left, node.right] : []
      case 'MemberExpression':
        return [node.object]
      case 'CallExpression':
        return [node.callee]
      case 'ArrowFunctionExpression':
        return [node.body]
      case 'Property':
        return [node.value]
      case 'Identifier':
        return [takeConstant(nameOf(node))]
      default:
        return partsOf(node)
    }
  }
  function takeConstant(name: string): unknown {
    const value = constants.get(name)
    constants.delete(name)
    return value
  }
  function findConstants(node: Syntax): void {
    if (node.type === 'VariableDeclarator') constants.set(nameOf(node.id), node.init)
    partsOf(node).forEach(findConstants)
  }
  function findLists(node: Syntax): void {
    const name = node.type === 'JSXAttribute' ? node.name : node.type === 'Property' ? node.key : undefined
    if (/class(Name)?$/i.test(nameOf(name))) collect(node.value)
    partsOf(node).forEach(findLists)
  }
  const program = parseAst(code, { lang: 'tsx' })
  if (!isSyntax(program)) throw new Error('no syntax')
  findConstants(program)
  findLists(program)
  return lists
}

const wordsOf = (code: string) => classLists(code).flatMap((list) => list.split(/\s+/).filter(Boolean))

const used = globSync('{app,components}/**/*.tsx').map((file) => ({
  file,
  words: wordsOf(readFileSync(file, 'utf8')),
}))

const wordsWhere = (isFound: (word: string) => boolean) =>
  used.flatMap(({ file, words }) => words.filter(isFound).map((word) => `${file}: ${word}`))

/** Those of the words that Tailwind writes a rule for, with the theme of the site. */
async function classesMade(words: string[]): Promise<Set<string>> {
  const { build } = await compile(readFileSync('app/globals.css', 'utf8'), {
    base: path.resolve('app'),
    loadStylesheet: async (id, base) => ({
      path: require.resolve(id),
      base,
      content: readFileSync(require.resolve(id), 'utf8'),
    }),
  })
  const names = [...build(words).matchAll(/\.((?:\\.|[\w-]|[^\0-\x7f])+)/g)].map(([, name = '']) =>
    name.replace(/\\(.)/g, '$1'),
  )
  return new Set([...marks, ...names])
}

test('every class in a component is one that Tailwind makes of the theme', async () => {
  const all = used.flatMap(({ words }) => words)
  expect(all.length).toBeGreaterThan(3000)
  const made = await classesMade(all)
  expect(wordsWhere((word) => !made.has(word))).toEqual([])
})

test('space between and inside parts keeps to the steps of the design', () => {
  const stepOf = (word: string) => /^(?:[\w-]+:)*-?(?:gap(?:-[xy])?|[pm][xytbse]?)-([\d.]+)$/.exec(word)?.[1]
  expect(wordsWhere((word) => !steps.has(stepOf(word) ?? '0'))).toEqual([])
})
