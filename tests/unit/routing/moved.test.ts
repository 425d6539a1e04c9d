import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { NextRequest } from 'next/server'
import { afterEach, expect, it, vi } from 'vitest'
import { type Moved, moved, movedTo } from '@/lib/routing/moved'
import { leadsToPage, readExistingPages } from '@/lib/site-map/existing-pages'
import { table } from '@/tests/support/table'

/** Folders of `app` without route groups, with a page or a route in them. */
const answered = new Set(
  readdirSync('app', { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?:page|route)\.tsx?$/.test(path.basename(file)))
    .map((file) => `/${path.dirname(file)}`.replaceAll(/\/\([^)]+\)/g, '')),
)

it('leads from addresses that nothing answers to pages that exist', () => {
  const exists = readExistingPages()
  for (const [former, entry] of Object.entries(moved)) {
    const { to } = typeof entry === 'string' ? { to: entry } : entry
    expect.soft(leadsToPage(exists, to.replace(/[?#].*/, '')), to).toBe(true)
    expect.soft(leadsToPage(exists, former) || answered.has(former), former).toBe(false)
    expect.soft(existsSync(`public${former}`), former).toBe(false)
  }
})

it('keeps the answers of the query, translates them where the page has others, and adds them to its own', () => {
  const list: Record<string, Moved> = {
    '/plain': '/yxk',
    '/own': '/yxk?country=uk',
    '/other': { to: '/yxk', query: (answers) => new URLSearchParams({ q: answers.get('name') ?? '' }) },
  }
  const target = (...[address, search]: [string, string]) => {
    const found = movedTo(address, search, list)
    return found && `${found.path}${found.search}`
  }
  expect(target('/plain', '?utm_source=a&x=%E4%B8%AD')).toBe('/yxk?utm_source=a&x=%E4%B8%AD')
  expect(target('/plain', '')).toBe('/yxk')
  expect(target('/own', '?x=1')).toBe('/yxk?country=uk&x=1')
  expect(target('/other', '?name=a%26b&z=1')).toBe('/yxk?q=a%26b')
  expect(target('/constructor', '')).toBeNull()
  expect(target('/us', '?x=1')).toBeNull()
})

it.each(
  table(`
    s1=uk-a&l1=master&p1=MSc&s2=us-b&t2=us-any&y2=4&budget=45 | ids=uk-a,us-b
    ids=uk-a,us-b&utm_source=wx | ids=uk-a,us-b&utm_source=wx
    q1=UCL&s2=us-b&q2=港大&s3=au-c&c4=nz | ids=au-c&add=UCL&add=港大
    c1=uk&c2=au |
  `),
)('shows the schools of a former sheet %s in the comparison', (former, query) => {
  for (const file of ['', '/csv', '/ics']) {
    const found = movedTo(`/special/decision_sheet${file}`, `?${former}`)
    expect([found?.path, decodeURIComponent(found?.search ?? '')]).toEqual([
      '/yxk/compare',
      query && `?${query}`,
    ])
  }
})

afterEach(() => {
  vi.unstubAllEnvs()
  vi.resetModules()
})

const campaigns = [
  { path: '/special/new', formerly: ['/special/old'], draft: false },
  { path: '/special/new/entry', formerly: [], draft: false },
]

it.each(
  table(`
    https://www.meishi.test/special/old?utm_source=poster | /special/new?utm_source=poster
    https://www.meishi.test/special/old/entry | /special/new/entry
    https://www.meishi.test/m/special/old?a=1 | /m/special/new?a=1
    https://m.meishi.test/special/old?a=1 | /special/new?a=1
  `),
)('answers %s with 301 to %s', async (address, to) => {
  vi.stubEnv('FORMER_CAMPAIGNS', JSON.stringify(campaigns))
  const { routeRequest } = await import('@/lib/routing/route-request')
  const { host, origin } = new URL(address)
  const request = new NextRequest(address, { headers: { host } })
  const { status, headers } = routeRequest(request, 'https://m.meishi.test')
  expect([status, headers.get('location')]).toEqual([301, `${origin}${to}`])
})
