import { describe, expect, it } from 'vitest'
import { questionsFor, subjectOf } from '@/lib/widget/questions'
import { table } from '@/tests/support/table'

describe('suggested questions', () => {
  it.each(
    table(`
      德国留学 | / | 德国留学
      爱尔兰留学 | / | 爱尔兰留学
      | /chanel/us | 美国研究生怎么准备？
      | /special/feiyong/fyusa | 美国研究生怎么准备？
      | /special/ym_us_niw | 美国移民排期
      | /product/ym_product/us-niw | 美国移民排期
      | /uk | 英国硕士怎么申请？
      | /special/fy_zh/fy_hk | 香港硕士怎么申请？
      | /special/jp_bk | 日本有哪些升学路线？
      | /special/tuofu_cf | 托福要上多少课时？
      | /special/zhuanxue | 英国留学一年要多少钱？
      | /touchus | 英国留学一年要多少钱？
      | / | 英国留学一年要多少钱？
    `),
  )('topic %j on %s: %s first', (topic, path, question) => {
    expect(questionsFor(topic, path)[0]).toBe(question)
  })
})

describe('the subject of a topic', () => {
  it.each(
    table(`
      爱尔兰留学 | 爱尔兰留学
      作品集辅导 | 作品集辅导
      页脚咨询 |
      站内搜索 |
      |
    `),
  )('%s → %s', (topic, subject) => {
    expect(subjectOf(topic)).toBe(subject)
  })
})
