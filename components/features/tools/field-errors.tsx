import { controlOf, type Fields } from '@/lib/address'

type FieldErrorsProps = {
  /** The table by which the address was read; it names the fields. */
  fields: Fields
  /** Messages by field. */
  errors: Readonly<Record<string, string>>
  notes?: readonly string[]
  /** Fields that the form does not show now. */
  hidden?: readonly string[]
}

/** What was refused, with links to the fields. Nothing when all was read. */
export function FieldErrors({ fields, errors, notes = [], hidden = [] }: FieldErrorsProps) {
  const entries = Object.entries(errors)
  const count = entries.length + notes.length
  if (count === 0) return null
  return (
    <div className="noted px-6 py-4" role="alert">
      <p>有 {count} 处请再看一下，其余条件照常计算：</p>
      <ul className="list-disc ps-[1.25em]">
        {entries.map(([name, message]) => {
          const field = fields[name]
          const label = (field && controlOf(field).label) ?? name
          return (
            <li key={name}>
              {hidden.includes(name) ? label : <a href={`#${name}`}>{label}</a>}：{message}
            </li>
          )
        })}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}
