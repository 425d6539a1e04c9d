import { expect, it } from 'vitest'
import { fixedAnswer } from '@/lib/widget/fixed-answers'

it.each([
  ['你好', '您好'],
  ['您好！', '您好'],
  ['在吗？', '您好'],
  ['Hello', '您好'],
  ['人工', '和顾问说话'],
  ['转人工客服', '和顾问说话'],
  ['电话', '电话'],
  ['你们的电话是多少', '电话'],
  ['地址', '地址'],
  ['你们在哪里', '地址'],
  ['公司在哪', '地址'],
  ['微信', '微信'],
  ['谢谢', '不客气'],
])('%s: %s', (words, title) => {
  expect(fixedAnswer(words)?.title).toBe(title)
})

it.each(['英国签证', '电话面试怎么准备', '你们在北京有公司吗', '哈佛在哪里', '人工智能', '多少钱', ''])(
  '%j is a question for the search',
  (words) => {
    expect(fixedAnswer(words)).toBeNull()
  },
)
