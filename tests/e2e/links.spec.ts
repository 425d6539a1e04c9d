import { expect, test } from '@playwright/test'
import { isKnownPath, knownRoutes } from '../support/known-routes'
import { listPages } from './pages'
import { forAll, get } from './plain-request'

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

test('no page links to a missing page', async () => {
  test.setTimeout(900_000)
  const linkedFrom = new Map<string, string>()
  const read = async (url: string) => {
    const { body } = await get(url)
    for (const href of linksOf(body)) if (!linkedFrom.has(href)) linkedFrom.set(href, url)
  }
  await forAll(pages, read)
  const sample = sampleOf(linkedFrom.keys(), (kind) => details.some(({ route }) => route === kind))
  await forAll(sample, read)

  const asked = new Set<string>([...pages, ...sample])
  const states = new Set(sampleOf(linkedFrom.keys(), (kind) => kind.includes('?')))
  const broken: string[] = []
  await forAll(
    [...linkedFrom].filter(([href]) => (href.includes('?') ? states.has(href) : !asked.has(href))),
    async ([href, from]) => {
      // The addresses of feeds, calendars and tables are below the page that offers them.
      const page = href.replace(/\/[\w-]+\.(?:xml|ics|csv)(?=$|\?)/, '')
      if (!isKnownPath(page) && !/^\/(?:apipc|m|company|chanel)\//.test(href)) {
        broken.push(`${href} of ${from} is no address of the site`)
        return
      }
      const { status } = await get(href)
      // The switch to the desktop version answers with a cookie and a redirect.
      const isFine = href.startsWith('/m/desktop') ? status < 400 : status === 200
      if (!isFine) broken.push(`${href} of ${from}: ${status}`)
    },
  )
  expect(linkedFrom.size).toBeGreaterThan(500)
  expect(broken).toEqual([])
})
