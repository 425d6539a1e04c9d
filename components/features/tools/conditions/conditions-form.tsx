import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import fieldStyles from '@/components/ui/field.module.css'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import {
  admissionTests,
  type ConditionReading,
  conditionsVersion,
  fields,
  gradeSystems,
  jlptLevels,
  languageTests,
  longestAnswer,
  preferences,
} from '@/lib/tools/conditions/input'
import { levels } from '@/lib/tools/cost/levels'
import toolSheetStyles from '../tool-sheet.module.css'

type Choice = { value: string; label: string }

type ConditionsFormProps = {
  path: string
  reading: ConditionReading
  countries: readonly { code: string; name: string }[]
}

/**
 * Six questions, and the others in a fold, as one GET form. The address contains the answers, so no script is needed.
 */
export function ConditionsForm({ path, reading, countries }: ConditionsFormProps) {
  const { input, typed, errors } = reading
  const university = (
    <TextField
      id="cn"
      name="cn"
      label="国内本科学校"
      optional
      maxLength={longestAnswer}
      defaultValue={typed.cn}
      hint="申请硕士时填中文全名，用来对照英国各校公布的院校名单"
      error={errors.cn}
    />
  )
  const [ielts, ...otherTests] = languageTests
  const isMistaken = Object.keys(errors).some((name) => !mainFields.has(name))
  return (
    <QueryForm
      state={{ input, typed }}
      action={`${path}#result-section`}
      id="change"
      className={toolSheetStyles.questions}
      aria-label="我的条件"
    >
      <h2>我的条件</h2>
      <input type="hidden" name="v" value={conditionsVersion} />
      <div className={`${toolSheetStyles.grid} grid gap-4 items-start`}>
        <SelectField
          id="level"
          name="level"
          label="阶段"
          choices={levels}
          defaultValue={input.level}
          error={errors.level}
        />
        <TextField
          id="budget"
          name="budget"
          label="每年预算（人民币）"
          defaultValue={typed.budget}
          placeholder="例如 30万"
          error={errors.budget}
        />
        <SelectField
          id="system"
          name="system"
          label="成绩的写法"
          choices={gradeSystems}
          defaultValue={typed.system ?? 'percent'}
          error={errors.system}
        />
        <TextField
          id="grade"
          name="grade"
          label="成绩"
          inputMode="decimal"
          defaultValue={typed.grade}
          placeholder={gradeSystems.find(({ value }) => value === (typed.system ?? 'percent'))?.hint}
          error={errors.grade}
        />
        <ScoreField test={ielts} reading={reading} />
        {input.level === 'master' && university}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted text-quiet">
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          逐国对照
        </button>
        <span>成绩、语言、预算至少填一项</span>
      </p>
      <Fold label="更多：专业、别的考试、偏好、只看哪些国家" isOpen={isMistaken}>
        <div className={`${toolSheetStyles.grid} grid gap-4 items-start`}>
          <SelectField
            id="field"
            name="field"
            label="专业方向"
            choices={fields}
            placeholder="还没定"
            defaultValue={typed.field ?? ''}
            error={errors.field}
          />
          {input.level !== 'master' && university}
          {otherTests.map((test) => (
            <ScoreField key={test.value} test={test} reading={reading} />
          ))}
          {admissionTests.map((test) => (
            <ScoreField key={test.value} test={test} reading={reading} of="（美国本科）" />
          ))}
          <SelectField
            id="jlpt"
            name="jlpt"
            label="日语能力考"
            choices={jlptLevels}
            placeholder="没有"
            defaultValue={typed.jlpt ?? ''}
            error={errors.jlpt}
          />
        </div>
        <Checks name="pref" legend="偏好" choices={preferences} chosen={input.preferences} />
        <Checks
          name="c"
          legend="只看这些国家和地区"
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={input.countries}
        />
      </Fold>
    </QueryForm>
  )
}

const mainFields: ReadonlySet<string> = new Set(['level', 'budget', 'system', 'grade', 'ielts'])

function ScoreField({
  test: { value, label },
  reading: { typed, errors },
  of = '',
}: {
  test: { value: string; label: string }
  reading: ConditionReading
  of?: string
}) {
  return (
    <TextField
      id={value}
      name={value}
      label={`${label}${of}`}
      optional
      inputMode="decimal"
      defaultValue={typed[value]}
      error={errors[value]}
    />
  )
}

type ChecksProps = { name: string; legend: string; choices: readonly Choice[]; chosen: readonly string[] }

function Checks({ name, legend, choices, chosen }: ChecksProps) {
  return (
    <fieldset className={`${toolSheetStyles.checks} flex flex-wrap items-center gap-x-6 mt-4`}>
      <legend className="block text-heading text-sm font-semibold leading-normal mb-1">
        {legend}
        <span className={`${fieldStyles.optional} text-muted text-sm font-normal`}>选填，可多选</span>
      </legend>
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="inline-flex items-center gap-2 min-h-target max-lg:min-w-target cursor-pointer"
        >
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
