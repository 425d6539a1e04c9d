import { describe, expect, it } from 'vitest'
import { dueNotice, type Moment, type Notice } from '@/lib/widget/notices'

const calm: Moment = {
  sinceLoad: 60_000,
  sinceClosed: null,
  isOccupied: false,
  seen: [],
  path: '/yxk',
  hasWidget: true,
  isTestSeason: true,
}

describe('what opens on its own', () => {
  it.each<[string, Partial<Moment>, Notice | null]>([
    ['nothing before 5 seconds', { sinceLoad: 4999 }, null],
    ['the chat at 5 seconds', { sinceLoad: 5000 }, 'chat'],
    ['nothing over something else', { isOccupied: true }, null],
    ['the age notice once the chat had its turn', { seen: ['chat'] }, 'age'],
    ['nothing right after something was closed', { seen: ['chat'], sinceClosed: 4999 }, null],
    ['the next one 5 quiet seconds later', { seen: ['chat'], sinceClosed: 5000 }, 'age'],
    ['the test after both', { seen: ['chat', 'age'] }, 'test'],
    ['no test before 22 June', { seen: ['chat', 'age'], isTestSeason: false }, null],
    ['no test where no floating window stands', { seen: ['chat', 'age'], hasWidget: false }, null],
    ['no test on the page of the test', { seen: ['chat', 'age'], path: '/special/test' }, null],
    ['each once per visit', { seen: ['chat', 'age', 'test'] }, null],
    ['nothing on the English about page', { path: '/special/about_en' }, null],
    ['nothing on the English art page', { path: '/special/aw_en_web', seen: ['chat'] }, null],
    ['nothing on a receipt', { path: '/receipt/abc' }, null],
    ['the chat on an entry page', { path: '/special/ossd/entry', hasWidget: false }, 'chat'],
  ])('%s', (_, moment, expected) => {
    expect(dueNotice({ ...calm, ...moment })).toBe(expected)
  })
})
