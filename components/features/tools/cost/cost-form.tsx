import { Button } from '@/components/ui/button'
import fieldStyles from '@/components/ui/field.module.css'
import { Fold } from '@/components/ui/fold'
import { currencies, formatNumber } from '@/lib/facts/format'
import { tiersOf, yearsIn } from '@/lib/tools/cost/country'
import {
  cityValue,
  costDefaults,
  costFieldsIn,
  ownField,
  ownLines,
  placeFields,
} from '@/lib/tools/cost/fields'
import { growthBasis, usualGrowth } from '@/lib/tools/cost/growth'
import type { CostReading } from '@/lib/tools/cost/input'
import { levels, tests } from '@/lib/tools/cost/levels'
import { FieldGrid, FormField } from '../form-field'
import '../tools.css'
import { schoolPrices } from '@/lib/collections/kinds/cost-country'
import { hasTuition } from '@/lib/schools/tuition'
import { feeLabel } from './cost-published'
import { FollowingForm } from './following-form'
import type { CostData } from './load-cost'

/** The state of the calculator as one GET form. The address contains it, so no script is needed. */
export function CostForm({ path, data }: { path: string; data: CostData }) {
  const { reading } = data
  const { input, typed, errors } = reading
  const form = { fields: costFieldsIn(input.country.currency), reading }
  const isMistaken = Object.keys(errors).some((name) => !mainFields.has(name))
  return (
    <FollowingForm
      path={path}
      state={JSON.stringify({ typed, tests: input.tests })}
      action={`${path}#result-section`}
      id="change"
      data-tool="questions"
      aria-labelledby="change-heading"
    >
      <h2 id="change-heading">按我的算</h2>
      <input type="hidden" name="cur" value={input.country.currency} />
      <FieldGrid
        {...form}
        of={{ country: { defaultValue: input.country.value }, level: { defaultValue: input.level } }}
      >
        <SchoolFields key={`school ${input.country.value} ${input.level} ${input.school?.id}`} data={data} />
      </FieldGrid>
      <SchoolNames key={`names ${input.school?.id}`} data={data} />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <Button type="submit" variant={data.estimate === null ? 'primary' : 'secondary'}>
          计算费用
        </Button>
      </p>
      <Fold label="更多假设：城市、年数、住宿、奖学金、自己的数" isOpen={isMistaken}>
        <PlaceFields {...form} />
        <LivingFields {...form} />
        <AssumptionFields {...form} />
        <OwnFigures {...form} />
      </Fold>
    </FollowingForm>
  )
}

const mainFields: ReadonlySet<string> = new Set(['country', 'level', 'school', 'fee'])

type Form = { fields: ReturnType<typeof costFieldsIn>; reading: CostReading }

function PlaceFields(form: Form) {
  const { input, typed } = form.reading
  const tiers = tiersOf(input.country, input.level)
  const years = input.yearsNote === null ? yearsIn(input.country, input.level) : input.years
  return (
    <FieldGrid
      key={`${input.country.value} ${input.level} ${input.school?.id}`}
      {...form}
      of={{
        city: {
          // A country with a single place sends no place, so that choosing another country causes no message about it.
          choices:
            tiers.length === 1
              ? []
              : tiers.map((tier) => ({ value: cityValue(input.country, tier), label: tier.label })),
          placeholder: tiers.length === 1 ? tiers[0].label : `按学校；没选学校按${tiers[0].label}`,
          defaultValue: typed.city ?? '',
        },
        years: {
          placeholder: String(years),
          hint: input.yearsNote ?? `${input.country.label}通常 ${years} 年，不填就按这个算`,
        },
      }}
    />
  )
}

function LivingFields(form: Form) {
  const { input, typed, errors } = form.reading
  return (
    <fieldset data-tool="group">
      <legend>怎么生活，算哪些</legend>
      <FieldGrid
        {...form}
        of={{
          housing: { defaultValue: input.housing },
          flights: { defaultValue: typed.flights ?? String(input.flights) },
          insurance: { defaultValue: input.hasInsurance ? '1' : '0' },
          visa: { defaultValue: input.hasVisa ? '1' : '0' },
        }}
      />
      <fieldset
        id="test"
        className="flex flex-wrap items-center gap-x-6 mt-4"
        aria-describedby={errors.test ? 'test-error test-hint' : 'test-hint'}
      >
        <legend className="block text-heading text-sm font-semibold leading-normal mb-1">
          要报的考试<span className="text-muted text-sm font-normal ms-2">选填</span>
        </legend>
        {tests.map(({ value, label }) => (
          <label key={value} className="press gap-2 cursor-pointer">
            <input type="checkbox" name="test" value={value} defaultChecked={input.tests.includes(value)} />
            {label}
          </label>
        ))}
        <p id="test-hint" className="text-muted text-sm mt-1">
          别的考试请在下面“我有自己的数”里填合计
        </p>
        {errors.test && (
          <p id="test-error" className={`${fieldStyles.error} text-danger text-sm font-semibold`}>
            {errors.test}
          </p>
        )}
      </fieldset>
    </fieldset>
  )
}

function AssumptionFields(form: Form) {
  const { input, typed } = form.reading
  return (
    <fieldset data-tool="group">
      <legend>您的假设</legend>
      <FieldGrid
        {...form}
        of={{
          scholarship: {},
          growth: { placeholder: String(usualGrowth(input.country.value)), hint: growthHint(input) },
          buffer: { defaultValue: typed.buffer ?? String(costDefaults.buffer) },
        }}
      />
    </fieldset>
  )
}

function growthHint({ country, level }: CostReading['input']): string {
  if (growthBasis(country.value, level) !== null) return '通常的涨幅，可以改'
  return country.value === 'hk' ? '已公布到各学年，默认不再加' : '没查到涨幅，默认不加'
}

function OwnFigures(form: Form) {
  const { currency } = form.reading.input.country
  return (
    <fieldset data-tool="group" id="own">
      <legend>我有自己的数</legend>
      <p className="mb-3 text-muted text-quiet">
        学校录取信、房租合同、机票报价上的数。填了就用您的，结果里标“自填”；空着就用有来源的数。外币一律按
        {currencies[currency] ?? currency}填。
      </p>
      <FieldGrid {...form} of={Object.fromEntries(ownLines.map(({ line }) => [ownField(line), {}]))} />
    </fieldset>
  )
}

/**
 * A school of the library by its name and, once it is found, its programmes with their prices. Levels without prices
 * in the library have no such field.
 */
function SchoolFields({ data: { reading, chosen, schools } }: { data: CostData }) {
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
            ? `没有能用来算的${input.country.label}${level}学费，学费请在“我有自己的数”里填。`
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
function SchoolNames({ data: { reading, schools } }: { data: CostData }) {
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
