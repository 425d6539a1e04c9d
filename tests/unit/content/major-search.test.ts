import { describe, expect, it } from 'vitest'
import { listMajors } from '@/lib/host/content/majors'
import { searchMajors } from '@/lib/host/resources/major-search'
import { lines, table } from '@/tests/support/table'

const majors = listMajors()

const namesOf = (q: string) => searchMajors(majors, q).map(({ name_zh }) => name_zh)

/** What applicants type, and the major that must be the first result. */
const typed = table(`
  CS | 计算机科学
  计算机硕士 | 计算机科学
  计算机科学与技术 | 计算机科学
  计算机专业怎么样？ | 计算机科学
  jsjkx | 计算机科学
  AI | 人工智能
  IT | 信息技术
  BA | 商业分析
  供应链 | 供应链管理
  會計 | 会计学
  計算機科學專業 | 计算机科学
  ＭＢＡ | 工商管理硕士
  金融 | 金融学
  金融学 英国 | 金融学
  law | 法学硕士
`)

describe('the search for a major', () => {
  it.each(typed)('for %s gives %s first', (q, name) => {
    expect(namesOf(q)[0]).toBe(name)
  })

  it.each([
    ['HR', '人力资源'],
    ['art', '艺术'],
  ])('for %s includes %s', (q, words) => {
    expect(namesOf(q).some((name) => name.includes(words))).toBe(true)
  })

  it.each(
    table(`
      IT | 建筑学
      CS | 经济学
    `),
  )('for %s does not include %s', (q, other) => {
    expect(namesOf(q)).not.toContain(other)
  })

  it.each(
    lines(`
      <script>
      🎓
      没有这个专业
      constructor
    `),
  )('for %s gives nothing', (q) => {
    expect(namesOf(q)).toEqual([])
  })

  it('without words keeps the usual order', () => {
    expect(searchMajors(majors, ' ')).toEqual(majors)
  })
})
