import { describe, expect, it } from 'vitest'
import { findBannedClaims } from '@/lib/campaigns/claims'

describe('banned claims', () => {
  it.each([
    ['全国最专业的团队', '最专'],
    ['最大的留学机构', '最大'],
    ['行业第一', '行业第一'],
    ['第一品牌', '第一品牌'],
    ['国家级示范单位', '国家级'],
    ['顶级名校导师', '顶级'],
    ['通过率 100%', '100%'],
    ['通过率100％', '100％'],
    ['百分之百拿到录取', '百分之百'],
    ['保录取', '保录'],
    ['签约保过', '保过'],
    ['包签证', '包签'],
    ['必过班', '必过'],
    ['我们保证录取', '保证录取'],
    ['零风险投资', '零风险'],
    ['guaranteed admission', 'guaranteed admission'],
  ])('finds the claim in %s', (text, claim) => {
    expect(findBannedClaims(text)).toContain(claim)
  })

  it.each([
    '学费最低 3,000 元，最高 5,000 元',
    '以官方最新公布为准',
    '最晚 1 月 15 日，最早 9 月',
    '最近两年，最多六门，最少四门',
    '最后一步，最终由学校决定，时间最好留足',
    '第一步做什么，第一年在哪里读',
    '我们不保证录取',
    '没有人能保证录取',
    '第一优先类别',
    '社会保险与保密',
  ])('lets a neutral sentence pass: %s', (text) => {
    expect(findBannedClaims(text)).toEqual([])
  })
})
