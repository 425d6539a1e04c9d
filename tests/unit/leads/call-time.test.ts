import { describe, expect, it } from 'vitest'
import { beijingTime, callPromise, callTimesOf, dueAt, wantedAt } from '@/lib/leads/call-time'
import { list, maybe, table } from '@/tests/support/table'

const beijing = (time: string) => Date.parse(`2026-11-${time}:00+08:00`)

describe('the time for a telephone call', () => {
  it.each(
    table(
      `
      not in the evening, when the offices are closed | 9 | 18 | 现在 ; 今天下午 ; 明天
      in the evening too | 9 | 21 | 现在 ; 今天下午 ; 今晚 ; 明天
      only in the morning | 9 | 13 | 现在 ; 明天
    `,
      [String, Number, Number, list],
    ),
  )('is offered %s', (_when, fromHour, toHour, offered) => {
    expect(callTimesOf({ fromHour, toHour }).map(({ value }) => value)).toEqual(offered)
  })

  describe('means', () => {
    const times = callTimesOf({ fromHour: 9, toHour: 21 })

    it.each(
      table(
        `
      – | 20T10:00 | 20T10:00
      现在 | 20T10:00 | 20T10:00
      今天下午 | 20T10:00 | 20T14:00
      今天下午 | 20T15:30 | 20T15:30
      今天下午 | 20T18:00 | 20T18:00
      今晚 | 20T10:00 | 20T18:00
      今晚 | 20T21:00 | 20T21:00
      明天 | 20T10:00 | 21T09:00
      明天 | 20T23:59 | 21T09:00
      什么时候都行 | 20T10:00 | 20T10:00
    `,
        [maybe, String, String],
      ),
    )('%s, chosen at %s, begins at %s', (choice, said, from) => {
      expect(wantedAt(choice ?? undefined, beijing(said), times)).toBe(beijing(from))
    })
  })
})

describe('times in Beijing', () => {
  it.each(
    table(`
      2026-11-19T16:05:00Z | 11月20日 00:05 | 我们将从11月20日 9:00 起回电
      2026-11-20T00:59:59Z | 11月20日 08:59 | 我们将从11月20日 9:00 起回电
      2026-11-20T01:00:00Z | 11月20日 09:00 | 我们将在10分钟内回电
      2026-11-20T09:59:59Z | 11月20日 17:59 | 我们将在10分钟内回电
      2026-11-20T10:00:00Z | 11月20日 18:00 | 我们将从11月21日 9:00 起回电
      2026-12-31T15:59:00Z | 12月31日 23:59 | 我们将从1月1日 9:00 起回电
    `),
  )('%s is written %s, with the promise %s', (at, time, promise) => {
    expect(beijingTime(new Date(at))).toBe(time)
    expect(callPromise(new Date(at))).toBe(promise)
  })

  it.each(
    table(`
      at once within opening hours | 2026-11-20T02:00:00Z | 2026-11-20T02:10:00Z
      at the next opening for a lead of the night | 2026-11-19T16:05:00Z | 2026-11-20T01:10:00Z
      at the next opening for a lead of the evening | 2026-11-20T11:00:00Z | 2026-11-21T01:10:00Z
      and continue the next morning with the remaining minutes | 2026-11-20T09:54:00Z | 2026-11-21T01:04:00Z
      and end exactly at closing time | 2026-11-20T09:50:00Z | 2026-11-20T10:00:00Z
    `),
  )('the ten minutes begin %s', (_, at, due) => {
    expect(new Date(dueAt(Date.parse(at))).toISOString()).toBe(new Date(due).toISOString())
  })
})
