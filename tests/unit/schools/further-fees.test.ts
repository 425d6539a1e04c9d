import { readFileSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { listSchools } from '@/lib/api/schools'
import { listTuition } from '@/lib/api/tuition'
import { readTable } from '@/lib/core/read-table'
import { figure } from '@/lib/facts/registry'
import { defineFunctions } from '@/lib/host/schools/build/functions'
import { importTable } from '@/lib/host/schools/build/import-table'
import { commonFees, priceTables } from '@/lib/host/schools/build/load/prices'
import { folderWith } from '@/tests/support/broken-table'

const file = 'tuition_more.csv'
const columns = ['basis', 'group', 'high', 'beside', 'extra_high', 'source_url'] as const
const table = readTable(file, columns, 'lib/content/schools').map((row) =>
  Object.fromEntries(columns.map((column) => [column, row.text(column)])),
)

/** The prices that most students pay, of a table with these rows. */
function commonPrices(...rows: string[]) {
  const [head = ''] = readFileSync(`lib/content/schools/${file}`, 'utf8').split('\n')
  const folder = folderWith(file, [head, ...rows].join('\n'))
  const db = new DatabaseSync(':memory:')
  db.exec("attach ':memory:' as source")
  defineFunctions(db)
  importTable(db, file, priceTables[file], folder)
  db.exec(commonFees)
  return db.prepare('select least, most, part from source.common_fees').all()
}

const row = (group: string, covers: string, low: number, high: number, year = '2026–27 学年') =>
  `sg-a,bachelor,page,${group},全校,${covers},SGD,${low},${high},year,,${year},,,,,工作三年,2026-09-24,`

it('gives a school the price that most students pay: no bound grant, no medicine or law, no older year', () => {
  const prices = commonPrices(
    row('whole', '', 30_000, 40_000),
    row('grant', '', 20_000, 20_000),
    row('excluded', '', 10_000, 90_000),
    row('whole', '', 25_000, 26_000, '2025–26 学年'),
  )
  expect(prices).toEqual([{ least: 30_000, most: 40_000, part: null }])
})

it('names who pays the price of a whole school', () => {
  const [price] = commonPrices(row('whole', '不交收入证明', 4_000, 4_000))
  expect(price).toEqual({ least: 4_000, most: 4_000, part: '不交收入证明' })
})

it('gives the range of all groups, and their names, when a school has no single price', () => {
  const prices = commonPrices(row('part', '文商', 22_000, 22_000), row('part', '理工', 29_000, 29_000))
  expect(prices).toEqual([{ least: 22_000, most: 29_000, part: '文商、理工' }])
})

it('names the condition of every grant', () => {
  const grants = table.filter(({ group }) => group === 'grant')
  expect(grants.length).toBeGreaterThan(0)
  expect(grants.filter(({ beside }) => !beside?.includes('工作三年'))).toEqual([])
})

it('has an amount for the fee of each term, which every free university has', () => {
  const termly = table.filter(({ high, beside }) => high === '0' || beside?.includes('学期注册费'))
  expect(termly.length).toBeGreaterThan(100)
  expect(
    termly.filter(({ beside, extra_high }) => !beside?.includes('注册费') || !Number(extra_high)),
  ).toEqual([])
})

it('links no second-hand page', () => {
  expect(table.filter(({ basis, source_url }) => basis === 'rule' && source_url !== null)).toEqual([])
})

// Articles and country pages print from the register, school pages and the calculator from the table. Both must
// agree.
it.each([
  ['hk-university-of-hong-kong', ['hk-hku-nonstem-2728', 'hk-hku-stem-2728']],
  ['sg-nanyang-technological-university', ['sg-ntu-notg']],
  // The price in a rule, and the registered figures for the same rule.
  ['de-heidelberg-university', ['de-bw']],
])('prints the same price of %s everywhere', async (school, facts) => {
  const yearly = facts.flatMap((id) => {
    const { value, unit } = figure(id)
    return [value].flat().map((amount) => Number(amount) * (unit.endsWith('/semester') ? 2 : 1))
  })
  const [price] = await listTuition(school, 'undergraduate')
  expect([price?.low, price?.high]).toEqual([Math.min(...yearly), Math.max(...yearly)])
})

it('finds schools by these prices, and schools without a price by a filter of their own', async () => {
  const ids = async (query: Parameters<typeof listSchools>[0]) =>
    (await listSchools({ limit: 60, ...query })).list.map(({ id }) => id)
  // 30,000 Singapore dollars without a grant are 160,000 yuan. The grant price of 21,400 would be 110,000.
  expect(await ids({ country: 'sg', cost: '15' })).toEqual([])
  expect(await ids({ country: 'sg', cost: '20' })).toEqual(
    expect.arrayContaining(['sg-national-university-of-singapore', 'sg-nanyang-technological-university']),
  )
  expect(await ids({ country: 'sg', cost: 'unknown' })).toContain('sg-singapore-management-university')
  const all = (await listSchools({ country: 'de', limit: 1 })).total
  const [known, unknown] = await Promise.all(
    ['50', 'unknown'].map(async (cost) => (await listSchools({ country: 'de', cost, limit: 1 })).total),
  )
  expect((known ?? 0) + (unknown ?? 0)).toBe(all)
  expect(known).toBeGreaterThan(150)
})

it('lists two-year colleges and online universities unless four-year degrees are asked for', async () => {
  const named = await listSchools({ q: 'University of the People' })
  expect(named.list.map(({ kind }) => kind)).toContain('online')
  const cheapest = await listSchools({ country: 'us', sort: 'cost', kind: 'degree', limit: 60 })
  expect(cheapest.list.filter(({ kind }) => kind !== null)).toEqual([])
})
