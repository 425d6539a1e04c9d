import http from 'node:http'
import https from 'node:https'
import { createDocument } from '@mixmark-io/domino'
import { test } from '@playwright/test'

export type Answer = { status: number; headers: http.IncomingHttpHeaders; body: string }

const agents = {
  'http:': new http.Agent({ keepAlive: true, maxSockets: 6 }),
  // The certificate of nginx is self-signed.
  'https:': new https.Agent({ keepAlive: true, maxSockets: 6, rejectUnauthorized: false }),
}

/**
 * Sends one GET request for a page. Follows no redirect and records nothing. Used to read many pages, because a
 * request of Playwright costs several times as much, most of it for its trace.
 */
export function get(path: string, headers: http.OutgoingHttpHeaders = {}): Promise<Answer> {
  const url = new URL(path, test.info().project.use.baseURL)
  const isTls = url.protocol === 'https:'
  const { promise, resolve, reject } = Promise.withResolvers<Answer>()
  const send = isTls ? https.get : http.get
  const request = send(url, { headers, agent: agents[isTls ? 'https:' : 'http:'] }, (response) => {
    const chunks: Buffer[] = []
    response.on('data', (chunk: Buffer) => chunks.push(chunk))
    response.on('error', reject)
    response.on('end', () =>
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: Buffer.concat(chunks).toString(),
      }),
    )
  })
  // A server may close a connection at the moment in which it is used again.
  request.on('error', (error) => (request.reusedSocket ? resolve(get(path, headers)) : reject(error)))
  return promise
}

/** Does the same with every item, a few at a time: a busy server sends more away. */
export async function forAll<T>(items: readonly T[], visit: (item: T) => Promise<void>): Promise<void> {
  const rest = items.values()
  const work = async () => {
    for (const item of rest) await visit(item)
  }
  await Promise.all(Array.from({ length: 2 }, work))
}

/** What a page is without scripts, read from its HTML: opening it in a browser takes ten times as long. */
export async function readPage(path: string) {
  const { status, body } = await get(path)
  const document = createDocument(body)
  // The lists of this DOM have a length, and not all of them an iterator.
  const texts = (selector: string) =>
    Array.from(document.querySelectorAll(selector)).map((element) => element.textContent?.trim() ?? '')
  const attribute = (selector: string, name: string) =>
    document.querySelector(selector)?.getAttribute(name) ?? null
  return {
    status,
    document,
    texts,
    attribute,
    count: (selector: string) => document.querySelectorAll(selector).length,
    /** The path of the canonical address. */
    canonical: new URL(attribute('link[rel="canonical"]', 'href') ?? 'about:blank').pathname,
    isIndexed: !(attribute('meta[name="robots"]', 'content') ?? '').includes('noindex'),
    /** The types of the structured data. */
    types: texts('script[type="application/ld+json"]').map((text): unknown => JSON.parse(text)['@type']),
  }
}
