import { type APIRequestContext, expect, test } from '@playwright/test'
import { isKnownPath, knownRoutes } from '../support/known-routes'
import { listPages } from './pages'

const atOnce = 8
/** Every page with an address of its own. The pages of cities share one route folder. */
const pages = [...listPages(), ...knownRoutes.filter((route) => route.startsWith('/company/'))]
const details = knownRoutes
  .filter((route) => /\{id\??\}/.test(route))
  .map((route) => ({ route, pattern: new RegExp(`^${route.replace(/\{id\??\}/, '[^/.]+')}$`) }))
/** How many detail pages of each kind, and how many filter states of each list, are requested. */
const detailsOfAKind = 2

const linksOf = (html: string) =>
  [...html.replace(/<script[\s\S]*?<\/script>/g, '').matchAll(/<a\s[^>]*?href="(\/(?!\/)[^"#]*)/g)].map(
    ([, href = '']) => href.replaceAll('&amp;', '&'),
  )

/**
 * The kind of an address. All details of one route are one kind, and so are all states of a list with the same
 * filters.
 */
function kindOf(href: string): string {
  const [path = '', query] = href.split('?')
  const detail = pages.includes(path) ? undefined : details.find(({ pattern }) => pattern.test(path))
  const kind = detail?.route ?? path
  return query === undefined ? kind : `${kind}?${[...new Set(new URLSearchParams(query).keys())].sort()}`
}

/** The first few addresses of each kind. */
function sampleOf(hrefs: Iterable<string>, isOfInterest: (kind: string) => boolean): string[] {
  const kinds = new Map<string, number>()
  return [...hrefs].filter((href) => {
    const kind = kindOf(href)
    const count = kinds.get(kind) ?? 0
    kinds.set(kind, count + 1)
    return isOfInterest(kind) && count < detailsOfAKind
  })
}

async function inParallel<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items]
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item)
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}

const get = (request: APIRequestContext, url: string) => request.get(url, { maxRedirects: 0 })

test('no page links to a missing page', async ({ request }) => {
  test.setTimeout(900_000)
  const linkedFrom = new Map<string, string>()
  const read = async (url: string) => {
    const html = await (await get(request, url)).text()
    for (const href of linksOf(html)) if (!linkedFrom.has(href)) linkedFrom.set(href, url)
  }
  await inParallel(pages, read)
  const sample = sampleOf(linkedFrom.keys(), (kind) => details.some(({ route }) => route === kind))
  await inParallel(sample, read)

  const asked = new Set<string>([...pages, ...sample])
  const states = new Set(sampleOf(linkedFrom.keys(), (kind) => kind.includes('?')))
  const broken: string[] = []
  await inParallel(
    [...linkedFrom].filter(([href]) => (href.includes('?') ? states.has(href) : !asked.has(href))),
    async ([href, from]) => {
      // The addresses of feeds, calendars and tables are below the page that offers them.
      const page = href.replace(/\/[\w-]+\.(?:xml|ics|csv)(?=$|\?)/, '')
      if (!isKnownPath(page) && !/^\/(?:apipc|m|company|chanel)\//.test(href)) {
        broken.push(`${href} of ${from} is no address of the site`)
        return
      }
      const status = (await get(request, href)).status()
      // The switch to the desktop version answers with a cookie and a redirect.
      const isFine = href.startsWith('/m/desktop') ? status < 400 : status === 200
      if (!isFine) broken.push(`${href} of ${from}: ${status}`)
    },
  )
  expect(linkedFrom.size).toBeGreaterThan(500)
  expect(broken).toEqual([])
})

for (const [alias, canonical] of [
  ['/hischool/hs-us-cate-school', '/yxk/hischool/hs-us-cate-school'],
  ['/ym_product/us-niw', '/product/ym_product/us-niw'],
]) {
  test(`${alias} answers with the page of ${canonical}`, async ({ request }) => {
    const response = await get(request, alias ?? '')
    expect(response.status()).toBe(200)
    expect(await response.text()).toMatch(new RegExp(`<link rel="canonical" href="[^"]*${canonical}"`))
  })
}
