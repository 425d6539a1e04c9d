import { expect, it } from 'vitest'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { readTable } from '@/lib/core/read-table'
import { schoolStore } from '@/lib/host/schools/store'
import { moneyText, sumText } from '@/lib/schools/money'

const columns = ['school', 'level', 'basis', 'low', 'high', 'currency'] as const

const levels: Readonly<Record<string, 'undergraduate' | 'master'>> = {
  bachelor: 'undergraduate',
  master: 'master',
}

/** German public universities outside the state with fees for all, by the fees that their own pages name. */
const charging = readTable('tuition_more.csv', columns, 'lib/content/schools')
  .map((row) => Object.fromEntries(columns.map((column) => [column, row.text(column) ?? ''])))
  .filter(({ school, basis, high }) => school?.startsWith('de-') && basis === 'page' && Number(high) > 0)

it('there are German universities that charge tuition of their own', () => {
  expect(new Set(charging.map(({ school }) => school)).size).toBeGreaterThan(1)
})

it('nothing has no amount in yuan, and a little has one in yuan', () => {
  expect([sumText(0, null, 'EUR'), sumText(50, null, 'EUR')]).toEqual(['0 欧元', '50 欧元（约 378 元）'])
})

it.each(charging.map((fee) => [fee.school ?? '', fee.level ?? '', fee] as const))(
  'the line of Germany that is called free of tuition names %s, %s',
  async (school, level, { low, high, currency = '' }) => {
    const { name } = await schoolStore()
      .selectFrom('schools')
      .select('name_zh as name')
      .where('id', '=', school)
      .executeTakeFirstOrThrow()
    const other = costCountries.find('de')?.tiers.find(({ value }) => value === 'other')
    const line = other?.tuition?.[levels[level] ?? 'master']
    expect(line?.called).toMatch(/^注册费（不收学费，.+等另收）$/)
    expect(line?.note).toMatch(
      new RegExp(`${name}[^，；]*一年 ${moneyText(Number(low), Number(high), currency)}`),
    )
  },
)
