import { expect, it } from 'vitest'
import { dueNotice, type Moment, type Notice } from '@/lib/widget/notices'
import { isTestPopupSeason } from '@/lib/widget/test-season'
import { flag, table } from '@/tests/support/table'

const first: Moment = {
  done: [],
  isChatOpen: false,
  path: '/yxk',
  hasWidget: true,
  isTestSeason: true,
}

it.each<[string, Partial<Moment>, Notice | null]>([
  ['the age notice at the first load of a visit', {}, 'age'],
  ['the chat after it', { done: ['age'] }, 'chat'],
  ['a current conversation before everything else', { isChatOpen: true }, 'chat'],
  ['no chat on a receipt, although a conversation is open', { isChatOpen: true, path: '/receipt/abc' }, null],
  ['the test after both', { done: ['chat', 'age'] }, 'test'],
  ['no test before 22 June', { done: ['chat', 'age'], isTestSeason: false }, null],
  ['no test on a page without a floating window', { done: ['chat', 'age'], hasWidget: false }, null],
  ['no test on the page of the test', { done: ['chat', 'age'], path: '/special/test' }, null],
  ['nor at its mobile address', { done: ['chat', 'age'], path: '/m/special/test' }, null],
  ['nothing once all had their turn', { done: ['chat', 'age', 'test'] }, null],
  ['nothing on the English about page', { path: '/special/about_en' }, null],
  ['nothing on a receipt', { path: '/receipt/abc' }, null],
  ['the chat on an entry page', { path: '/special/ossd/entry', hasWidget: false, done: ['age'] }, 'chat'],
])('what a page load opens on its own %s', (_, moment, expected) => {
  expect(dueNotice({ ...first, ...moment })).toBe(expected)
})

it.each(
  table(
    `
      2026-06-21T23:59:59+08:00 | no
      2026-06-22T00:00:00+08:00 | yes
      2026-12-31T23:59:59+08:00 | yes
      2026-12-31T16:00:00Z | no
    `,
    [String, flag],
  ),
)('the season of the test popup, by the date in Shanghai %s: %s', (now, expected) => {
  expect(isTestPopupSeason(new Date(now))).toBe(expected)
})
