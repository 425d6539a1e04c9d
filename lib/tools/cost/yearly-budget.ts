import { field, readAddress, type SearchParams } from '@/lib/address'
import { typedNumber } from '@/lib/core/typed-number'

const mostYuan = 3_000_000

/** A smaller number without a unit is read as ten thousands, as families write it: 300 yuan is no yearly budget. */
const leastYuan = 1000

/** A budget in yuan as people write it: `30万`, `30 万元`, `300000`, or `30` for ten thousands. */
export const yearlyBudget = field<number>(
  (given, refuse) => {
    const [, digits = '', unit = ''] = /^([\d,.\s]+)(万元?|w|元)?$/i.exec(given.normalize('NFKC')) ?? []
    const value = typedNumber(digits)
    if (value !== null) {
      const isWan = unit === '' ? value < leastYuan : unit !== '元'
      const yuan = Math.round(isWan ? value * 10_000 : value)
      if (yuan > 0 && yuan <= mostYuan) return yuan
    }
    return refuse(`请填每年的预算，例如“30万”或“300000”，不超过 ${mostYuan / 10_000} 万元；这一项暂不计入`)
  },
  String,
  { label: '每年预算（人民币）' },
)

/** The visitor's yearly budget in an address, and why it cannot be drawn. */
export function readBudget(params: SearchParams): { budget: number | null; error: string | null } {
  const { values, errors } = readAddress({ budget: yearlyBudget }, params)
  return { budget: values.budget ?? null, error: errors.budget ?? null }
}
