import { readFileSync } from 'node:fs'
import { loadCampaigns } from '@/lib/campaigns/campaign-files'
import { endingDays } from '@/lib/campaigns/dated'
import { latestReading, programmes } from '@/lib/collections/kinds/programme'
import { projectFolder } from '@/lib/core/project-folder'
import { readTable } from '@/lib/core/read-table'
import { day as dayLength } from '@/lib/core/time'
import { deadlines } from '@/lib/facts/admissions/deadlines'
import { sittings } from '@/lib/facts/admissions/test-sittings'
import { expiryOf } from '@/lib/facts/expiry'
import { readRouteFacts } from '@/lib/facts/guides/route-facts'
import { rounds } from '@/lib/facts/immigration/express-entry'
import { readBulletin } from '@/lib/facts/immigration/visa-bulletin'
import { listFigures, statementRowsOf } from '@/lib/facts/registry'
import { priceYearOf } from '@/lib/host/schools/build/price-year'
import { campaignDays, type Due } from './entry'

const newest = (days: readonly string[]) => days.toSorted().at(-1) ?? ''

const later = (day: string, days: number) =>
  new Date(Date.parse(day) + days * dayLength).toISOString().slice(0, 10)

/** A year after the day or month on which a page was read; null when that is not known to the month. */
function yearAfterReading(...read: readonly (string | null)[]): string | null {
  const known = read.flatMap((text) => /^20\d{2}-\d{2}/.exec(text ?? '')?.[0] ?? [])[0]
  return known === undefined ? null : `${Number(known.slice(0, 4)) + 1}${known.slice(4)}-28`
}

/** Days after which a bulletin, an invitation round or the state of a programme must be read again. */
const freshFor = { round: 14, programme: 183 } as const

const files = {
  figures: 'lib/facts/data/figures.json',
  statements: 'lib/facts/data/statements.json',
  routes: 'lib/content/guides/routes.csv',
  admissions: 'lib/content/admissions',
  bulletin: 'lib/content/immigration/visa-bulletin.csv',
  rounds: 'lib/content/immigration/express-entry-rounds.csv',
} as const

const json = (file: string, id: string) => `${file} 第 ${lineOf(file, `"id": "${id}"`)} 行`

function everything(): Due[] {
  const last = newest(readBulletin().map(({ month }) => month))
  const round = newest(rounds().map(({ date }) => date))
  return [
    ...listFigures().flatMap(({ id, label, period, source }) => {
      const day = expiryOf(period)
      const what = `${label}（${period}）`
      return day === null
        ? []
        : [{ id, kind: '数', what, day, open: source.url, at: json(files.figures, id) }]
    }),
    ...statementRowsOf().flatMap((row) => {
      const { id, label, source, as_of, checked, dated } = row
      const base = { id, what: label, open: source, at: json(files.statements, id) }
      if (row.closes !== undefined) return [{ ...base, kind: '事实的日子', day: row.closes }]
      const day = dated === 'history' ? null : yearAfterReading(checked, as_of)
      return day === null ? [] : [{ ...base, kind: '读了一年的规定', day }]
    }),
    ...[...readRouteFacts().values()].flatMap(({ id, text, term, check, readYear }) => {
      const at = `${files.routes} 第 ${lineOf(files.routes, `${id},`)} 行`
      const base = { id, what: text.slice(0, 30), open: check?.url ?? null, at }
      if (term !== null) return [{ ...base, kind: '指南的日子', day: term.closes }]
      return readYear === null ? [] : [{ ...base, kind: '读了一年的规定', day: `${readYear + 1}-12-31` }]
    }),
    ...loadCampaigns(projectFolder()).flatMap(({ file, campaign }) =>
      campaign === null
        ? []
        : endingDays(campaign).map(([written, day]) => ({
            id: campaign.path,
            kind: campaignDays,
            what: `写着“${written}”的话`,
            day,
            open: null,
            at: `${file} 第 ${lineOf(file, `${written}:`)} 行和写着它的地方`,
          })),
    ),
    ...deadlines.flatMap(({ id, round: name, closes, opens, source, at }) => [
      {
        id,
        kind: '截止日',
        what: name,
        day: closes ?? opens ?? '',
        open: source.url,
        at: `${files.admissions}/${at}`,
      },
    ]),
    ...sittings.map(({ id, test, registersTo, until, source, at }) => ({
      id,
      kind: '考试场次',
      what: `${test} ${until}`,
      day: registersTo ?? until,
      open: source,
      at: `${files.admissions}/${at}`,
    })),
    {
      id: 'visa-bulletin',
      kind: '排期',
      what: `签证公告只到 ${last}`,
      day: `${last}-28`,
      open: 'https://travel.state.gov/content/travel/en/legal/visa-law0/visa-bulletin.html',
      at: `${files.bulletin} 末行以后`,
    },
    {
      id: 'express-entry',
      kind: '邀请轮次',
      what: `快速通道只到 ${round}`,
      day: later(round, freshFor.round),
      open: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/immigrate-canada/express-entry/rounds-invitations.html',
      at: `${files.rounds} 第 2 行以前`,
    },
    ...programmes.list().flatMap(({ id }) => {
      const { asOf, source } = latestReading(id)
      if (asOf === null) return []
      const read = asOf.length === 7 ? `${asOf}-28` : asOf
      return [
        {
          id,
          kind: '移民项目的状态',
          what: `读到 ${asOf}`,
          day: later(read, freshFor.programme),
          open: source.url,
          at: `lib/content/programmes/${id}.yaml`,
        },
      ]
    }),
    ...dueTables(),
  ]
}

/**
 * Everything that is over on a day or ends within so many days after it.
 * @param today a day in Shanghai
 */
export const dueWithin = (days: number, today: string): Due[] =>
  everything().filter(({ day }) => day !== '' && day <= later(today, days))

/** The tables of prices, with the column of the year for which a price is asked. */
const priceTables = [
  { file: 'tuition_ranges.csv', column: 'fee_year' },
  { file: 'programme_fees.csv', column: 'fee_year' },
  { file: 'tuition_more.csv', column: 'year' },
] as const

const folder = 'lib/content/schools'

/** One entry for each table and school year: the prices of a year end with it, in August. */
function dueTables(): Due[] {
  return priceTables.flatMap(({ file, column }) => {
    const years = new Map<number, { count: number; line: number }>()
    for (const [index, row] of readTable(file, [column], folder).entries()) {
      const words = row.text(column)
      const year = words === null ? null : priceYearOf(words)
      if (year === null) continue
      const known = years.get(year) ?? { count: 0, line: index + 2 }
      years.set(year, { ...known, count: known.count + 1 })
    }
    return [...years].map(([year, { count, line }]) => ({
      id: `${file}-${year}`,
      kind: '一季的学费',
      what: `${count} 行是 ${year} 年起那一学年的价，每行写着学校的页面`,
      day: `${year + 1}-08-31`,
      open: null,
      at: `${folder}/${file} 第 ${line} 行起`,
    }))
  })
}

const linesByFile = new Map<string, readonly string[]>()

/** Without spaces around them, so that a search needs not cut them again for each of some thousand texts. */
function linesOf(file: string): readonly string[] {
  const known = linesByFile.get(file)
  if (known !== undefined) return known
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .map((line) => line.trim())
  linesByFile.set(file, lines)
  return lines
}

/** The number of the first line that begins with a text, ignoring indentation; 0 when there is none. */
const lineOf = (file: string, text: string): number =>
  linesOf(file).findIndex((line) => line.startsWith(text)) + 1
