import { describe, expect, it } from 'vitest'
import { callTimesOf, wantedAt } from '@/lib/leads/call-hours'

const beijing = (time: string) => Date.parse(`2026-11-${time}:00+08:00`)

describe('the time for a telephone call', () => {
  it.each<[string, number, number, string[]]>([
    ['not in the evening, when the offices are closed', 9, 18, ['现在', '今天下午', '明天']],
    ['in the evening too', 9, 21, ['现在', '今天下午', '今晚', '明天']],
    ['only in the morning', 9, 13, ['现在', '明天']],
  ])('is offered %s', (_when, fromHour, toHour, offered) => {
    expect(callTimesOf({ fromHour, toHour }).map(({ value }) => value)).toEqual(offered)
  })

  describe('means', () => {
    const times = callTimesOf({ fromHour: 9, toHour: 21 })

    it.each<[string | undefined, string, string]>([
      [undefined, '20T10:00', '20T10:00'],
      ['现在', '20T10:00', '20T10:00'],
      ['现在', '20T23:30', '20T23:30'],
      ['今天下午', '20T10:00', '20T14:00'],
      ['今天下午', '20T15:30', '20T15:30'],
      ['今天下午', '20T17:59', '20T17:59'],
      ['今天下午', '20T18:00', '20T18:00'],
      ['今晚', '20T10:00', '20T18:00'],
      ['今晚', '20T21:00', '20T21:00'],
      ['明天', '20T10:00', '21T09:00'],
      ['明天', '20T00:00', '21T09:00'],
      ['明天', '20T23:59', '21T09:00'],
      ['什么时候都行', '20T10:00', '20T10:00'],
    ])('%s, chosen at %s, begins at %s', (choice, said, from) => {
      expect(wantedAt(choice, beijing(said), times)).toBe(beijing(from))
    })
  })
})
