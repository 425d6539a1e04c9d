import type { ReactNode } from 'react'
import { renderPage } from '@/tests/support/render-page'

type PageModule = {
  default: (props: {
    params: Promise<Record<string, string | string[]>>
    searchParams: Promise<Record<string, string | string[]>>
  }) => ReactNode | Promise<ReactNode>
}
type RouteModule = {
  GET: (
    request: Request,
    context: { params: Promise<Record<string, string | string[]>> },
  ) => Promise<Response> | Response
}

const pages = import.meta.glob<PageModule>('/app/**/page.tsx')
const files = import.meta.glob<RouteModule>('/app/**/route.ts')

/** The text of an address, see {@link readPage}. */
export const readAddress = async (address: string): Promise<string> => (await readPage(address)).text

/**
 * The text of an address for a visitor without scripts, with white space folded: a page without header and footer, or
 * a file. `largest` is the line in the largest letters, the answer; empty when there is none.
 */
export async function readPage(address: string): Promise<{ text: string; largest: string }> {
  const url = new URL(address, 'http://localhost:3000')
  const file = findRoute(files, url.pathname)
  if (file !== null) {
    const { GET } = await file.load()
    const answer = await GET(new Request(url), { params: Promise.resolve(file.params) })
    return { text: fold(await answer.text()), largest: '' }
  }
  const page = findRoute(pages, url.pathname)
  if (page === null) throw new Error(`no page at ${url.pathname}`)
  const { default: Page } = await page.load()
  const html = await renderPage(
    await Page({ params: Promise.resolve(page.params), searchParams: Promise.resolve(queryOf(url)) }),
  )
  const drawn = new DOMParser().parseFromString(html, 'text/html')
  for (const unread of drawn.querySelectorAll('script, style, template, [hidden]')) unread.remove()
  const largest = drawn.querySelector('[data-answer]')
  return { text: fold(textOf(drawn.body)), largest: largest === null ? '' : fold(textOf(largest)) }
}

/** Text with a space between blocks, so that neighbouring table cells are not read as one word. */
function textOf(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? ''
  // React separates neighbouring texts by comments.
  if (node.nodeType === Node.COMMENT_NODE) return ''
  const inner = [...node.childNodes].map(textOf).join('')
  const isInline =
    node instanceof Element &&
    /^(a|abbr|b|bdi|em|i|mark|small|span|strong|sub|sup|time|wbr)$/i.test(node.tagName)
  return isInline ? inner : ` ${inner} `
}

const fold = (text: string): string => text.replace(/\s+/g, ' ').trim()

function queryOf({ searchParams }: URL): Record<string, string | string[]> {
  return Object.fromEntries(
    [...new Set(searchParams.keys())].map((name) => {
      const [first = '', ...others] = searchParams.getAll(name)
      return [name, others.length === 0 ? first : [first, ...others]]
    }),
  )
}

type Params = Record<string, string | string[]>

/**
 * The module of a route that matches a path. Fixed names come before parameters, and parameters before catch-all
 * segments.
 */
function findRoute<Module>(modules: Record<string, () => Promise<Module>>, pathname: string) {
  const parts = pathname
    .split('/')
    .filter((part) => part !== '')
    .map(decodeURIComponent)
  const found = Object.entries(modules).flatMap(([file, load]) => {
    const pattern = file
      .split('/')
      .slice(2, -1)
      .filter((part) => !/^\(.*\)$/.test(part))
    const params = match(pattern, parts)
    return params === null ? [] : [{ load, params, rank: pattern.map(looseness).join('') }]
  })
  const [best] = found.toSorted((a, b) => a.rank.localeCompare(b.rank))
  return best ?? null
}

const looseness = (part: string): string =>
  part.startsWith('[[') ? '3' : part.startsWith('[...') ? '2' : part.startsWith('[') ? '1' : '0'

function match(pattern: readonly string[], parts: readonly string[]): Params | null {
  const params: Params = {}
  for (const [at, part] of pattern.entries()) {
    const rest = /^\[?\[\.\.\.(\w+)\]\]?$/.exec(part)?.[1]
    if (rest !== undefined) {
      if (at >= parts.length && !part.startsWith('[[')) return null
      return { ...params, [rest]: parts.slice(at) }
    }
    const own = parts[at]
    if (own === undefined) return null
    const name = /^\[(\w+)\]$/.exec(part)?.[1]
    if (name !== undefined) params[name] = own
    else if (part !== own) return null
  }
  return pattern.length === parts.length ? params : null
}
