import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import type { Choice } from '@/lib/address'
import {
  type ConditionReading,
  conditionFields,
  conditionsVersion,
  gradeSystems,
  languageTests,
  preferences,
} from '@/lib/tools/conditions/input'
import { FieldGrid } from '../form-field'
import '../tools.css'

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
  const form = { fields: conditionFields, reading }
  const system = typed.system ?? 'percent'
  const isMaster = input.level === 'master'
  const [ielts, ...otherTests] = languageTests
  const isMistaken = Object.keys(errors).some((name) => !mainFields.has(name))
  return (
    <QueryForm
      state={{ input, typed }}
      action={`${path}#result-section`}
      id="change"
      data-tool="questions"
      aria-label="我的条件"
    >
      <h2>我的条件</h2>
      <input type="hidden" name="v" value={conditionsVersion} />
      <FieldGrid
        {...form}
        of={{
          level: { defaultValue: input.level },
          budget: { placeholder: '例如 30万' },
          system: { defaultValue: system },
          grade: {
            inputMode: 'decimal',
            placeholder: gradeSystems.find(({ value }) => value === system)?.hint,
          },
          [ielts.value]: {},
          ...(isMaster && { cn: {} }),
        }}
      />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted text-quiet">
        <Button type="submit" variant={reading.isAsked ? 'secondary' : 'primary'}>
          逐国对照
        </Button>
        <span>成绩、语言、预算至少填一项</span>
      </p>
      <Fold label="更多：专业、别的考试、偏好、只看哪些国家" isOpen={isMistaken}>
        <FieldGrid
          {...form}
          of={{
            field: {},
            ...(!isMaster && { cn: {} }),
            ...Object.fromEntries(otherTests.map(({ value }) => [value, {}])),
            jlpt: {},
          }}
        />
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

type ChecksProps = { name: string; legend: string; choices: readonly Choice[]; chosen: readonly string[] }

function Checks({ name, legend, choices, chosen }: ChecksProps) {
  return (
    <fieldset data-tool="checks" className="flex flex-wrap items-center gap-x-6 mt-4">
      <legend className="block text-heading text-sm font-semibold leading-normal mb-1">
        {legend}
        <span className="text-muted text-sm font-normal ms-2">选填，可多选</span>
      </legend>
      {choices.map(({ value, label }) => (
        <label key={value}>
          <input type="checkbox" name={name} value={value} defaultChecked={chosen.includes(value)} />
          {label}
        </label>
      ))}
    </fieldset>
  )
}
