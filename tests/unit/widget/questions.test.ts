import { describe, expect, it } from 'vitest'
import { subjectOf, toKeyword } from '@/lib/widget/questions'

describe('the words that a typed question is searched by', () => {
  it.each([
    ['请问加拿大签证需要什么材料？', '加拿大签证 材料'],
    ['英国硕士怎么申请', '英国硕士 申请'],
    ['UCL 的排名是多少?', 'UCL 的排名是'],
    ['ＩＥＬＴＳ', 'IELTS'],
    ['？？', ''],
    ['长'.repeat(100), '长'.repeat(60)],
  ])('%s → %s', (question, keyword) => {
    expect(toKeyword(question)).toBe(keyword)
  })
})

describe('the subject of a topic', () => {
  it.each([
    ['爱尔兰留学', '爱尔兰留学'],
    ['作品集辅导', '作品集辅导'],
    ['页脚咨询', ''],
    ['站内搜索', ''],
    ['', ''],
  ])('%s → %s', (topic, subject) => {
    expect(subjectOf(topic)).toBe(subject)
  })
})
