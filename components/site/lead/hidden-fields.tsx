import type { LeadFormKind } from '@/lib/leads/forms'

type HiddenFieldsProps = {
  kind: LeadFormKind
  source: string
  /** What else the lead carries without being asked for it here. */
  values?: Record<string, string>
  /** What a machine already put into the trap. */
  honeypot?: string
}

/** What a lead form sends beside what the visitor types, and the trap for machines that fill in everything. */
export function HiddenFields({ kind, source, values = {}, honeypot = '' }: HiddenFieldsProps) {
  return (
    <>
      <input type="hidden" name="form" value={kind} />
      <input type="hidden" name="source" value={source} />
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          请留空
          <input type="text" name="website" tabIndex={-1} autoComplete="off" defaultValue={honeypot} />
        </label>
      </div>
    </>
  )
}
