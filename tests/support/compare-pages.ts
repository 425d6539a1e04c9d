/**
 * `npx tsx tests/support/compare-pages.ts <before> [<after>]`: what visitors read on the campaign, sign-up, channel, city and major
 * pages: headings, links and words in their order, decoration left out. Each side is the origin of a running site or a file saved from one; a single
 * side is saved into the temporary folder. Prints the pages that differ, with the first difference; ends with 1 when there is one.
 */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { campaignPages, knownRoutes } from './known-routes'

type Read = { status: number; headings: string[]; links: string[]; words: string[] }
type Site = Record<string, Read>

const compared = /^\/(special|chanel|company|zylist)(\/|$)/

/** Addresses without an id of their own, and those of majors, which the sitemap lists. */
async function addressesOf(origin: string): Promise<string[]> {
  const written = [...knownRoutes, ...campaignPages].filter((route) => !route.includes('{'))
  const files = locations(await textOf(`${origin}/sitemap.xml`))
  const listed = await Promise.all(files.map(async (file) => locations(await textOf(`${origin}${file}`))))
  return [...new Set([...written, ...listed.flat()])].filter((address) => compared.test(address)).sort()
}

const textOf = async (url: string) => (await fetch(url)).text()

const locations = (xml: string): string[] =>
  [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)

const plain = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/\s+/g, ' ')
    .trim()

/** Both sides come from one renderer, so that tags and entities are written alike. */
async function read(url: string): Promise<Read> {
  const answer = await fetch(url, { redirect: 'manual' })
  const html = (await answer.text())
    .replace(/<(script|style|template)\b.*?<\/\1>/gs, '')
    .replace(/<!--.*?-->/gs, '')
    .replace(/<(\w+)[^>]*\baria-hidden="true"[^>]*>[^<]*<\/\1>/g, '')
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? ''
  return {
    status: answer.status,
    headings: [...main.matchAll(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs)].map(
      ([, tag, text = '']) => `${tag} ${plain(text)}`,
    ),
    links: [...main.matchAll(/<a\b[^>]*?href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(
      ([, href, text = '']) => `${href} ${plain(text)}`,
    ),
    words: [plain(main)],
  }
}

async function siteOf(side: string): Promise<Site> {
  if (!/^https?:/.test(side)) return JSON.parse(readFileSync(side, 'utf8')) as Site
  const site: Site = {}
  for (const address of await addressesOf(side)) site[address] = await read(`${side}${address}`)
  return site
}

/** The first place where two lists part, in words. */
function parting(before: readonly string[], after: readonly string[]): string | null {
  const at = Array.from({ length: Math.max(before.length, after.length) }).findIndex(
    (_, index) => before[index] !== after[index],
  )
  if (at < 0) return null
  const [one = '(nothing)', other = '(nothing)'] = [before[at], after[at]]
  const same = [...one].findIndex((character, index) => character !== other[index])
  const from = Math.max(0, (same < 0 ? one.length : same) - 20)
  return `“${one.slice(from, from + 60)}” became “${other.slice(from, from + 60)}”`
}

function differencesOf(was: Read | undefined, is: Read | undefined): string[] {
  if (was === undefined || is === undefined) return [was === undefined ? '  new' : '  gone']
  const status = was.status === is.status ? [] : [`  status: ${was.status} became ${is.status}`]
  const parts = (['headings', 'links', 'words'] as const).flatMap((kind) => {
    const difference = parting(was[kind], is[kind])
    return difference === null ? [] : [`  ${kind}: ${difference}`]
  })
  return [...status, ...parts]
}

const [before, after] = process.argv.slice(2)
if (before === undefined) throw new Error('name an origin or a saved file')
const old = await siteOf(before)
if (after === undefined) {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'pages-')), 'pages.json')
  writeFileSync(file, JSON.stringify(old))
  console.log(`${Object.keys(old).length} pages of ${before} saved in ${file}`)
} else {
  const now = await siteOf(after)
  const addresses = [...new Set([...Object.keys(old), ...Object.keys(now)])]
  const differing = addresses.flatMap((address) => {
    const lines = differencesOf(old[address], now[address])
    return lines.length === 0 ? [] : [[address, ...lines].join('\n')]
  })
  if (differing.length > 0) console.log(differing.join('\n'))
  console.log(`${addresses.length} pages compared, ${differing.length} differ`)
  process.exitCode = differing.length === 0 ? 0 : 1
}
