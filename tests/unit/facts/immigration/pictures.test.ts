import { describe, expect, it } from 'vitest'
import { queuePicture, queueTitle } from '@/components/features/immigration/bulletin-words'
import { roundsPicture, roundsTitle } from '@/components/features/immigration/rounds-words'
import type { Round } from '@/lib/facts/immigration/express-entry'
import type { BulletinMonth, Cutoff } from '@/lib/facts/immigration/visa-bulletin'

const round = (date: string, line: number, invitations = 1_000): Round => ({
  round: date,
  date,
  name: 'General',
  group: 'general',
  invitations,
  line,
})

/** A round a month from 2020 to 2024, with lowest scores from 400 to 490; newest first. */
const usual = Array.from({ length: 60 }, (_, at) =>
  round(`${2020 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}-10`, 400 + (at % 10) * 10),
).toReversed()

describe('the chart of rounds', () => {
  it('has its axis at the usual scores, and writes those far away at the edge', () => {
    const far = [round('2020-01-31', 886), round('2024-06-13', 75)]
    const { y, notes, series } = roundsPicture([...usual, ...far], null)
    expect(y.map(({ label }) => label)).toEqual(['400', '450', '500'])
    expect(notes.flatMap(({ side, label }) => (side === 'beyond' ? [label] : []))).toEqual(['↑ 886', '↓ 75'])
    expect(series[0]?.points).toHaveLength(usual.length)
  })

  it.each([
    ['before them', ['2022-02-10', '2022-03-10', '2022-05-10'], true],
    ['after them', ['2021-09-10', '2021-11-10', '2021-12-10'], false],
  ])('writes a low one beside the low rounds, not over them: %s', (_, dates, isBefore) => {
    const low = dates.map((date) => round(date, 400))
    const high = usual.map((one) => ({ ...one, line: 470 + (one.line % 30) }))
    const { notes } = roundsPicture([...high, ...low, round('2022-01-20', 75)], null)
    expect(notes.find(({ label }) => label === '↓ 75')).toMatchObject({ isBefore })
  })

  it('always has the own score on the axis', () => {
    const { y, series } = roundsPicture(usual, 610)
    expect(y.at(-1)?.label).toBe('700')
    expect(series.map(({ look }) => look)).toEqual(['dots', 'own'])
  })

  it.each([
    [usual, '法语：近两年 400–490 分'],
    [[...usual.map((each) => ({ ...each, line: 510 })), round('2015-02-20', 808)], '法语：近两年 510 分'],
  ])('says what the last two years were', (of, title) => {
    expect(roundsTitle('法语', of)).toBe(title)
  })

  it('has a dot of its own for the newest round, and larger dots for more invitations', () => {
    const { notes, series } = roundsPicture([round('2024-12-10', 480, 6_000), ...usual.slice(1)], null)
    expect(notes).toMatchObject([{ label: '最近 480', hasDot: true }])
    expect(series.map(({ width, points }) => [width, points.length])).toEqual([
      [5, 59],
      [11, 1],
    ])
  })
})

const day = (day: string): Cutoff => ({ kind: 'day', day })
const current: Cutoff = { kind: 'current' }
const unavailable: Cutoff = { kind: 'unavailable' }
const month = (month: string, a: Cutoff, b: Cutoff, waited: number | null): BulletinMonth => ({
  month,
  a,
  b,
  waited,
})

const queue = [
  month('2024-01', day('2020-01-01'), day('2021-01-01'), 48),
  month('2025-01', day('2019-01-01'), day('2022-01-01'), 72),
  month('2026-01', day('2021-01-01'), day('2023-01-01'), 60),
]

const seriesOf = (picture: ReturnType<typeof queuePicture>, id: string) =>
  picture.series.find((series) => series.id === id)

describe('the chart of a queue', () => {
  it('draws how long people had waited, not the day that was reached', () => {
    const picture = queuePicture(queue, null)
    expect(picture.y.map(({ label }) => label)).toEqual(['不等', '2 年', '4 年', '6 年'])
    const points = (id: string) =>
      seriesOf(picture, id)?.points.map((point) => point && Math.round(point.y * 72))
    // The months between are not in the table: the line goes on across them.
    expect(points('a')).toEqual([48, 72, 60])
    expect(points('b')).toEqual([36, 36, 36])
  })

  it('names the newest month at the end of both lines', () => {
    expect(queuePicture(queue, null).notes.map(({ label, side }) => [label, side])).toEqual([
      ['表 A 5 年', 'above'],
      ['表 B 3 年', 'below'],
    ])
  })

  it('writes them clear of a peak and a low shortly before', () => {
    const { notes } = queuePicture(
      [
        ...queue,
        month('2026-03', day('2017-03-01'), day('2025-03-01'), 108),
        month('2026-06', day('2021-06-01'), day('2023-06-01'), 60),
      ],
      null,
    )
    const [a, b] = notes
    expect((a?.clear ?? 0) / (a?.y ?? 1)).toBeCloseTo(108 / 60)
    expect((b?.clear ?? 0) / (b?.y ?? 1)).toBeCloseTo(12 / 36)
  })

  it.each<[of: string, newest: BulletinMonth, labels: string[]]>([
    ['no queue', month('2026-02', current, current, 0), ['表 A、表 B 不排队']],
    ['a queue in one chart', month('2026-02', day('2025-02-01'), current, 12), ['表 A 1 年', '表 B 不排队']],
    ['no numbers in one chart', month('2026-02', unavailable, day('2025-02-01'), null), ['表 B 1 年']],
    ['no numbers', month('2026-02', unavailable, unavailable, null), []],
  ])('bears a newest month with %s', (_, newest, labels) => {
    const { notes, y } = queuePicture([newest], null)
    expect(notes.map(({ label }) => label)).toEqual(labels)
    expect([...y.map(({ at }) => at), ...notes.map(({ clear }) => clear)].every(Number.isFinite)).toBe(true)
  })

  it.each<[filed: string, isAbove: boolean[]]>([
    // Filed in December 2018: before every cut-off.
    ['2019-06-01', [true, false, true]],
    ['2022-06-01', [false, false, false]],
  ])('has the line of %s above the queue in the months that reached it', (filed, isAbove) => {
    const own = seriesOf(queuePicture(queue, filed), 'own')?.points ?? []
    const [from, to] = own
    const heightAt = (x: number) =>
      from && to && x >= from.x && x <= to.x
        ? from.y + ((to.y - from.y) * (x - from.x)) / (to.x - from.x)
        : x < (from?.x ?? 0)
          ? -1
          : 2
    const drawn = seriesOf(queuePicture(queue, filed), 'a')?.points.filter((point) => point !== null) ?? []
    expect(drawn.map(({ x, y }) => heightAt(x) >= y - 1e-9)).toEqual(isAbove)
  })

  const waiting = (of: string, waited: number) => month(of, day('2020-01-01'), day('2020-01-01'), waited)

  it.each<[newest: BulletinMonth, title: string]>([
    [waiting('2026-01', 40), 'EB-2：2026-01 轮到的人，已经等了 3 年 4 个月'],
    [month('2026-01', current, current, 0), 'EB-2：2026-01 无排期（C）'],
    [month('2026-01', unavailable, unavailable, null), 'EB-2：2026-01 不可用（U）'],
  ])('says what the newest month is', (newest, title) => {
    expect(queueTitle('EB-2（含国家利益豁免 NIW）', newest)).toBe(title)
  })
})
