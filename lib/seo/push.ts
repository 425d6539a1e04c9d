import { z } from 'zod'

/** The addresses that were pushed to search engines, with the day of their content; empty when the sitemap has no day. */
export type Pushed = Record<string, string>

export const pushedSchema = z.record(z.string(), z.string())

/** Absolute addresses with the day of their content. */
export type Entry = { url: string; updated: string }

/**
 * The result of one request to a search engine.
 * @property taken addresses that need no push before they change
 * @property remark what to print about the rest, in Chinese
 * @property isOver true when the quota of the day is used up
 */
type Receipt = { taken: readonly string[]; remark: string | null; isOver: boolean }

export type Engine = {
  /** Most addresses of one request. */
  most: number
  /** @throws Error of the network */
  send: (urls: readonly string[]) => Promise<Receipt>
}

const timeoutMs = 30_000

/** Addresses that are new or have another day than at the last push, those with the newest day first. */
export function changedSince(pushed: Pushed, entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ url, updated }) => pushed[url] !== updated)
    .toSorted((a, b) => (a.updated < b.updated ? 1 : a.updated > b.updated ? -1 : 0))
}

/** Sends in batches until all is sent or the engine accepts no more. Returns the new record and what to print. */
export async function push(
  engine: Engine,
  entries: readonly Entry[],
  pushed: Pushed,
): Promise<{ pushed: Pushed; sent: number; remarks: string[]; isComplete: boolean }> {
  const next = { ...pushed }
  const remarks: string[] = []
  let sent = 0
  for (let start = 0; start < entries.length; start += engine.most) {
    const batch = entries.slice(start, start + engine.most)
    const receipt = await engine.send(batch.map(({ url }) => url))
    const taken = new Set(receipt.taken)
    for (const { url, updated } of batch) if (taken.has(url)) next[url] = updated
    sent += taken.size
    if (receipt.remark !== null) remarks.push(receipt.remark)
    if (receipt.isOver) break
  }
  return { pushed: next, sent, remarks, isComplete: sent === entries.length }
}

const baiduAnswer = z.union([
  z.object({
    success: z.number(),
    remain: z.number(),
    not_same_site: z.array(z.string()).default([]),
    not_valid: z.array(z.string()).default([]),
  }),
  z.object({ error: z.number(), message: z.string() }),
])

/**
 * Baidu's 普通收录 by API (ziyuan.baidu.com): addresses as lines of text, 2,000 at once, up to the account's daily limit.
 * @param site as it is registered there, such as https://www.example.com
 */
export const baidu = (site: string, token: string, api = 'http://data.zz.baidu.com/urls'): Engine => ({
  most: 2000,
  send: async (urls) => {
    const response = await fetch(`${api}?${new URLSearchParams({ site, token })}`, {
      method: 'POST',
      headers: { 'Content-Type': 'text/plain' },
      body: urls.join('\n'),
      signal: AbortSignal.timeout(timeoutMs),
    })
    const answer = baiduAnswer.safeParse(await response.json().catch(() => null)).data
    if (answer === undefined) return refused(`百度回答 ${response.status}，读不懂它的内容`)
    if ('error' in answer) return refused(`百度没有收下：${answer.error} ${answer.message}`)
    const left = new Set([...answer.not_same_site, ...answer.not_valid])
    // When Baidu accepted fewer, its answer does not say which; all of them are sent again then.
    const isCertain = answer.success === urls.length - left.size
    return {
      taken: isCertain ? urls.filter((url) => !left.has(url)) : [],
      remark: `百度收下 ${answer.success} 个，今天还能推 ${answer.remain} 个${left.size === 0 ? '' : `；没有收：${[...left].slice(0, 5).join(' ')}`}`,
      isOver: answer.remain === 0 || !isCertain,
    }
  },
})

/**
 * IndexNow (indexnow.org), which forwards to Bing, Yandex and others: 10,000 addresses at once. The engines read the key at `/<key>.txt`.
 * @param site such as https://www.example.com
 */
export const indexNow = (site: string, key: string, api = 'https://api.indexnow.org/indexnow'): Engine => ({
  most: 10_000,
  send: async (urls) => {
    const response = await fetch(api, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(site).host,
        key,
        keyLocation: new URL(`/${key}.txt`, site).href,
        urlList: urls,
      }),
      signal: AbortSignal.timeout(timeoutMs),
    })
    // 202: received, the key will be checked later.
    if (response.status === 200 || response.status === 202)
      return { taken: urls, remark: null, isOver: false }
    return refused(`IndexNow 没有收下：${response.status} ${indexNowRefusals[response.status] ?? ''}`.trim())
  },
})

const indexNowRefusals: Readonly<Record<number, string>> = {
  400: '格式不对',
  403: '钥匙不对：网站上的钥匙文件打不开，或内容不同',
  422: '网址不属于这个网站',
  429: '推得太多，晚些再推',
}

const refused = (remark: string): Receipt => ({ taken: [], remark, isOver: true })

/**
 * The addresses in all sitemaps of a site, as search engines read them.
 * @throws Error when one cannot be read
 */
export async function readSitemaps(origin: string): Promise<Entry[]> {
  const read = async (path: string) => {
    const response = await fetch(new URL(path, origin), { signal: AbortSignal.timeout(timeoutMs) })
    if (!response.ok) throw new Error(`${path} 回答 ${response.status}`)
    return await response.text()
  }
  const index = await read('/sitemap.xml')
  const entries: Entry[] = []
  for (const [, location = ''] of index.matchAll(/<loc>(.*?)<\/loc>/g)) {
    // The index contains the public address; the same site may be read at another one.
    const set = await read(new URL(location).pathname)
    for (const [, url = ''] of set.matchAll(/<url>(.*?)<\/url>/g)) {
      entries.push({ url: unescapeXml(tag(url, 'loc')), updated: tag(url, 'lastmod') })
    }
  }
  return entries
}

const tag = (xml: string, name: string) => xml.match(new RegExp(`<${name}>(.*?)</${name}>`))?.[1] ?? ''

const unescapeXml = (text: string) =>
  text.replaceAll('&apos;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
