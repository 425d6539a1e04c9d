import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { getSchool } from '@/lib/api/schools'
import { tableFolder } from '@/lib/facts/admissions/deadlines'
import {
  readThresholds,
  schoolsThatName,
  thresholdsFile,
  thresholdsOf,
} from '@/lib/facts/admissions/entry-thresholds'
import { withCell } from '@/tests/support/broken-table'

const of = (school: string, qualification: string) =>
  thresholdsOf(school).find((group) => group.qualification === qualification)?.rows ?? []

describe('the table of entry thresholds', () => {
  it.each([
    [',2026,', ',soon,', /year 列：年份写/],
    ['.alevel-1,', '.alevel-x,', /id 列：编号写成/],
    [',AAA,,AAA,', ',AAA,,3A,', /grades 列：写成三个等级/],
  ])('names the cell that is wrong (%s)', (from, to, message) => {
    const folder = withCell(tableFolder, thresholdsFile, from, to)
    expect(() => readThresholds(thresholdsFile, folder)).toThrow(message)
  })

  it('names only schools of the library', async () => {
    const schools = [...readThresholds().keys()]
    expect(schools.length).toBeGreaterThan(85)
    const found = await Promise.all(schools.map(getSchool))
    expect(schools.filter((_, index) => found[index] === null)).toEqual([])
  })
})

describe('the entry requirements of a school', () => {
  it('keep the wording of the school, with year, page and how it was read', () => {
    expect(of('uk-imperial-college-london', 'ib')[0]).toMatchObject({
      subject: 'Aeronautical Engineering MEng',
      threshold: '最低 40；典型 43–44',
      year: '2027 年',
      caution: '转录自官网',
      check: { url: expect.stringContaining('imperial.ac.uk') },
    })
  })

  it('put requirements of the whole school first', () => {
    expect(of('uk-university-of-leeds', 'gaokao').map(({ subject }) => subject)).toEqual([
      null,
      '商学院（AAA/AAB 专业）',
    ])
  })

  it('link no second-hand page', () => {
    expect(of('uk-university-of-birmingham', 'gaokao')).toMatchObject([
      {
        threshold: '总分 80%，各省可能不同',
        year: '2024 年',
        check: null,
        caution: expect.stringContaining('转述'),
      },
    ])
  })

  it('leave Chinese degrees in Britain to the newer rules of a school, where it has some', () => {
    const table = (name: string) => readFileSync(path.join('lib/content', name), 'utf8').trim().split('\n')
    const rules = table('schools/uk_china_rules.csv').map((line) => line.split(',')[0] ?? '')
    const replaced = table('admissions/entry_thresholds.csv')
      .filter((line) => line.includes(',chinese_bachelor,') && line.includes(',uk,'))
      .map((line) => [line.split(',')[1] ?? '', line.endsWith(',yes')] as const)
    expect(replaced).not.toEqual([])
    for (const [school, isReplaced] of replaced) expect(rules.includes(school), school).toBe(isReplaced)
    expect(of('uk-university-of-southampton', 'chinese_bachelor')).toEqual([])
    expect(of('uk-university-of-greater-manchester', 'chinese_bachelor')).toMatchObject([
      { threshold: '学士 GPA 2.3/4.0 或 60%', year: expect.any(String) },
    ])
    expect(of('au-unsw-sydney', 'chinese_bachelor')).toHaveLength(1)
  })
})

it('have a mark in a column where the wording is that mark and nothing else', () => {
  const rows = [...readThresholds().values()].flat()
  for (const { id, qualification, threshold, grades, least } of rows) {
    const isAlone = /^(?:(?:A\*|[A-E]){3})$/.test(threshold)
    expect(grades, id).toBe(qualification === 'alevel' && isAlone ? threshold : null)
    if (qualification === 'ib' && /^\d\d$/.test(threshold)) expect(least, id).toBe(Number(threshold))
  }
})

it('list the schools that publish a requirement for a qualification', () => {
  const gaokao = schoolsThatName('gaokao')
  expect(gaokao.has('uk-university-of-leeds')).toBe(true)
  expect(gaokao.has('uk-university-of-oxford')).toBe(false)
})
