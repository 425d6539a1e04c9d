import { site } from '@/lib/site'
import { absoluteUrl } from './json-ld'
import { element, escapeXml, xmlDeclaration } from './xml'

/** An article of a feed: `date` and `updated` are ISO days, `updated` is null when it was not changed; `author` is a role. */
export type FeedItem = {
  title: string
  summary: string
  href: string
  date: string
  updated: string | null
  author: string
}

type Feed = {
  title: string
  description: string
  /** The page of the feed, and the feed's own address. */
  path: string
  feed: string
}

/** Feed readers keep old entries, so a feed needs no more. */
const mostItems = 50

/**
 * An RSS 2.0 document in the order of the items, newest first, with 50 at most. The author is a role, which RSS' own `author` (an e-mail
 * address) does not allow, so it is in `dc:creator`.
 */
export function toRss({ title, description, path, feed }: Feed, items: readonly FeedItem[]): string {
  const shown = items.slice(0, mostItems)
  const newest = shown
    .map(({ date, updated }) => updated ?? date)
    .toSorted()
    .at(-1)
  return [
    xmlDeclaration,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', `${title} · ${site.brand}`),
    element('link', absoluteUrl(path)),
    element('description', description),
    element('language', site.language.toLowerCase()),
    ...(newest === undefined ? [] : [element('lastBuildDate', rfc822(newest))]),
    `<atom:link href="${escapeXml(absoluteUrl(feed))}" rel="self" type="application/rss+xml"/>`,
    ...shown.map(toItem),
    '</channel>',
    '</rss>',
    '',
  ].join('\n')
}

function toItem({ title, summary, href, date, author }: FeedItem): string {
  const url = absoluteUrl(href)
  return [
    '<item>',
    element('title', title),
    element('link', url),
    element('description', summary),
    element('dc:creator', author),
    element('pubDate', rfc822(date)),
    `<guid isPermaLink="true">${escapeXml(url)}</guid>`,
    '</item>',
  ].join('\n')
}

/**
 * The start of a day in China in RFC 822 format: `Sun, 20 Sep 2026 00:00:00 +0800`.
 * @param day ISO, such as `2026-09-20`
 */
export const rfc822 = (day: string): string => new Date(day).toUTCString().replace('GMT', '+0800')
