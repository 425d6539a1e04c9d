import { expect, it } from 'vitest'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { readFurtherFees } from '@/lib/host/schools/build/load/further-fees'
import { schoolStore } from '@/lib/host/schools/store'
import { moneyText } from '@/lib/schools/money'

const levels = { bachelor: 'undergraduate', master: 'master' } as const

/** German public universities outside the state with fees for all, by the fees that their own pages name. */
const charging = readFurtherFees().filter(
  ({ school, basis, high }) => school.startsWith('de-') && basis === 'page' && high > 0,
)

it('there are German universities that charge tuition of their own', () => {
  expect(new Set(charging.map(({ school }) => school)).size).toBeGreaterThan(1)
})

it.each(charging.map((fee) => [fee.school, fee.level, fee] as const))(
  'the line of Germany that is called free of tuition names %s, %s',
  async (school, level, { low, high, currency }) => {
    const { name } = await schoolStore()
      .selectFrom('schools')
      .select('name_zh as name')
      .where('id', '=', school)
      .executeTakeFirstOrThrow()
    const other = costCountries.find('de')?.tiers.find(({ value }) => value === 'other')
    const line = other?.tuition?.[levels[level]]
    expect(line?.called).toMatch(/^注册费（不收学费，.+等另收）$/)
    expect(line?.note).toMatch(new RegExp(`${name}[^，；]*一年 ${moneyText(low, high, currency)}`))
  },
)
