import { expect, it } from 'vitest'
import { fixedAnswer, isForPerson } from '@/lib/widget/fixed-answers'
import { questionsFor, subjectOf } from '@/lib/widget/questions'
import { lines, table } from '@/tests/support/table'

it.each(
  table(`
    电话 | 电话
    地址 | 地址
    微信 | 微信
    怎么联系你们 | 电话
    几点上班 | 服务时间
    周末上班吗 | 服务时间
  `),
)('%s: %s', (words, title) => {
  expect(fixedAnswer(words)?.title).toBe(title)
  expect(isForPerson(words)).toBe(false)
})

it.each(
  lines(`
    你好
    在吗？
    Hello
    人工
    真人
    谢谢
    你好，请问在吗
    你是机器人吗？
    想咨询一下
  `),
)('%s is meant for a person, and the search does not answer it', (words) => {
  expect(isForPerson(words)).toBe(true)
  expect(fixedAnswer(words)).toBeNull()
})

it.each([
  '',
  ...lines(`
      英国签证
      电话面试怎么准备
      你们在北京有公司吗
      哈佛在哪里
      人工智能
      工作签证
      毕业后工作时间
      多少钱
      
    `),
])('%j is a question for the search', (words) => {
  expect(fixedAnswer(words)).toBeNull()
  expect(isForPerson(words)).toBe(false)
})

it.each(
  table(`
      德国留学 | / | 德国留学
      | /chanel/us | 美国研究生怎么准备？
      | /special/ym_us_niw | 美国移民排期
      | /uk | 英国硕士怎么申请？
      | /special/fy_zh/fy_hk | 香港硕士怎么申请？
      | /special/jp_bk | 日本有哪些升学路线？
      | /special/tuofu_cf | 托福要上多少课时？
      | /special/zhuanxue | 英国留学一年要多少钱？
      | / | 英国留学一年要多少钱？
    `),
)('suggested questions topic %j on %s: %s first', (topic, path, question) => {
  expect(questionsFor(topic, path)[0]).toBe(question)
})

it.each(
  table(`
      爱尔兰留学 | 爱尔兰留学
      作品集辅导 | 作品集辅导
      页脚咨询 |
      站内搜索 |
      |
    `),
)('the subject of a topic %s → %s', (topic, subject) => {
  expect(subjectOf(topic)).toBe(subject)
})
