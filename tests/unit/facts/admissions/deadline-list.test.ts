import { describe, expect, it } from 'vitest'
import { byWeek } from '@/lib/facts/admissions/deadline-calendar'
import { listDeadlines, readShortlist } from '@/lib/facts/admissions/deadline-list'
import { expectedOf, isOver } from '@/lib/facts/admissions/deadline-words'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { table } from '@/tests/support/table'

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)
const today = noon('2026-11-23')

describe('the list of days', () => {
  it('lists every registered day once when no filter is set', () => {
    const ids = listDeadlines({}, today).map(({ id }) => id)
    expect(ids.toSorted()).toEqual(deadlines.map(({ id }) => id).toSorted())
  })

  it('lists the next published day first, whether it is certain or not, and past ones last, the latest of them first', () => {
    const listed = listDeadlines({}, today)
    const firstOver = listed.findIndex((row) => isOver(row, today))
    const daysOf = (rows: typeof listed) => rows.flatMap(({ closes }) => closes ?? [])
    const [open, over] = [daysOf(listed.slice(0, firstOver)), daysOf(listed.slice(firstOver))]
    const again = listed.flatMap((row) => expectedOf(row, today) ?? [])
    const past = over.slice(again.length)
    expect([...open, ...again, ...past]).toEqual([
      ...open.toSorted(),
      ...again.toSorted(),
      ...past.toSorted().toReversed(),
    ])
    const ends = listed.flatMap(({ closes, cautions, ending }) =>
      closes === '2027-01-15' && cautions.length === 0 ? (ending?.by ?? 0) : [],
    )
    expect([ends, new Set(ends).size]).toEqual([ends.toSorted((a, b) => a - b), 3])
  })

  it('has every week once: the number of its head is that of the rows below it, on all pages together', () => {
    const listed = listDeadlines({}, today)
    const groups = byWeek(listed, listed, today)
    for (const { label, count, rows } of groups) expect([label, rows.length]).toEqual([label, count])
    const runs = listed
      .map((row) => groups.find(({ rows }) => rows.includes(row))?.key)
      .filter((key, at, all) => key !== all[at - 1])
    expect(runs).toEqual(groups.map(({ key }) => key))
  })

  it.each(
    table(`
      2027-10-02 | ucas.oxbridge-medicine | 下一季，按往年
      2027-06-30 | ucas.extra             | 没有写截止日
      2027-07-02 | ucas.extra             | 已经过去
      2027-09-15 | common-app.opening     | 已经过去
    `),
  )('on %s has %s in the group %s', (day, id, label) => {
    const now = noon(day)
    const listed = listDeadlines({}, now)
    const group = byWeek(listed, listed, now).find((each) => each.label === label)
    expect(group?.rows.map((row) => row.id)).toContain(id)
  })

  it('counts the last day itself as open', () => {
    const [first] = listDeadlines({ status: 'open' }, today)
    const isListed = (day: string) =>
      listDeadlines({ status: 'open' }, noon(day)).some(({ id }) => id === first?.id)
    expect([isListed(first?.closes ?? ''), isListed('2027-12-31')]).toEqual([true, false])
  })

  it('filters by country, level and whether the day is past, all together', () => {
    const found = listDeadlines({ country: 'us', level: 'master', status: 'open' }, today)
    expect(found.length).toBeGreaterThan(0)
    expect(found.filter(({ country, level }) => country !== 'us' || level !== 'master')).toEqual([])
  })
})

describe('the shortlist in an address', () => {
  it('takes ids one by one or with commas, each once', () => {
    const ids = readShortlist(['ucas.main,uc.first-year', ' ucas.main ']).map(({ id }) => id)
    expect(ids).toEqual(['ucas.main', 'uc.first-year'])
  })

  it.each([
    ['unknown', ['no.such', '', ',,,', '🙂'.repeat(100)]],
    ['with a year that was inferred', ['us-harvard-university.rd']],
    ['on which sources differ', ['us-stanford-university.rea']],
  ])('ignores %s', (_, ids) => {
    expect(readShortlist(ids)).toEqual([])
  })

  it('keeps a past day, so that a subscribed calendar does not lose it', () => {
    expect(readShortlist(['ucas.oxbridge-medicine'])).toHaveLength(1)
  })
})
