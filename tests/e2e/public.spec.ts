import { expect, test } from '@playwright/test'
import { listPages } from './pages'
import { forAll, get, readPage } from './plain-request'

/** Each kind of sample record: its address and the name that visitors would search for. */
const samples = [
  { path: '/advisor/bj-zhou', list: '/apipc/v1/service-team', name: '周老师' },
  { path: '/team/officer-a', list: '/apipc/v1/mst', name: 'A 老师' },
  { path: '/caselist/us-phd-2025', list: '/apipc/v1/cases', name: '博士申请：八所里一所录取' },
  { path: '/goodnews/us-2026-04-z', list: '/apipc/v1/story', name: 'Z同学从候补名单转为录取' },
]

/** Some of the pages that show one record each. */
const records = ['/company/bj', '/company/xjp', '/product/ym_product/us-niw', '/headlines/gpa-conversion']

const recordPath = /^\/(?:advisor\/(?!index1$)|team\/(?!zsg$|daoshi$)|caselist\/|goodnews\/)/

/** Headings without content, and lists and tables without entries. */
function emptyBands(document: Document): string[] {
  const holds = (element: Element): boolean =>
    element.querySelector('img, svg, form, input, table, video') !== null ||
    (element.textContent ?? '').trim() !== ''
  const headings = 'h1, h2, h3, h4'
  const sections = Array.from(document.querySelectorAll('main section, main article')).filter((section) => {
    const rest = section.cloneNode(true) as Element
    for (const heading of Array.from(rest.querySelectorAll(headings))) heading.remove()
    return section.querySelector(headings) !== null && !holds(rest)
  })
  const lists = document.querySelectorAll('main ul, main ol, main dl, main tbody')
  return [...sections, ...Array.from(lists).filter((list) => !holds(list))].map((element) =>
    element.outerHTML.slice(0, 120),
  )
}

// The pages for developers, which no public site has, show parts and plots without content on purpose.
const pages = [...listPages().filter((path) => !path.startsWith('/preview/')), ...records]

test('every page is complete without samples', async () => {
  test.setTimeout(600_000)
  const wrong: Record<string, unknown> = {}
  await forAll(pages, async (path) => {
    const { status, count, document } = await readPage(path)
    const links = Array.from(document.querySelectorAll('main a[href]'))
      .map((link) => link.getAttribute('href') ?? '')
      .filter((href) => recordPath.test(href))
    const headings = count('main h1')
    const empty = emptyBands(document)
    // The words, hidden ones included, without the content of scripts.
    for (const script of Array.from(document.querySelectorAll('script, style, template'))) script.remove()
    const hasSample = document.body.textContent?.includes('示例') ?? true
    const isComplete = status === 200 && headings === 1 && !hasSample && [...links, ...empty].length === 0
    if (!isComplete) wrong[path] = { status, headings, hasSample, links, empty }
  })
  expect(wrong).toEqual({})
  expect(pages.length).toBeGreaterThan(200)
})

for (const { path, list, name } of samples) {
  test(`${path} does not exist`, async ({ request }) => {
    expect((await get(path)).status).toBe(404)
    const { data } = JSON.parse((await get(list)).body)
    expect(Array.isArray(data) ? data : data.list).toEqual([])
    const found = await request.get('/apipc/v1/search', { params: { Keyword: name, limit: '60' } })
    expect(found.status()).toBe(200)
    const hits: { data: { list: { href: string; sample: boolean }[] } } = await found.json()
    expect(hits.data.list.filter(({ href, sample }) => sample || recordPath.test(href))).toEqual([])
  })
}

test('no sitemap, feed or list for programs contains a sample', async () => {
  const addressesIn = async (address: string) =>
    [...(await get(address)).body.matchAll(/https?:\/\/[^/<)"]+(\/[^<)\s"]*)/g)].map(([, path]) => path ?? '')
  const maps = (await addressesIn('/sitemap.xml')).filter((path) => path.startsWith('/sitemap/'))
  expect(maps.length).toBeGreaterThan(5)
  for (const address of [...maps, '/llms.txt']) {
    const paths = await addressesIn(address)
    expect(paths.filter((path) => recordPath.test(path.replace(/^\/m(?=\/)|\.md$/g, '')))).toEqual([])
  }
})
