import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type FieldBase = {
  id: string
  label: string
  /** Says so beside the label; a field without it is needed. */
  optional?: boolean
  hint?: string
  /** Shown under the control, tied to it and announced; null while there is none, absent where the page is the answer. */
  error?: string | null
}

type Choice = { value: string; label: string }

/** A labelled line of text. */
export function TextField({ label, optional, hint, error, ...input }: FieldBase & ComponentProps<'input'>) {
  const field = { id: input.id, label, optional, hint, error }
  return (
    <Field {...field}>
      <input className={`${styles.control} block full-width rounded-sm card`} {...input} {...ariaOf(field)} />
    </Field>
  )
}

/**
 * A labelled list; `placeholder` is the empty choice, where nothing need be chosen. A field whose choices change while it stands takes
 * another `key` for others, since the browser keeps the place of what was chosen.
 */
export function SelectField({
  label,
  optional,
  hint,
  error,
  placeholder,
  choices,
  ...select
}: FieldBase & { placeholder?: string; choices: readonly Choice[] } & ComponentProps<'select'>) {
  const field = { id: select.id, label, optional, hint, error }
  return (
    <Field {...field}>
      <select
        className={`${styles.control} block full-width rounded-sm card ${styles.select}`}
        {...(placeholder !== undefined && { defaultValue: '' })}
        {...select}
        {...ariaOf(field)}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Field>
  )
}

/** A labelled block of text. */
export function TextAreaField({
  label,
  optional,
  hint,
  error,
  ...area
}: FieldBase & ComponentProps<'textarea'>) {
  const field = { id: area.id, label, optional, hint, error }
  return (
    <Field {...field}>
      <textarea
        className={`${styles.control} block full-width rounded-sm card ${styles.area}`}
        {...area}
        {...ariaOf(field)}
      />
    </Field>
  )
}

/** First in a group that need not be answered, so that a choice can be taken back. */
const noChoice = { value: '', label: '不限' }

/** A few choices side by side, one of which may be taken. */
export function ChoiceField({
  name,
  legend,
  optional = false,
  choices,
}: {
  name: string
  legend: string
  optional?: boolean
  choices: readonly Choice[]
}) {
  return (
    <fieldset className={styles.choices}>
      <legend className={`${styles.label} block dark small strong`}>
        {legend}
        {optional === true && <span className={`${styles.optional} muted tiny regular`}>选填</span>}
      </legend>
      <div className="row gap-2">
        {(optional ? [noChoice, ...choices] : choices).map(({ value, label }) => (
          <label key={value} className={`${styles.choice} flex middle gap-2 rounded-sm card`}>
            <input type="radio" name={name} value={value} />
            <span>{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

/** A tick box with its words; `children` is the label. */
export function CheckField({
  error,
  children,
  ...input
}: { id: string; error?: string | null; children: ReactNode } & ComponentProps<'input'>) {
  return (
    <div className={styles.check}>
      <div className={`${styles.checkRow} flex middle gap-1 target`}>
        <input type="checkbox" {...input} {...ariaOf({ id: input.id, error })} />
        <label htmlFor={input.id}>{children}</label>
      </div>
      <FieldError id={input.id} error={error} />
    </div>
  )
}

function Field({ id, label, optional, hint, error, children }: FieldBase & { children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label className={`${styles.label} block dark small strong`} htmlFor={id}>
        {label}
        {optional === true && <span className={`${styles.optional} muted tiny regular`}>选填</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p className="muted tiny above-1" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} />
    </div>
  )
}

/**
 * Where a field is checked while it is filled in, it is in the page from the start, as an alert that appears together with its
 * text is not announced everywhere. A form that is answered by a page has it only with its text.
 */
function FieldError({ id, error }: { id: string; error?: string | null }) {
  if (error === undefined) return null
  return (
    <p className={styles.error} id={`${id}-error`} role="alert">
      {error}
    </p>
  )
}

function ariaOf({ id, hint, error }: { id: string; hint?: string; error?: string | null }) {
  const describedBy = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}
