import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import { QueryForm } from '@/components/ui/query-form'
import { englishFields, fullMarkChoices, type GaokaoReading } from '@/lib/tools/gaokao/input'
import styles from './gaokao-form.module.css'

/** Score and English as a GET form; the address holds them. */
export function GaokaoForm({ path, reading: { typed, errors } }: { path: string; reading: GaokaoReading }) {
  return (
    <QueryForm state={typed} action={`${path}#result`} className={styles.form} aria-label="高考分数和英语">
      <div className={styles.grid}>
        <TextField
          id="score"
          name="score"
          label="高考总分"
          inputMode="numeric"
          defaultValue={typed.score}
          hint="没出分填模考分，按实分，不含加分"
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
        {englishFields.map(({ field, label, hint }) => (
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
        ))}
      </div>
      <p className={styles.actions}>
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          查学校
        </button>
        <span>不留电话；分数只写在网址里。</span>
      </p>
    </QueryForm>
  )
}
