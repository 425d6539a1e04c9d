import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import fieldStyles from '@/components/ui/field.module.css'
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
import { levels } from '@/lib/tools/cost/country'
import styles from './conditions-form.module.css'

type Choice = { value: string; label: string }

type ConditionsFormProps = {
  path: string
  reading: ConditionReading
  countries: readonly { code: string; name: string }[]
}

/** Every question on one page as a GET form; the address holds the answers, so nothing here needs a script. */
export function ConditionsForm({ path, reading, countries }: ConditionsFormProps) {
  const { input, typed, errors } = reading
  return (
    <QueryForm
      state={{ input, typed }}
      action={`${path}#result-section`}
      className={styles.form}
      aria-label="我的条件"
    >
      <input type="hidden" name="v" value={conditionsVersion} />
      <fieldset className={styles.group}>
        <legend>想读什么</legend>
        <div className={styles.grid}>
          <SelectField
            id="level"
            name="level"
            label="阶段"
            choices={levels}
            defaultValue={input.level}
            error={errors.level}
          />
          <SelectField
            id="field"
            name="field"
            label="专业方向"
            choices={fields}
            placeholder="还没定"
            defaultValue={typed.field ?? ''}
            error={errors.field}
          />
        </div>
      </fieldset>
      <ScoreFields reading={reading} />
      <fieldset className={styles.group}>
        <legend>预算和偏好</legend>
        <div className={styles.grid}>
          <TextField
            id="budget"
            name="budget"
            label="每年预算（人民币）"
            optional
            defaultValue={typed.budget}
            hint="学费、生活、住宿合在一起，例如“30万”或“300000”"
            error={errors.budget}
          />
        </div>
        <Checks name="pref" legend="偏好" choices={preferences} chosen={input.preferences} />
        <Checks
          name="c"
          legend="只看这些国家和地区"
          choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
          chosen={input.countries}
        />
      </fieldset>
      <p className={styles.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          逐国对照
        </button>
        <span>成绩、语言、预算至少填一项。不留电话，不需要登录；答案只写在网址里。</span>
      </p>
    </QueryForm>
  )
}

function ScoreFields({ reading: { typed, errors } }: { reading: ConditionReading }) {
  return (
    <fieldset className={styles.group}>
      <legend>成绩和语言（有什么填什么）</legend>
      <div className={styles.grid}>
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
          optional
          inputMode="decimal"
          defaultValue={typed.grade}
          hint="百分制 0–100，绩点 0–4.3，高考按本省满分，IB 0–45，UCAS 积分 0–300"
          error={errors.grade}
        />
        <TextField
          id="cn"
          name="cn"
          label="国内本科学校（申请硕士）"
          optional
          maxLength={longestAnswer}
          defaultValue={typed.cn}
          hint="中文全名，用来对照英国各校公布的院校名单"
          error={errors.cn}
        />
        {languageTests.map((test) => (
          <TextField
            key={test.value}
            id={test.value}
            name={test.value}
            label={test.label}
            optional
            inputMode="decimal"
            defaultValue={typed[test.value]}
            error={errors[test.value]}
          />
        ))}
        {admissionTests.map((test) => (
          <TextField
            key={test.value}
            id={test.value}
            name={test.value}
            label={`${test.label}（美国本科）`}
            optional
            inputMode="numeric"
            defaultValue={typed[test.value]}
            error={errors[test.value]}
          />
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
    </fieldset>
  )
}

type ChecksProps = { name: string; legend: string; choices: readonly Choice[]; chosen: readonly string[] }

function Checks({ name, legend, choices, chosen }: ChecksProps) {
  return (
    <fieldset className={styles.checks}>
      <legend className={fieldStyles.label}>
        {legend}
        <span className={fieldStyles.optional}>选填，可多选</span>
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value} className={styles.check}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
