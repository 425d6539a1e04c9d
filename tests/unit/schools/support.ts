import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { School } from '@/lib/api/schools'

/** A school with names only, plus the given values. */
export function school(values: Partial<School> = {}): School {
  return {
    id: 'us-test',
    level: 'university',
    kind: null,
    name: '测试大学',
    nameZh: '测试大学',
    nameZhSource: 'common',
    nameEn: 'Test University',
    alternativeNames: [],
    country: 'us',
    city: null,
    cityZh: null,
    figures: 0,
    programmeCount: 0,
    highlights: [],
    state: null,
    rank: null,
    previousRank: null,
    arwu: null,
    website: null,
    href: '/yxk/us-test',
    boarding: null,
    enrolment: null,
    enrolmentYear: null,
    rorId: null,
    wikidataId: null,
    source: 'ROR',
    previousNames: [],
    values: new Map(),
    fees: [],
    subjects: [],
    chinaRules: [],
    chinaAverages: [],
    chinaListed: 0,
    programmes: [],
    ...values,
  }
}

export const qsRank = (text: string, number: number): School['rank'] => ({
  source: 'QS World University Rankings',
  year: 2027,
  text,
  number,
})

export const dayPupils: School['values'] = new Map([
  [
    'boarding',
    {
      key: 'boarding',
      num: null,
      to: null,
      text: 'day',
      year: '2021',
      source: 'nz-moe',
      place: null,
      covers: null,
      span: 'all',
    },
  ],
])

export const arwuRank = (number: number): School['arwu'] => ({
  source: 'ARWU',
  year: 2026,
  text: String(number),
  number,
})

/** What a reader makes of one table in a folder that exists only meanwhile. */
export function inTemporaryFolder<T>(file: string, text: string, read: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'table-'))
  try {
    writeFileSync(path.join(folder, file), text)
    return read(folder)
  } finally {
    rmSync(folder, { recursive: true })
  }
}
