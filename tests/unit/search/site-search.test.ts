import { beforeAll, describe, expect, it } from 'vitest'
import { everyCampaign } from '@/lib/campaigns/manifest'
import { listCases } from '@/lib/collections/kinds/case'
import { listAdvisors, listMentors } from '@/lib/collections/kinds/person'
import { searchTypes } from '@/lib/contract/search'
import { listMajors } from '@/lib/host/content/majors'
import type { SearchDocument } from '@/lib/host/search/document'
import { searchDocuments } from '@/lib/host/search/documents'
import type { SearchEngine } from '@/lib/host/search/engine'
import { pagePhrases } from '@/lib/host/search/page-phrases'
import { majorAliases } from '@/lib/host/text/names'
import { lines, table } from '@/tests/support/table'
import { isKnownPath } from '../../support/known-routes'
import { searchOfNamedPages } from '../../support/search-corpus'

const majors = listMajors()

let documents: SearchDocument[]
let engine: SearchEngine

beforeAll(async () => {
  documents = await searchDocuments(await everyCampaign())
  engine = await searchOfNamedPages()
})

const search = (keyword: string, limit = 12) => engine.search({ keyword, page: 1, limit })

describe('schools by what applicants type', () => {
  it.each(
    table(`
      UCL | uk-university-college-london
      standford | us-stanford-university
      斯坦幅大学 | us-stanford-university
      U of T | ca-university-of-toronto
      雪梨大學 | au-the-university-of-sydney
      dubolin shengsanyi | ie-trinity-college-dublin
    `),
  )('%s → %s', (keyword, id) => {
    expect(search(keyword).list[0]?.href).toBe(`/yxk/${id}`)
  })

  it.each(
    table(`
      法尼 | 宾夕法尼亚大学
    `),
  )('two characters in the middle: %s → %s', (keyword, title) => {
    expect(search(keyword, 60).list.map((hit) => hit.title)).toContain(title)
  })
})

describe('other pages of the site', () => {
  it.each(
    table(`
      雅思 | course
      商分 | major
      CS | major
      签证办理 | product
      有条件录取 | country-news
      UCAS 时间线 | news
      韩老师 | person
      OSSD | page
    `),
  )('%s gives a %s first', (keyword, type) => {
    expect(search(keyword).list[0]?.type).toBe(type)
  })

  it('gives nothing for an unknown country, instead of one that sounds like it', () => {
    expect(search('捷克留学')).toMatchObject({ list: [], whole: false })
  })

  it('finds both schools of a sentence, one of them with a common word as its name', () => {
    const found = search('香港大学和新加坡国立大学哪个好').list.slice(0, 2)
    expect(found.map(({ title }) => title).sort()).toEqual(['新加坡国立大学', '香港大学'])
  })

  it('says below each title what one finds there, without words that are only searched for', () => {
    const school = documents.find(({ href }) => href === '/yxk/uk-university-of-oxford')
    expect(school?.prose).toContain('｜英国，牛津，英格兰｜')
    const silent = documents.filter(({ prose }) => prose === '').map(({ href }) => href)
    expect(silent).toEqual([])
    const repeating = documents.filter(
      ({ prose, title, type }) =>
        type !== 'school' && type !== 'hischool' && prose.includes(`${title}${title}`),
    )
    expect(repeating.map(({ href }) => href)).toEqual([])
  })

  it('shows first whether an immigration programme is open', () => {
    const texts = documents
      .filter(({ href }) => href.startsWith('/product/ym_product/'))
      .map(({ prose }) => prose)
    expect(texts.length).toBeGreaterThan(2)
    expect(
      texts.filter(
        (text) => !/^(开放|暂停|已关闭|待确认)（(?:截至 \d{4}-\d\d(-\d\d)?|来源没写日期)）/.test(text),
      ),
    ).toEqual([])
  })
})

describe('the text of a query', () => {
  it.each(
    lines(`
      <script>alert(1)</script>
      " onmouseover="alert(1)
      ../../etc/passwd
      (a+)+$
      __proto__
    `),
  )('%s gives plain text, with ranges inside it', (keyword) => {
    const { list, nearest } = search(keyword, 60)
    for (const hit of list) {
      expect(hit.title + hit.excerpt.text).not.toMatch(/<|onerror|onmouseover/)
      for (const [start, end] of hit.excerpt.hits)
        expect(start < end && end <= hit.excerpt.text.length).toBe(true)
      for (const [start, end] of hit.title_hits) expect(start < end && end <= hit.title.length).toBe(true)
    }
    expect(nearest.length).toBeLessThanOrEqual(5)
  })

  it('gives up to five names when it is almost a name', () => {
    const { list, nearest } = search('牛律大学')
    expect(list[0]?.title).toBe('牛津大学')
    expect(nearest.length).toBeGreaterThan(0)
    expect(nearest.length).toBeLessThanOrEqual(5)
    expect(nearest[0]?.title).toBe('牛津大学')
  })
})

it('a programme that takes no applications is marked, and is listed below those that do', () => {
  const list = search('加拿大移民', 60).list
  const closed = list.findIndex((hit) => hit.closed)
  const open = list.findIndex((hit) => hit.href === '/special/ym_ca_ee')
  expect(closed).toBeGreaterThan(open)
  expect(list[closed]?.href).toMatch(/ym_ca_suv|ca-start-up/)
})

describe('the documents of the search', () => {
  it('come from every source', () => {
    expect(new Set(documents.map(({ type }) => type))).toEqual(new Set(searchTypes))
  })

  it('have unique addresses of the site', () => {
    expect(documents.filter(({ href }) => !isKnownPath(href)).map(({ href }) => href)).toEqual([])
    expect(new Set(documents.map(({ href }) => href)).size).toBe(documents.length)
  })

  it('are plain text', () => {
    expect(documents.filter(({ title, text }) => /<\/?[a-z]/i.test(title + text))).toEqual([])
  })

  it('have fixed answers only with addresses that exist', () => {
    const hrefs = new Set(documents.map(({ href }) => href))
    expect([...pagePhrases.keys()].filter((href) => !hrefs.has(href))).toEqual([])
  })

  it('mark the sample people and cases, and no others', () => {
    const people = documents.filter(({ type }) => type === 'person')
    const cases = documents.filter(({ type }) => type === 'case')
    expect(people.length + cases.length).toBeGreaterThan(30)
    const counted = (records: readonly { sample: boolean }[]) => records.filter(({ sample }) => sample).length
    expect(counted(people)).toBe(counted([...listAdvisors(), ...listMentors()]))
    expect(counted(cases)).toBe(counted(listCases()))
  })

  it('have synonyms only for majors that exist', () => {
    const known = new Set(majors.map(({ id }) => id))
    expect(Object.keys(majorAliases).filter((id) => !known.has(id))).toEqual([])
  })
})
