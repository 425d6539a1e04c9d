import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { formatNumber } from '@/lib/facts/format'
import { hasTuition } from '@/lib/schools/tuition'
import { placeFields } from '@/lib/tools/cost/fields'
import { levels } from '@/lib/tools/cost/levels'
import { FormField } from '../form-field'
import { feeLabel } from './cost-published'
import type { CostData } from './load-cost'

/**
 * A school of the library by its name and, once it is found, its programmes with their prices. Levels without prices
 * in the library have no such field.
 */
export function SchoolFields({ data: { reading, chosen, schools } }: { data: CostData }) {
  const { input, typed } = reading
  if (!hasTuition(input.level)) return null
  const level = levels.find(({ value }) => value === input.level)?.label ?? ''
  const fees = chosen?.fees ?? []
  const registered = Object.entries(schoolPrices()).filter(
    ([id, { tuition }]) => id.startsWith(`${input.country.value}-`) && tuition[input.level] !== undefined,
  )
  const form = { fields: placeFields, reading }
  const priced = Math.max(schools.total, registered.length)
  return (
    <>
      <FormField
        {...form}
        name="school"
        list="school-names"
        autoComplete="off"
        defaultValue={input.school?.name ?? typed.school}
        hint={
          priced === 0
            ? `没有收到${input.country.label}${level}的学费表，学费请在“我有自己的数”里填。`
            : `中文名、英文名或简称。有 ${formatNumber(priced)} 所能按学校公布的学费算。`
        }
      />
      {fees.length > 0 && (
        <FormField
          {...form}
          name="fee"
          choices={fees.map((fee) => ({ value: fee.id, label: feeLabel(fee) }))}
          {...(input.fee === null && { placeholder: '请选一个课程' })}
          defaultValue={input.fee?.id ?? ''}
        />
      )}
    </>
  )
}

/** What the field of the school refers to; outside the grid, which places every element in it. */
export function SchoolNames({ data: { reading, schools } }: { data: CostData }) {
  const { school, level } = reading.input
  if (!hasTuition(level)) return null
  return (
    <>
      {school !== null && <input type="hidden" name="sid" value={school.id} />}
      <datalist id="school-names">
        {schools.names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}
