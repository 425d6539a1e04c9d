import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import { type ConditionReading, gradeSystems, jlptLevels } from '@/lib/tools/conditions/input'
import { cityValue } from '@/lib/tools/cost/fields'
import { levels } from '@/lib/tools/cost/levels'
import { emptyOption, type OptionChoice, optionField, optionLimit } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import toolSheetStyles from '../tool-sheet.module.css'
import styles from './decision-form.module.css'

type DecisionFormProps = {
  path: string
  options: readonly DecisionOption[]
  conditions: ConditionReading
}

/** Options and answers as one GET form. The address contains them, so no script is needed. */
export function DecisionForm({ path, options, conditions }: DecisionFormProps) {
  const { typed, errors } = conditions
  const shown = Math.max(options.length, 2)
  return (
    <QueryForm
      state={{ options: options.map(({ choice }) => choice), typed }}
      action={`${path}#sheet`}
      id="change"
      className={toolSheetStyles.questions}
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
      {shown < optionLimit && (
        <Fold label="再加一个选项">
          <OptionFields at={shown} option={null} />
        </Fold>
      )}
      {options.length > 0 && (
        <Fold label="课程、城市、读几年">
          {options.map((option, at) => (
            <OptionDetails key={optionField('school', at)} at={at} option={option} />
          ))}
        </Fold>
      )}
      <Fold label="孩子的成绩和家里的预算（填了才能写够不够）" isOpen={Object.keys(errors).length > 0}>
        <div className={`${toolSheetStyles.grid} grid gap-4 items-start`}>
          <TextField
            id="budget"
            name="budget"
            label="每年预算（人民币）"
            optional
            defaultValue={typed.budget}
            hint="例如“30万”或“300000”"
            error={errors.budget}
          />
          <SelectField
            id="system"
            name="system"
            label="成绩的写法"
            placeholder="百分制均分"
            choices={gradeSystems.filter(({ value }) => value !== 'percent')}
            defaultValue={typed.system ?? ''}
          />
          <TextField
            id="grade"
            name="grade"
            label="成绩"
            optional
            inputMode="decimal"
            defaultValue={typed.grade}
            error={errors.grade}
          />
          <TextField
            id="ielts"
            name="ielts"
            label="雅思总分"
            optional
            inputMode="decimal"
            defaultValue={typed.ielts}
            error={errors.ielts}
          />
          <TextField
            id="toefl"
            name="toefl"
            label="托福总分（0–120）"
            optional
            inputMode="numeric"
            defaultValue={typed.toefl}
            error={errors.toefl}
          />
          <TextField
            id="sat"
            name="sat"
            label="SAT 总分"
            optional
            inputMode="numeric"
            defaultValue={typed.sat}
            error={errors.sat}
          />
          <SelectField
            id="jlpt"
            name="jlpt"
            label="日语能力考"
            placeholder="没有"
            choices={jlptLevels}
            defaultValue={typed.jlpt ?? ''}
          />
        </div>
      </Fold>
    </QueryForm>
  )
}

function OptionFields({ at, option }: { at: number; option: DecisionOption | null }) {
  const choice: OptionChoice = option?.choice ?? emptyOption
  const name = (field: keyof OptionChoice) => optionField(field, at)
  return (
    <fieldset className={`${styles.option} ${toolSheetStyles.group} grid items-start gap-x-3 gap-y-2`}>
      <legend>选项 {at + 1}</legend>
      {choice.school !== '' && <input type="hidden" name={name('school')} value={choice.school} />}
      <TextField
        id={name('words')}
        name={name('words')}
        label="学校或国家"
        maxLength={80}
        defaultValue={option === null ? choice.words : (option.school?.name ?? option.input.country.label)}
        placeholder="学校全名、简称，或国家"
      />
      <SelectField
        id={name('level')}
        name={name('level')}
        label="阶段"
        placeholder="本科"
        choices={levels.filter(({ value }) => value !== 'undergraduate')}
        defaultValue={option === null || option.level === 'undergraduate' ? '' : option.level}
      />
    </fieldset>
  )
}

function OptionDetails({ at, option }: { at: number; option: DecisionOption }) {
  const { choice, fees, input, school } = option
  const name = (field: keyof OptionChoice) => optionField(field, at)
  const titles = [...new Set(fees.map(({ programme }) => programme).filter((title) => title !== ''))]
  const listId = `${name('programme')}-titles`
  return (
    <fieldset className={`${styles.option} ${toolSheetStyles.group} grid items-start gap-x-3 gap-y-2`}>
      <legend>{school?.name ?? input.country.label}</legend>
      {titles.length > 0 && (
        <>
          <TextField
            id={name('programme')}
            name={name('programme')}
            label="课程"
            optional
            list={listId}
            maxLength={80}
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
        <SelectField
          key={`city ${input.country.value}`}
          id={name('city')}
          name={name('city')}
          label="城市"
          placeholder="按学校所在地"
          choices={input.country.tiers.map((tier) => ({
            value: cityValue(input.country, tier),
            label: tier.label,
          }))}
          defaultValue={cityValue(input.country, input.tier)}
        />
      )}
      <TextField
        id={name('years')}
        name={name('years')}
        label="读几年"
        optional
        inputMode="numeric"
        defaultValue={choice.years}
        placeholder={String(input.years)}
      />
    </fieldset>
  )
}
