// @vitest-environment jsdom
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { GET as changesFeed } from '@/app/(feeds)/headlines/changes/rss.xml/route'
import { type FeedItem, rfc822, toRss } from '@/lib/seo/feeds'
import { readPlatformFile } from '@/lib/seo/platform-files'
import { escapeXml } from '@/lib/seo/xml'
import { flag, table } from '@/tests/support/table'

const channel = {
  title: '留学头条',
  description: '规则、费用与签证',
  path: '/headlines',
  feed: '/headlines/rss.xml',
}

const item = (given: Partial<FeedItem> = {}): FeedItem => ({
  title: 'UCAS 时间线',
  summary: '五个志愿怎么排。',
  href: '/headlines/uk-ucas',
  date: '2026-09-05',
  updated: '2026-11-20',
  author: '美世留学 英国申请组',
  ...given,
})

function parse(xml: string): Document {
  const document = new DOMParser().parseFromString(xml, 'text/xml')
  expect(document.querySelector('parsererror')).toBeNull()
  return document
}

it('tells a change again on the day from which it is in force', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-02T12:00:00+08:00') })
  onTestFinished(() => void vi.useRealTimers())
  const feed = parse(await changesFeed().text())
  expect(feed.querySelector('item > pubDate')?.textContent).toBe(rfc822('2027-01-01'))
})

const textOf = (node: Element | Document, name: string) => node.querySelector(name)?.textContent

describe('RSS', () => {
  it('contains channel and articles with absolute addresses, dates in China time and the author as a role', () => {
    const document = parse(toRss(channel, [item(), item({ href: '/headlines/two', updated: '2026-10-01' })]))
    expect(document.documentElement.getAttribute('version')).toBe('2.0')
    const links = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')
    expect(links[0]?.getAttribute('href')).toBe('http://localhost:3000/headlines/rss.xml')
    for (const [of, text] of Object.entries({
      'channel > title': '留学头条 · 美世留学',
      'channel > link': 'http://localhost:3000/headlines',
      'channel > description': '规则、费用与签证',
      'channel > language': 'zh-cn',
      'channel > lastBuildDate': 'Fri, 20 Nov 2026 00:00:00 +0800',
      'item > title': 'UCAS 时间线',
      'item > link': 'http://localhost:3000/headlines/uk-ucas',
      'item > guid[isPermaLink=true]': 'http://localhost:3000/headlines/uk-ucas',
      'item > description': '五个志愿怎么排。',
      'item > pubDate': 'Sat, 05 Sep 2026 00:00:00 +0800',
    }))
      expect(textOf(document, of), of).toBe(text)
    const authors = document.getElementsByTagNameNS('http://purl.org/dc/elements/1.1/', 'creator')
    expect(authors[0]?.textContent).toBe('美世留学 英国申请组')
  })

  it('contains at most 50 articles, the first ones', () => {
    const many = Array.from({ length: 70 }, (_, index) => item({ href: `/headlines/a-${index}` }))
    const links = [...parse(toRss(channel, many)).querySelectorAll('item > link')]
    expect(links).toHaveLength(50)
    expect(links.at(-1)?.textContent).toBe('http://localhost:3000/headlines/a-49')
  })

  it('is valid without articles too', () => {
    const document = parse(toRss(channel, []))
    expect(document.querySelectorAll('item')).toHaveLength(0)
    expect(document.querySelector('lastBuildDate')).toBeNull()
  })

  it('keeps special characters of an article as text', () => {
    const title = '<script>alert(1)</script> & "引号" ]]> \u0000\u0008\uD800 😀'
    const document = parse(toRss(channel, [item({ title, summary: title, author: title })]))
    const shown = '<script>alert(1)</script> & "引号" ]]> \uFFFD 😀'
    expect(textOf(document, 'item > title')).toBe(shown)
    expect(textOf(document, 'item > description')).toBe(shown)
    expect(document.querySelector('script')).toBeNull()
  })
})

it.each(
  table(`
    2028-02-29 | Tue, 29 Feb 2028 00:00:00 +0800
    2026-12-31 | Thu, 31 Dec 2026 00:00:00 +0800
  `),
)('%s is %s', (day, date) => {
  expect(rfc822(day)).toBe(date)
})

it.each([
  ['a&b', 'a&amp;b'],
  [`<x y="1" z='2'>`, '&lt;x y=&quot;1&quot; z=&apos;2&apos;&gt;'],
  ['&amp;', '&amp;amp;'],
  ['行\n首\t尾', '行\n首\t尾'],
  ['\u0001\u000B\u001F\uFFFE\uFFFF', ''],
])('%j is written %j', (text, xml) => {
  expect(escapeXml(text)).toBe(xml)
})

it.each(
  table(
    `
      MP_verify_a1.txt | yes
      google0123abcd.html | yes
      BingSiteAuth.xml | yes
      0123abcd.txt | yes
      us.html | no
      link.txt | no
      long.txt | no
      missing.txt | no
      ../secret.txt | no
      folder.txt | no
    `,
    [String, flag],
  ),
)('a platform finds %s at the root: %s', async (name, isFound) => {
  const data = mkdtempSync(path.join(tmpdir(), 'site-files-'))
  onTestFinished(() => rmSync(data, { recursive: true }))
  const folder = path.join(data, 'site-files')
  mkdirSync(path.join(folder, 'folder.txt'), { recursive: true })
  writeFileSync(path.join(data, 'secret.txt'), 'secret')
  symlinkSync(path.join(data, 'secret.txt'), path.join(folder, 'link.txt'))
  writeFileSync(path.join(folder, 'long.txt'), 'a'.repeat(16 * 1024 + 1))
  if (!/^(?:link|long|missing|folder)\.txt$|\//.test(name)) writeFileSync(path.join(folder, name), 'code')
  expect((await readPlatformFile(data, name))?.toString() ?? null).toBe(isFound ? 'code' : null)
})
