import { NextRequest, NextResponse } from 'next/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { mendRequest } from '@/lib/routing/mend-request'
import { middleware } from '@/middleware'
import { lines, table } from '@/tests/support/table'

const pages =
  '/ /us /bj /deadlines /special/ossd /yxk/us-harvard-university /m/us /m/yxk/us-harvard-university'

/** Answers as the site does: 200 for a page, 404 for any other address. */
function knowPages(): string[] {
  const asked: string[] = []
  vi.stubGlobal('fetch', async (url: URL) => {
    asked.push(url.pathname)
    return new Response(null, { status: pages.split(' ').includes(url.pathname) ? 200 : 404 })
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

/** Where an address leads for good; null when it is answered as any other. */
async function leadsTo(address: string): Promise<string | null> {
  const request = new NextRequest(new URL(`https://www.meishi.test${address}`))
  const answer = await mendRequest(request, () => NextResponse.next())
  if (answer === null || answer.status === 200) return null
  expect(answer.status).toBe(308)
  return answer.headers.get('location')?.replace('https://www.meishi.test', '') ?? ''
}

/** What stands behind an address: signs that programs take into a link, words, and the endings of other sites. */
const forms = `
  。 ） “ → ✅ 👉 . ) ' * _ - ~ $ ^ + = @ %3F %22 %20 %09 %C2%A0 %E2%80%8B ... ). ）。 %A1%A3 &amp; & %3Cbr%3E /。
  。点击查看 %20点击查看 ，电话4006836883 美国留学 %22%3E点这里
  .html .htm .HTML .php .aspx .jsp /index.html /index.php /default.aspx .html。 .html?a=1
`
  .trim()
  .split(/\s+/)

describe.each(
  lines(`
    /us
    /yxk/us-harvard-university
    /m/us
    /m/yxk/us-harvard-university
  `),
)('%s', (page) => {
  it('is meant by its address with what stood behind it, in capitals, or with an ending', async () => {
    knowPages()
    const all = [...forms.map((form) => `${page}${form}`), page.toUpperCase(), `${page.toUpperCase()}。`]
    for (const address of all) expect.soft((await leadsTo(address))?.replace(/\?.*/, ''), address).toBe(page)
  })
})

it.each(
  table(`
    /us&from=x | /us?from=x
    /us%3Ffrom=x | /us?from=x
    /us。?utm_source=a | /us?utm_source=a
    /us&from=x?utm_source=a | /us?utm_source=a&from=x
    /index.html | /
    /。 | /
    /Special/Ossd | /special/ossd
    /deadlines； | /deadlines
    /M/us | /m/us
    /BJ | /bj
    /us&amp;from=x | /us?from=x
    /us%2 | /us
    /us%E3%80 | /us
    /%20us | /us
    /%EF%BB%BFus | /us
    /ＵＳ | /us
    /us.shtml | /us
    /us/.html | /us
    /home.html | /
  `),
)('%s leads to %s', async (address, page) => {
  knowPages()
  expect(await leadsTo(address)).toBe(page)
})

it.each(
  lines(`
    /
    /us
    /yxk/us-harvard-university
    /yxk/id_1
    /no/such/page
    /m/us
    //evil.example/us。
    //evil.example
    /%2F%2Fevil.example。
    /%5Cevil.example
    /us%5Cevil.example
    /us@evil.example
    /us:8080
    /%E4%B8%AD%E5%9B%BD
    /yxk/哈佛大学
    /nothing。
    /APIPC/v1/country
    /Receipt/abc
    /M/RECEIPT/abc
    /Preview/key
    /desktop。
    /m/Desktop
    /us/../healthz。
    /HEALTHZ
    /icons.svg。
  `),
)('%s leads to no other page', async (address) => {
  knowPages()
  expect(await leadsTo(address)).toBeNull()
})

it('asks for no page when the address is one that a page can have, or when data are asked for', async () => {
  const asked = knowPages()
  for (const [address, headers] of [
    ['/us', {}],
    ['/no/such/page', {}],
    ['/US', { rsc: '1' }],
  ] as const)
    await middleware(new NextRequest(`https://www.meishi.test${address}`, { headers }))
  expect(asked).toEqual([])
})
