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

function loadRanges({ insert, value }: Writer): void {
  const columns = [
    'id',
    'name_en',
    'currency',
    'ug_min',
    'ug_max',
    'pg_min',
    'pg_max',
    'fee_year',
    'ielts_min',
    'official_url',
    'last_verified',
  ]
  for (const row of readTable('tuition_ranges.csv', columns)) {
    const school = row.required('id')
    const currency = row.oneOf('currency', currencies)
    const feeYear = row.required('fee_year')
    // A text that is not a year of entry is kept unchanged.
    const year = /^\d{4}(?:-\d{2})?$/.test(feeYear) ? `${feeYear} 入学` : feeYear
    const ielts = row.number('ielts_min')
    for (const [level, key, low, high] of [
      ['bachelor', 'range-bachelor', 'ug_min', 'ug_max'],
      ['master', 'range-master', 'pg_min', 'pg_max'],
    ] as const) {
      const [from, to] = [row.number(low), corrected[`${school} ${high}`] ?? row.number(high)]
      if (from === null || to === null || currency === null) continue
      insert('fees', {
        school,
        school_name: row.required('name_en'),
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
        url: row.url('official_url'),
        checked: row.required('last_verified'),
        source: 'tuition-ranges',
      })
      value(school, key, { num: from, to, text: currency, year, source: 'tuition-ranges' })
    }
    value(school, 'ielts', {
      num: ielts,
      year: `${row.required('last_verified')} 核对`,
      source: 'tuition-ranges',
    })
  }
}

function loadProgrammeFees({ insert }: Writer): void {
  const levels = { bachelor: 'bachelor', master: 'master', 'professional doctorate': 'professional' } as const
  const columns = [
    'id',
    'programme',
    'level',
    'amount',
    'currency',
    'per',
    'fee_year',
    'source_url',
    'checked',
  ]
  for (const row of readTable('programme_fees.csv', columns)) {
    const school = row.required('id')
    const level =
      levels[
        row.oneOf('level', ['bachelor', 'master', 'professional doctorate']) ?? row.fail('level', '不能为空')
      ]
    const amount = row.number('amount')
    const per = row.oneOf('per', ['year', 'programme']) ?? row.fail('per', '不能为空')
    insert('fees', {
      school,
      school_name: school,
      country: school.slice(0, 2),
      kind: 'programme',
      level,
      title: row.required('programme'),
      low: amount,
      high: amount,
      currency: row.oneOf('currency', currencies),
      per,
      year: row.text('fee_year') ?? '2026 年入学',
      note: per === 'programme' ? '全程学费' : level === 'master' ? '一年制硕士为全程学费' : null,
      url: row.url('source_url'),
      checked: row.required('checked'),
      source: 'programme-fees',
    })
  }
}

const pathwayRoutes = { foundation: '本科预科', iyo: '国际大一', 'pre-master': '硕士预科' } as const

function loadPathways({ insert }: Writer): void {
  const columns = [
    'id',
    'university',
    'route',
    'provider',
    'ielts_min',
    'duration',
    'fee_2026_27',
    'last_verified',
  ]
  for (const row of readTable('pathways.csv', columns)) {
    const school = row.required('id')
    const route = row.oneOf('route', ['foundation', 'iyo', 'pre-master']) ?? row.fail('route', '不能为空')
    const fee = row.text('fee_2026_27')
    const bounds =
      fee === null
        ? []
        : [...fee.matchAll(/£\s*([\d,]+)|~\s*£?\s*([\d,]{5,})/g)].map((match) =>
            Number((match[1] ?? match[2] ?? '').replaceAll(',', '')),
          )
    insert('fees', {
      school,
      school_name: row.required('university'),
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
      ielts: row.number('ielts_min'),
      note: [row.text('provider'), row.text('duration')].filter((part) => part !== null).join('；') || null,
      checked: row.required('last_verified'),
      source: 'pathways',
    })
  }
}
