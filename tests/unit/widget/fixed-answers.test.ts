import { expect, it } from 'vitest'
import { fixedAnswer, isForPerson } from '@/lib/widget/fixed-answers'
import { lines, table } from '@/tests/support/table'

it.each(
  table(`
    电话 | 电话
    你们的电话是多少 | 电话
    地址 | 地址
    你们在哪里 | 地址
    公司在哪 | 地址
    微信 | 微信
    怎么联系你们 | 电话
    客服电话 | 电话
    你们公司在哪里？ | 地址
    可以加个微信吗 | 微信
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
    您好！
    在吗？
    有人吗
    Hello
    人工
    转人工客服
    真人
    谢谢
    好的！
    你好，请问在吗
    你是机器人吗？
    想咨询一下
  `),
)('%s is meant for a person, and the search does not answer it', (words) => {
  expect(isForPerson(words)).toBe(true)
  expect(fixedAnswer(words)).toBeNull()
})

it.each([
  '英国签证',
  '电话面试怎么准备',
  '你们在北京有公司吗',
  '哈佛在哪里',
  '人工智能',
  '工作签证',
  '毕业后工作时间',
  '多少钱',
  '',
])('%j is a question for the search', (words) => {
  expect(fixedAnswer(words)).toBeNull()
  expect(isForPerson(words)).toBe(false)
})
