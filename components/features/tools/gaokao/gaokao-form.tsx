import { Button } from '@/components/ui/button'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import { englishFields, fullMarkChoices, type GaokaoReading, gaokaoFields } from '@/lib/tools/gaokao/input'
import { FieldGrid } from '../form-field'
import '../tools.css'

/** Score and English as a GET form; the address contains them. */
export function GaokaoForm({ path, reading }: { path: string; reading: GaokaoReading }) {
  const form = { fields: gaokaoFields, reading }
  const names = englishFields.map(({ field }) => field)
  const [gaokaoEnglish, others] = [names.slice(0, 1), names.slice(1)]
  return (
    <QueryForm
      state={reading.typed}
      action={`${path}#result`}
      id="change"
      data-tool="questions"
      aria-label="高考分数和英语"
    >
      <h2>高考分数和英语</h2>
      <FieldGrid
        {...form}
        of={{
          score: {},
          full: { placeholder: fullMarkChoices[0].label, choices: fullMarkChoices.slice(1) },
          ...decimal(gaokaoEnglish),
        }}
      />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <Button type="submit" variant={reading.isAsked ? 'secondary' : 'primary'}>
          查学校
        </Button>
      </p>
      <Fold label="雅思、托福、PTE" isOpen={others.some((field) => reading.errors[field] !== undefined)}>
        <FieldGrid {...form} of={decimal(others)} />
      </Fold>
    </QueryForm>
  )
}

const decimal = (names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, { inputMode: 'decimal' as const }]))
