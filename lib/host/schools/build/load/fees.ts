import { z } from 'zod'
import { cell } from '@/lib/core/column-table'
import { readTable } from '../source-tables'
import type { Writer } from '../writer'
import { loadFurtherFees } from './further-fees'

const currencies = ['GBP', 'AUD', 'CAD', 'USD', 'SGD', 'HKD'] as const

/** Prices of schools, programmes and pathway courses, as one table for pages and calculators. */
export function loadFees(writer: Writer): void {
  loadRanges(writer)
  loadProgrammeFees(writer)
  loadPathways(writer)
  loadFurtherFees(writer)
}

/** The upper end of UCL's undergraduate range is too low in the table; its computing course costs this much. */
const corrected: Readonly<Record<string, number>> = { 'uk-university-college-london ug_max': 46_700 }

const rangeColumns = z.object({
  id: cell.text,
  name_en: cell.text,
  currency: cell.oneOf(currencies).nullable(),
  ug_min: cell.number.nullable(),
  ug_max: cell.number.nullable(),
  pg_min: cell.number.nullable(),
  pg_max: cell.number.nullable(),
  fee_year: cell.text,
  ielts_min: cell.number.nullable(),
  official_url: cell.address.nullable(),
  last_verified: cell.text,
})

function loadRanges({ insert, value }: Writer): void {
  for (const { values } of readTable('tuition_ranges.csv', rangeColumns)) {
    const { id: school, currency, fee_year: feeYear, ielts_min: ielts } = values
    // A text that is not a year of entry is kept unchanged.
    const year = /^\d{4}(?:-\d{2})?$/.test(feeYear) ? `${feeYear} 入学` : feeYear
    for (const [level, key, low, high] of [
      ['bachelor', 'range-bachelor', 'ug_min', 'ug_max'],
      ['master', 'range-master', 'pg_min', 'pg_max'],
    ] as const) {
      const [from, to] = [values[low], corrected[`${school} ${high}`] ?? values[high]]
      if (from === null || to === null || currency === null) continue
      insert('fees', {
        school,
        school_name: values.name_en,
        country: school.slice(0, 2),
        kind: 'range',
        level,
        title: level === 'bachelor' ? '国际生本科' : '国际生授课型硕士',
        low: from,
        high: to,
        currency,
        per: 'year',
        year,
        ielts,
        note: school.startsWith('au-') ? '部分学校取 CRICOS 登记学费的中间一半，不是学校的学费表' : null,
        url: values.official_url,
        checked: values.last_verified,
        source: 'tuition-ranges',
      })
      value(school, key, { num: from, to, text: currency, year, source: 'tuition-ranges' })
    }
    value(school, 'ielts', {
      num: ielts,
      year: `${values.last_verified} 核对`,
      source: 'tuition-ranges',
    })
  }
}

const programmeColumns = z.object({
  id: cell.text,
  programme: cell.text,
  level: cell.oneOf(['bachelor', 'master', 'professional doctorate']),
  amount: cell.number.nullable(),
  currency: cell.oneOf(currencies).nullable(),
  per: cell.oneOf(['year', 'programme']),
  fee_year: cell.text.nullable(),
  source_url: cell.address.nullable(),
  checked: cell.text,
})

function loadProgrammeFees({ insert }: Writer): void {
  const levels = { bachelor: 'bachelor', master: 'master', 'professional doctorate': 'professional' } as const
  for (const { values } of readTable('programme_fees.csv', programmeColumns)) {
    const { id: school, amount, per } = values
    const level = levels[values.level]
    insert('fees', {
      school,
      school_name: school,
      country: school.slice(0, 2),
      kind: 'programme',
      level,
      title: values.programme,
      low: amount,
      high: amount,
      currency: values.currency,
      per,
      year: values.fee_year ?? '2026 年入学',
      note: per === 'programme' ? '全程学费' : level === 'master' ? '一年制硕士为全程学费' : null,
      url: values.source_url,
      checked: values.checked,
      source: 'programme-fees',
    })
  }
}

const pathwayRoutes = { foundation: '本科预科', iyo: '国际大一', 'pre-master': '硕士预科' } as const

const pathwayColumns = z.object({
  id: cell.text,
  university: cell.text,
  route: cell.oneOf(['foundation', 'iyo', 'pre-master']),
  provider: cell.text.nullable(),
  ielts_min: cell.number.nullable(),
  duration: cell.text.nullable(),
  fee_2026_27: cell.text.nullable(),
  last_verified: cell.text,
})

function loadPathways({ insert }: Writer): void {
  for (const { values } of readTable('pathways.csv', pathwayColumns)) {
    const { id: school, route, provider, duration, fee_2026_27: fee } = values
    const bounds =
      fee === null
        ? []
        : [...fee.matchAll(/£\s*([\d,]+)|~\s*£?\s*([\d,]{5,})/g)].map((match) =>
            Number((match[1] ?? match[2] ?? '').replaceAll(',', '')),
          )
    insert('fees', {
      school,
      school_name: values.university,
      country: school.slice(0, 2),
      kind: 'pathway',
      level: route,
      title: pathwayRoutes[route],
      low: bounds[0] ?? null,
      high: bounds.at(-1) ?? null,
      currency: bounds.length > 0 ? 'GBP' : null,
      per: 'programme',
      text: fee,
      year: '2026–27',
      ielts: values.ielts_min,
      note: [provider, duration].filter((part) => part !== null).join('；') || null,
      checked: values.last_verified,
      source: 'pathways',
    })
  }
}
