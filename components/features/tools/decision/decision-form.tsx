import buttons from '@/components/ui/button.module.css'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import { answerFields, type ConditionReading, gradeSystems } from '@/lib/tools/conditions/input'
import { cityValue } from '@/lib/tools/cost/fields'
import { levels } from '@/lib/tools/cost/levels'
import {
  emptyOption,
  fieldsOf,
  type OptionChoice,
  optionField,
  optionLimit,
} from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import { FormField } from '../form-field'
import '../tools.css'

type DecisionFormProps = {
  path: string
  options: readonly DecisionOption[]
  conditions: ConditionReading
}

/** Options and answers as one GET form. The address contains them, so no script is needed. */
export function DecisionForm({ path, options, conditions }: DecisionFormProps) {
  const { typed, errors } = conditions
  const answers = { fields: answerFields, reading: conditions }
  const shown = Math.max(options.length, 2)
  return (
    <QueryForm
      state={{ options: options.map(({ choice }) => choice), typed }}
      action={`${path}#sheet`}
      id="change"
      data-tool="questions"
      aria-label="决策单的选项"
    >
      <h2>并排看哪几个</h2>
      {Array.from({ length: shown }, (_, at) => (
        <OptionFields key={optionField('school', at)} at={at} option={options[at] ?? null} />
      ))}
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          并排列出
        </button>
      </p>
      {options.length > 0 && (
        <Fold label="课程、城市、读几年">
          {options.map((option, at) => (
            <OptionDetails key={optionField('school', at)} at={at} option={option} />
          ))}
        </Fold>
      )}
      <Fold
        label={`${shown < optionLimit ? '再加一个选项，' : ''}孩子的成绩和家里的预算（填了才能写够不够）`}
        isOpen={Object.keys(errors).length > 0}
      >
        {shown < optionLimit && <OptionFields at={shown} option={null} />}
        <div data-tool="grid" className="grid gap-4 items-start">
          <FormField {...answers} name="budget" optional hint="例如“30万”或“300000”" />
          <FormField
            {...answers}
            name="system"
            placeholder="百分制均分"
            choices={gradeSystems.filter(({ value }) => value !== 'percent')}
          />
          <FormField {...answers} name="grade" optional inputMode="decimal" />
          {(['ielts', 'toefl', 'sat', 'jlpt'] as const).map((name) => (
            <FormField {...answers} key={name} name={name} />
          ))}
        </div>
      </Fold>
    </QueryForm>
  )
}

/** Options are checked when they are looked up, and their messages are above the sheet. */
const unread = { typed: {}, errors: {} }

function OptionFields({ at, option }: { at: number; option: DecisionOption | null }) {
  const choice: OptionChoice = option?.choice ?? emptyOption
  const form = { fields: fieldsOf(at), reading: unread }
  return (
    <fieldset data-tool="group option" className="grid items-start gap-x-3 gap-y-2">
      <legend>选项 {at + 1}</legend>
      {choice.school !== '' && <input type="hidden" name={optionField('school', at)} value={choice.school} />}
      <FormField
        {...form}
        name={optionField('words', at)}
        defaultValue={option === null ? choice.words : (option.school?.name ?? option.input.country.label)}
      />
      <FormField
        {...form}
        name={optionField('level', at)}
        placeholder="本科"
        choices={levels.filter(({ value }) => value !== 'undergraduate')}
        defaultValue={option === null || option.level === 'undergraduate' ? '' : option.level}
      />
    </fieldset>
  )
}

function OptionDetails({ at, option }: { at: number; option: DecisionOption }) {
  const { choice, fees, input, school } = option
  const form = { fields: fieldsOf(at), reading: unread }
  const titles = [...new Set(fees.map(({ programme }) => programme).filter((title) => title !== ''))]
  const listId = `${optionField('programme', at)}-titles`
  return (
    <fieldset data-tool="group option" className="grid items-start gap-x-3 gap-y-2">
      <legend>{school?.name ?? input.country.label}</legend>
      {titles.length > 0 && (
        <>
          <FormField
            {...form}
            name={optionField('programme', at)}
            list={listId}
            defaultValue={choice.programme}
            hint={`有 ${titles.length} 个课程的公布学费，填英文课程名或其中的词`}
          />
          <datalist id={listId}>
            {titles.map((title) => (
              <option key={title} value={title} />
            ))}
          </datalist>
        </>
      )}
      {input.country.tiers.length > 1 && (
        <FormField
          {...form}
          key={`city ${input.country.value}`}
          name={optionField('city', at)}
          choices={input.country.tiers.map((tier) => ({
            value: cityValue(input.country, tier),
            label: tier.label,
          }))}
          defaultValue={cityValue(input.country, input.tier)}
        />
      )}
      <FormField
        {...form}
        name={optionField('years', at)}
        inputMode="numeric"
        defaultValue={choice.years}
        placeholder={String(input.years)}
      />
    </fieldset>
  )
}
