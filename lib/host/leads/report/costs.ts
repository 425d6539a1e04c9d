import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { z } from 'zod'
import type { Env } from '@/lib/core/env'
import { channelName, noCampaign } from '@/lib/leads/channel'

/** What was paid for one channel on one day, in fen; `campaign` is null where the file names none. */
type Cost = { day: string; channel: string; campaign: string | null; fen: number }

/** The costs that marketing keeps. A file with any fault is not used at all, because sums of a part of it would be wrong. */
export type Costs = { rows: readonly Cost[]; faults: readonly string[] }

const columns = { 日期: 'day', 渠道: 'channel', 活动: 'campaign', 花费: 'amount' } as const

/**
 * The costs in `LEAD_COSTS_FILE` or, when it is not set, in costs.csv of the data folder; null when there is no such file. It is read at
 * each report: marketing changes it once a day, and a report is rare.
 */
export function loadCosts({
  LEAD_COSTS_FILE,
  DATA_DIR,
}: Pick<Env, 'LEAD_COSTS_FILE' | 'DATA_DIR'>): Costs | null {
  const usual = join(DATA_DIR, 'costs.csv')
  const file = LEAD_COSTS_FILE ?? (existsSync(usual) ? usual : null)
  if (file === null) return null
  try {
    return readCosts(basename(file), readFileSync(file))
  } catch {
    return { rows: [], faults: [`${basename(file)}：读不到这个文件`] }
  }
}

/** Reads the file: CSV in UTF-8, or in GB18030 as Chinese spreadsheets save it. */
export function readCosts(name: string, bytes: Uint8Array): Costs {
  const lineOf: number[] = []
  const [head, ...lines] = parse(decode(bytes), {
    bom: true,
    relax_column_count: true,
    relax_quotes: true,
    skip_records_with_empty_values: true,
    trim: true,
    on_record: (record: string[], { lines: line }) => {
      lineOf.push(line)
      return record
    },
  })
  const headings = head ?? []
  const missing = ['日期', '渠道', '花费'].filter((heading) => !headings.includes(heading))
  if (missing.length > 0) {
    const remedy = '第一行要有 日期,渠道,花费，可以再有 活动'
    return { rows: [], faults: [`${name} 第 1 行：缺少 ${missing.join('、')}；${remedy}`] }
  }
  const faults: string[] = []
  const rows = lines.flatMap((cells, index) => {
    const row = rowSchema.safeParse(named(headings, cells))
    if (row.success) return [row.data]
    const [issue] = row.error.issues
    faults.push(`${name} 第 ${lineOf[index + 1]} 行，${headingOf(issue?.path[0])}：${issue?.message ?? ''}`)
    return []
  })
  return faults.length > 0 ? { rows: [], faults } : { rows, faults }
}

/** The cells of the columns that have a meaning, by the names of `columns`. */
const named = (headings: readonly string[], cells: readonly string[]) =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([heading, column]) => {
      const at = headings.indexOf(heading)
      return at === -1 ? [] : [[column, cells[at] ?? '']]
    }),
  )

const headingOf = (column: PropertyKey | undefined) =>
  Object.entries(columns).find(([, known]) => known === column)?.[0] ?? ''

const rowSchema = z
  .object({
    day: z
      .string()
      .transform((text) =>
        text.replace(
          /^(\d{4})[/.-](\d{1,2})[/.-](\d{1,2})$/,
          (_, y, m, d) => `${y}-${m.padStart(2, '0')}-${d.padStart(2, '0')}`,
        ),
      )
      .pipe(z.iso.date('要写成 2026-11-01')),
    channel: z.string().min(1, '要写渠道，与报表里的名称一样').transform(channelName),
    campaign: z
      .string()
      .transform((text) => (text === '' ? null : channelName(text)))
      .default(null),
    amount: z
      .string()
      .regex(
        /^\d{1,3}(,\d{3})*(\.\d{1,2})?$|^\d{1,9}(\.\d{1,2})?$/,
        '要写成数字，单位元，如 1200 或 1200.50',
      ),
  })
  .transform(
    ({ amount, ...row }): Cost => ({ ...row, fen: Math.round(Number(amount.replaceAll(',', '')) * 100) }),
  )

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('gb18030').decode(bytes)
  }
}

/** What was paid in these days, by the names of a report's lines, in fen. */
export function costsBy(
  { rows }: Costs,
  { by, from, through }: { by: 'campaign' | 'source' | 'day'; from: string; through: string },
): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  for (const { day, channel, campaign, fen } of rows) {
    if (day < from || day > through) continue
    const name = { campaign: campaign ?? noCampaign, source: channel, day }[by]
    sums.set(name, (sums.get(name) ?? 0) + fen)
  }
  return sums
}
