import { expect, it } from 'vitest'
import { daysWords } from '@/components/features/deadlines/strip-words'

const past = { day: '2026-10-15', label: '早轮', isOver: true, standing: '已截止' }
const main = { day: '2027-01-13', label: '主轮', isOver: false, standing: '还有 46 天' }

it.each([
  ['the nearest day', [past, main], '主轮，还有 46 天'],
  ['two on one day', [main, { ...main, label: '转学' }], '主轮，还有 46 天'],
  ['a day that is not counted', [{ ...main, standing: null }], '主轮'],
  ['one that is past', [past], '某校的日子'],
  ['days that are all past', [past, past], '某校的日子'],
])('says %s', (_, days, words) => {
  expect(daysWords(days, '某校')).toBe(words)
})
