import type { ReactNode } from 'react'
import { SelectField, TextField } from '@/components/ui/field'
import { type Choice, type Control, controlOf, type Fields } from '@/lib/address'

type FormFieldProps = Omit<Control, 'choices' | 'hint'> & {
  name: string
  hint?: ReactNode
  fields: Fields
  /** The texts in the address and the messages about them, by field. */
  reading: { typed: Readonly<Record<string, string>>; errors: Readonly<Record<string, string>> }
  choices?: readonly Choice[]
  defaultValue?: string
  /** The id of the list of suggestions. */
  list?: string
  autoComplete?: 'off'
}

/**
 * A field of a tool's form, drawn from the table by which the address is read, with the visitor's text and the message about it. Given
 * properties take precedence over the table.
 */
export function FormField({ name, fields, reading: { typed, errors }, ...given }: FormFieldProps) {
  const field = fields[name]
  const { label, choices, inputMode, maxLength, list, autoComplete, ...own } = {
    ...(field !== undefined && controlOf(field)),
    ...given,
  }
  if (label === undefined) throw new Error(`the table of fields has no label for ${name}`)
  const text = own.defaultValue ?? typed[name]
  const common = { ...own, id: name, name, label, error: errors[name] }
  if (choices === undefined)
    return (
      <TextField
        {...common}
        defaultValue={text}
        inputMode={inputMode}
        maxLength={maxLength}
        list={list}
        autoComplete={autoComplete}
      />
    )
  return (
    <SelectField
      {...common}
      defaultValue={text ?? ''}
      choices={typeof choices === 'function' ? choices() : choices}
    />
  )
}

type FieldGridProps = Pick<FormFieldProps, 'fields' | 'reading'> & {
  /** What a field has instead of what the table says, by its name, in the order of the fields. */
  of: Readonly<Record<string, Partial<FormFieldProps>>>
  children?: ReactNode
}

/** Fields of a tool's form, side by side. */
export const FieldGrid = ({ of, children, ...form }: FieldGridProps) => (
  <div data-tool="grid" className="grid gap-4 items-start">
    {Object.entries(of).map(([name, given]) => (
      <FormField key={name} {...form} {...given} name={name} />
    ))}
    {children}
  </div>
)
