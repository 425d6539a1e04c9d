import { describe, expect, it } from 'vitest'
import { withDays } from '@/lib/facts/admissions/deadline-text'
import { tableFolder } from '@/lib/facts/admissions/deadlines'
import {
  findSitting,
  readSittings,
  sittingInText,
  sittings,
  sittingsFile,
} from '@/lib/facts/admissions/test-sittings'
import { withCell } from '@/tests/support/broken-table'
import { table } from '@/tests/support/table'

const noon = (day: string) => new Date(`${day}T12:00:00+08:00`)

describe('the sittings of tests', () => {
  it.each([
    ['2026-12-21', '2027-01-21', /registers_to 列：晚于开考日/],
    ['sat.2027-03', 'sat.2026-12', /重复/],
    ['LSE、UCL,uk,,2026-12-31', 'LSE、UCL,uk,,', /sits 列：开考日和末日至少写一个/],
  ])('stop the build on a broken cell', (from, to, message) => {
    const folder = withCell(tableFolder, sittingsFile, from, to)
    expect(() => readSittings(sittingsFile, folder)).toThrow(message)
  })

  it.each(
    table(`
      2026-11-19 | 2026-12-05（报名到 2026-11-20，还有 1 天）
      2026-11-20 | 2026-12-05（报名到 2026-11-20，今天截止）
      2026-11-21 | 2026-12-05（报名到 2026-11-20，今天截止）
      2026-12-05 | 2026-12-05（报名到 2026-11-20，已截止）
      2026-12-06 | 2026-12-05（已考完）
    `),
  )('on %s the SAT of December: %s', (today, words) => {
    expect(withDays('{{sat.2026-12}}', noon(today))).toBe(words)
  })

  it('of which no last day of registration is known say where it is', () => {
    expect(withDays('{{sat.2027-03}}', noon('2027-02-17'))).toBe('2027-03-06（报名截止日看官网）')
    expect(withDays('{{sat.2027-03}}', noon('2027-02-20'))).toBe('2027-03-06（报名多半已截止，看官网）')
    expect(withDays('{{sat.2027-03}}', noon('2027-03-07'))).toBe('2027-03-06（已考完）')
  })

  it('that end on a day which visitors choose up to, and for whom', () => {
    const words = '考到 2026-12-31（KCL、LSE、UCL，报名截止日看官网）'
    expect(withDays('{{lnat.december}}', noon('2026-12-01'))).toBe(words)
  })

  it('say when registration opens', () => {
    const sitting = findSitting('esat.2027-01')
    expect(sitting && sittingInText(sitting, noon('2026-10-25'))).toBe(
      '2027-01-04 至 2027-01-08（2026-10-26 至 2026-12-21 报名）',
    )
  })

  it('have ids that copy can name', () => {
    for (const { id } of sittings) expect(withDays(`{{${id}}}`)).not.toContain('{{')
  })
})
