import buttons from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import { QueryForm } from '@/components/ui/query-form'
import { controlOf } from '@/lib/address'
import { offerFields, offerParameters } from '@/lib/schools/offers'
import { comparePath } from '@/lib/schools/school-ids'
import type { CompareData } from './load-compare'

/** The offers of the compared schools as a form. They go into the address only, so that a family can share them. */
export function OfferForm({ schools, shown, offers }: Pick<CompareData, 'schools' | 'shown' | 'offers'>) {
  const ids = schools.map(({ id }) => id)
  return (
    <QueryForm
      state={offerParameters(ids, offers)}
      action={comparePath}
      omitsEmpty
      aria-label="写进我的 offer"
      className="grid gap-4"
    >
      <p className="text-muted">写的只在网址里：发给家人能看到，本站不存。</p>
      <input type="hidden" name="ids" value={ids.join(',')} />
      {shown.map(({ id, name }, at) => (
        <fieldset key={id} className="grid gap-3 md:grid-cols-3">
          <legend className="mb-2 font-semibold text-heading">{name}</legend>
          {offerFields(at).map(({ name, parameter, field }) => {
            const { label = '', placeholder, maxLength } = controlOf(field)
            return (
              <TextField
                key={parameter}
                id={parameter}
                name={parameter}
                label={label}
                {...(name === 'reply' ? { type: 'date' } : { placeholder, maxLength })}
                defaultValue={offers.get(id)?.[name]}
              />
            )
          })}
        </fieldset>
      ))}
      <p>
        <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
          写进对照
        </button>
      </p>
    </QueryForm>
  )
}
