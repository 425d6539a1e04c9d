import { execFile } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { expectFirstHtml } from './first-html'
import { listPages } from './pages'
import { forAll, get } from './plain-request'
import { runDir } from './run'

/** One page of each layout and each kind. */
const kinds = [
  ...['/', '/m', '/m/gkhlx', '/map', '/privacy', '/touchus', '/data-sources', '/lead-result?code=0'],
  ...['/chanel/uk', '/chanel/rmzy', '/company/bj', '/team/daoshi', '/search?Keyword=%E8%8B%B1%E5%9B%BD'],
  ...[
    '/special/study_cost?country=uk',
    '/special/condition_pc',
    '/special/test',
    '/special/ranking',
    '/gpa?add=1',
  ],
  ...['/special/dl_uk', '/special/dl_uk/entry', '/special/about_en', '/special/ruishi', '/special/ym_us_niw'],
  ...[
    '/special/tuofu',
    '/special/tuofu_cf',
    '/special/yy_linshi',
    '/special/feiyong/fyen',
    '/special/uk_vip',
  ],
  ...['/yxk/compare', '/yxk/china', '/yxk/nope', '/no/such/page', '/receipt/nope'],
]

/** Lists, each with one of its records. */
const lists = [
  ...[
    '/yxk',
    '/yxk/hischool',
    '/advisor',
    '/caselist',
    '/goodnews',
    '/headlines',
    '/industry',
    '/countrylines',
  ],
  ...['/zylist', '/yylist', '/bjts_list', '/product', '/product/ym_product'],
]

/**
 * The checker's complaint about the redirect home without scripts. HTML allows it only in the head, but there a
 * `noscript` would belong to all pages; browsers read it in the body too.
 */
const refresh = /http-equiv|missing one or more of the following attributes: “itemprop”, “property”/

/**
 * The checker's complaint about explicit roles in tables. Phones show table rows as flex boxes, which removes their
 * implicit roles, so the tables write them out.
 */
const writtenRoles = /The “role” attribute must not be used on a “(?:tr|td|th|thead|tbody)” element/

/** The checker's complaint about the two lines by which a page forbids Baidu to convert it, as Baidu documents them. */
const baiduLines = /Bad value “Cache-Control” for attribute “http-equiv” on element “meta”/

test('every page is whole in its first HTML, with a title and a description of its own', async () => {
  test.setTimeout(600_000)
  const pages = listPages()
  expect(pages.length).toBeGreaterThan(200)
  await expectFirstHtml(pages)
})

test('the W3C’s checker finds no error in a page of any kind', async () => {
  test.setTimeout(900_000)
  const folder = path.join(runDir, 'html')
  mkdirSync(folder, { recursive: true })
  const save = async (address: string) => {
    const { body } = await get(address)
    writeFileSync(path.join(folder, `${encodeURIComponent(address)}.html`), body)
    return body
  }
  await forAll(kinds, async (address) => void (await save(address)))
  const without: string[] = []
  await forAll(lists, async (list) => {
    const record = new RegExp(
      `href="(${list}/(?!compare|china|sources|hischool|ym_product|index1)[^"/?#.]+)"`,
    )
    const [, address] = record.exec(await save(list)) ?? []
    if (address === undefined) without.push(list)
    else await save(address)
  })
  expect(without, 'lists that lead to no record').toEqual([])
  const messages = await check(folder)
  rmSync(folder, { recursive: true })
  expect(
    messages.filter(
      (line) =>
        !(line.includes('such') && refresh.test(line)) && !writtenRoles.test(line) && !baiduLines.test(line),
    ),
  ).toEqual([])
})

test('a page forbids Baidu to convert it, in the form that Baidu documents', async () => {
  const { body } = await get('/us')
  expect(body.match(/<meta http-equiv="Cache-Control"[^>]*>/g)).toEqual([
    '<meta http-equiv="Cache-Control" content="no-transform"/>',
    '<meta http-equiv="Cache-Control" content="no-siteapp"/>',
  ])
})

/** The checker's report on all files of a folder. It needs Java, in Debian the package default-jre-headless. */
function check(folder: string): Promise<string[]> {
  const jar = path.join(
    path.dirname(createRequire(import.meta.url).resolve('vnu-jar/package.json')),
    'build/dist/vnu.jar',
  )
  const { promise, resolve, reject } = Promise.withResolvers<string[]>()
  const args = ['-Xss4m', '-jar', jar, '--errors-only', '--format', 'gnu', folder]
  execFile('java', args, { maxBuffer: 1 << 26 }, (error, _output, text) => {
    if (error !== null && error.code !== 1) reject(error)
    else resolve(text.split('\n').filter((line) => line !== ''))
  })
  return promise
}
