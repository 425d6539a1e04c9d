import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import { englishFields, fullMarkChoices, type GaokaoReading } from '@/lib/tools/gaokao/input'
import '../tools.css'

/** Score and English as a GET form; the address contains them. */
export function GaokaoForm({ path, reading: { typed, errors } }: { path: string; reading: GaokaoReading }) {
  const [gaokaoEnglish, ...others] = englishFields
  const fieldOf = ({ field, label, hint }: (typeof englishFields)[number]) => (
    <TextField
      key={field}
      id={field}
      name={field}
      label={label}
      optional
      inputMode="decimal"
      defaultValue={typed[field]}
      hint={hint}
      error={errors[field]}
    />
  )
  return (
    <QueryForm
      state={typed}
      action={`${path}#result`}
      id="change"
      data-tool="questions"
      aria-label="高考分数和英语"
    >
      <h2>高考分数和英语</h2>
      <div data-tool="grid" className="grid gap-4 items-start">
        <TextField
          id="score"
          name="score"
          label="高考总分"
          inputMode="numeric"
          defaultValue={typed.score}
          hint="没出分填模考分，不含加分"
          error={errors.score}
        />
        <SelectField
          id="full"
          name="full"
          label="满分"
          placeholder={fullMarkChoices[0].label}
          choices={fullMarkChoices.slice(1).map(({ value, label }) => ({ value, label }))}
          defaultValue={typed.full ?? ''}
          error={errors.full}
        />
        {fieldOf(gaokaoEnglish)}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          查学校
        </button>
      </p>
      <Fold label="雅思、托福、PTE" isOpen={others.some(({ field }) => errors[field] !== undefined)}>
        <div data-tool="grid" className="grid gap-4 items-start">
          {others.map(fieldOf)}
        </div>
      </Fold>
    </QueryForm>
  )
}
