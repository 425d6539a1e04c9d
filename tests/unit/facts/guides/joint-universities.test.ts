import { describe, expect, it } from 'vitest'
import { approvalCounts, approvalWords, jointTiles } from '@/components/features/guides/joint-words'
import {
  findJointUniversity,
  jointTable,
  jointUniversities,
  priceOf,
  priceOfYear,
  readJointUniversities,
} from '@/lib/facts/guides/joint-universities'
import { guideTables } from '@/lib/facts/guides/route-facts'
import { withCell } from '@/tests/support/broken-table'
import { table } from '@/tests/support/table'

const university = (id: string) => {
  const found = findJointUniversity(id)
  if (found === null) throw new Error(id)
  return found
}
const textsOf = (id: string) => university(id).statements.map(({ text }) => text)

describe('the table of joint universities', () => {
  it.each([
    ['unnc.two-two-1', 'xjtlu.two-two-1', /id 列：要以 unnc\. 开头/],
    [',score_rule,', ',score_line,', /field 列：score_line 只放湖北投档线/],
  ])('names the cell that is wrong (%s)', (from, to, message) => {
    const folder = withCell(guideTables, jointTable, from, to)
    expect(() => readJointUniversities(jointTable, folder)).toThrow(message)
  })

  it('puts a unit only behind a number, because words contain it already', () => {
    expect(textsOf('dku').join()).toContain('本科 385 人。')
    expect(textsOf('unnc')).toContain('549 分/750（湖北物理类第 03 组）')
  })
})

describe('the answer at the top of a page', () => {
  it.each(
    table(`
      unnc | 本科学费，一年 11 万元 2026 年的价
      dku | 本科学费，一年 17 万元 2021 年的价，原文 68 万元/四年合计，现价看当年章程
      tianjin-juilliard | 硕士学费，一年 20 万元 2020–21 年的价，现价看当年章程
      cuhksz | 学费，一年 看当年章程
      gtiit | 教育部批准 2016 年批准 报道或学校自述
      xjtlu | 湖北投档线 573–580 分 2026 年，3 个专业组
    `),
  )('of %s gives the price with its year, and marks an old price', (id, told) => {
    expect(
      jointTiles(university(id)).map((tile) => [tile.label, tile.value, tile.note].join(' ').trim()),
    ).toContain(told)
  })

  it.each([
    ['nyush', { wan: 20, currency: '元' }],
    ['dku', { wan: 17, currency: '元' }],
    ['um', { wan: 12.3, currency: '澳门元' }],
  ])('of %s is compared by the price of one year', (id, price) => {
    const newest = priceOf(university(id))
    expect(newest && priceOfYear(newest)).toEqual(price)
  })

  it('says of each university what was read of its approval, and counts it', () => {
    expect(approvalWords(university('unnc'))).toBe('在名单内')
    expect(approvalWords(university('gtiit'))).toBe('2016 年批准（报道或学校自述）')
    expect(approvalWords(university('um'))).toBe('没有查到')
    expect(approvalCounts(jointUniversities)).toMatch(
      /^7 所我们在.*，2 所有批准设立的.*，其余 5 个没有查到（不等于没有批准）/,
    )
  })
})
