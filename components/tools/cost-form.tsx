import buttons from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import fieldStyles from '@/components/ui/field.module.css'
import { currencies } from '@/lib/facts/format'
import { costCountries, housings, levels, tests } from '@/lib/tools/cost/countries'
import {
  type CostReading,
  cityValue,
  costDefaults,
  costLimits,
  ownField,
  ownLines,
  yesNo,
} from '@/lib/tools/cost/input'
import styles from './cost-form.module.css'

/** The whole state of the calculator as one GET form; the address holds it, so nothing here needs a script. */
export function CostForm({
  path,
  reading,
  hasGaps,
}: {
  path: string
  reading: CostReading
  /** Opens the own figures, as the result asks for some. */
  hasGaps: boolean
}) {
  const { input, typed, errors } = reading
  const money = currencies[input.country.currency] ?? input.country.currency
  const text = (name: string, usual: string | number) => typed[name] ?? String(usual)
  const isOwnOpen =
    hasGaps || ownLines.some(({ line }) => typed[ownField(line)] !== undefined || errors[ownField(line)])
  return (
    <form action={`${path}#result-section`} method="get" className={styles.form} aria-label="费用条件">
      <input type="hidden" name="cur" value={input.country.currency} />
      <fieldset className={styles.group}>
        <legend>去哪里，读什么</legend>
        <div className={styles.grid}>
          <Choice
            name="country"
            label="国家或地区"
            choices={costCountries}
            value={input.country.value}
            error={errors.country}
          />
          <CityField value={typed.city ?? ''} error={errors.city} />
          <Choice name="level" label="阶段" choices={levels} value={input.level} error={errors.level} />
          <TextField
            id="years"
            name="years"
            label="读几年"
            inputMode="numeric"
            defaultValue={text('years', input.years)}
            hint={`${costLimits.years.min}–${costLimits.years.max} 年`}
            error={errors.years}
          />
        </div>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>怎么生活，算哪些</legend>
        <div className={styles.grid}>
          <Choice
            name="housing"
            label="住宿"
            choices={housings}
            value={input.housing}
            error={errors.housing}
          />
          <TextField
            id="flights"
            name="flights"
            label="每年往返几次"
            inputMode="numeric"
            defaultValue={text('flights', costDefaults.flights)}
            hint={`${costLimits.flights.min}–${costLimits.flights.max} 次`}
            error={errors.flights}
          />
          <Choice
            name="insurance"
            label="医疗保险"
            choices={yesNo}
            value={input.hasInsurance ? '1' : '0'}
            error={errors.insurance}
          />
          <Choice
            name="visa"
            label="签证"
            choices={yesNo}
            value={input.hasVisa ? '1' : '0'}
            error={errors.visa}
          />
        </div>
        <fieldset id="test" className={styles.tests} aria-describedby={errors.test && 'test-error'}>
          <legend className={fieldStyles.label}>
            要报的考试<span className={fieldStyles.optional}>选填</span>
          </legend>
          {tests.map(({ value, label }) => (
            <label key={value} className={styles.test}>
              <input type="checkbox" name="test" value={value} defaultChecked={input.tests.includes(value)} />
              {label}
            </label>
          ))}
          {errors.test && (
            <p id="test-error" className={fieldStyles.error}>
              {errors.test}
            </p>
          )}
        </fieldset>
      </fieldset>
      <fieldset className={styles.group}>
        <legend>您的假设</legend>
        <div className={styles.grid}>
          <TextField
            id="scholarship"
            name="scholarship"
            label="每年奖学金"
            optional
            inputMode="decimal"
            defaultValue={typed.scholarship}
            hint={`${money}，只从学费里减`}
            error={errors.scholarship}
          />
          <TextField
            id="growth"
            name="growth"
            label="学费每年上调（%）"
            inputMode="decimal"
            defaultValue={text('growth', costDefaults.growth)}
            hint="多数学校每年调整，按目标学校往年的幅度填"
            error={errors.growth}
          />
          <TextField
            id="buffer"
            name="buffer"
            label="汇率缓冲（%）"
            inputMode="decimal"
            defaultValue={text('buffer', costDefaults.buffer)}
            hint="外币升值时多留的余地"
            error={errors.buffer}
          />
        </div>
      </fieldset>
      <details className={styles.own} open={isOwnOpen} id="own">
        <summary className={styles.summary}>我有自己的数（学校录取信、房租合同、机票报价）</summary>
        <p>填了就用您的数，结果里标“自填”；空着就用有来源的数。外币一律按{money}填。</p>
        <div className={styles.grid}>
          {ownLines.map(({ line, label, per, isLocal }) => (
            <TextField
              key={line}
              id={ownField(line)}
              name={ownField(line)}
              label={`${label}（${per}，${isLocal ? money : '元人民币'}）`}
              optional
              inputMode="decimal"
              defaultValue={typed[ownField(line)]}
              error={errors[ownField(line)]}
            />
          ))}
        </div>
      </details>
      <p className={styles.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          计算费用
        </button>
        <span>不留电话，不需要登录；条件都写在网址里。</span>
      </p>
    </form>
  )
}

type ChoiceProps = {
  name: string
  label: string
  choices: readonly { value: string; label: string }[]
  value: string
  error: string | undefined
}

/** A list in which something is always chosen. */
function Choice({ name, label, choices, value, error }: ChoiceProps) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor={name}>
        {label}
      </label>
      <select
        id={name}
        name={name}
        defaultValue={value}
        className={`${fieldStyles.control} ${fieldStyles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && `${name}-error`}
      >
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
      <FieldError name={name} error={error} />
    </div>
  )
}

/** Cities of all countries that know several, by country, as the list can't follow the country without a script. */
function CityField({ value, error }: { value: string; error: string | undefined }) {
  return (
    <div className={fieldStyles.field}>
      <label className={fieldStyles.label} htmlFor="city">
        城市
      </label>
      <select
        id="city"
        name="city"
        defaultValue={value}
        className={`${fieldStyles.control} ${fieldStyles.select}`}
        aria-invalid={error ? true : undefined}
        aria-describedby={error && 'city-error'}
      >
        <option value="">按所选国家的第一项</option>
        {costCountries
          .filter(({ tiers }) => tiers.length > 1)
          .map((country) => (
            <optgroup key={country.value} label={country.label}>
              {country.tiers.map((tier) => (
                <option key={tier.value} value={cityValue(country, tier)}>
                  {tier.label}
                </option>
              ))}
            </optgroup>
          ))}
      </select>
      <FieldError name="city" error={error} />
    </div>
  )
}

const FieldError = ({ name, error }: { name: string; error: string | undefined }) => (
  <p className={fieldStyles.error} id={`${name}-error`}>
    {error}
  </p>
)
