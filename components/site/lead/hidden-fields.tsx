import { sourceLimit } from '@/lib/leads/field-limits'
import type { LeadFormKind } from '@/lib/leads/forms'

type HiddenFieldsProps = {
  kind: LeadFormKind
  source: string
  /** Further values of the lead for which there is no visible field. */
  values?: Record<string, string>
  /** A value that a robot has already put into the hidden field. */
  honeypot?: string
}

/** Fields that a lead form sends beside the visible ones, and a hidden field that only robots fill in. */
export function HiddenFields({ kind, source, values = {}, honeypot = '' }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="source" value={source.slice(0, sourceLimit)} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="sr-only" aria-hidden="true">
        <label>
          请留空
          <input
            type="text"
            name="website"
            tabIndex={-1}
            autoComplete="off"
            defaultValue={honeypot}
            data-1p-ignore
            data-bwignore
            data-lpignore="true"
          />
        </label>
      </div>
    </>
  )
}
