import type { ComponentProps, ReactNode } from 'react'
import styles from './field.module.css'

type FieldBase = {
  id: string
  label: string
  /** Marks the field as optional beside its label. A field without it is required. */
  optional?: boolean
  hint?: ReactNode
  /**
   * Shown and announced below the control. Null while there is no error; absent when a page, not a script, reports
   * errors.
   */
  error?: string | null
  /** A second line below the error. */
  errorMore?: ReactNode
}

type Choice = { value: string; label: string }

/** A labelled line of text. */
export function TextField({
  label,
  optional,
  hint,
  error,
  errorMore,
  ...input
}: FieldBase & ComponentProps<'input'>) {
  const field = { id: input.id, label, optional, hint, error, errorMore }
  return (
    <Field {...field}>
      <input className={styles.control} {...input} {...ariaOf(field)} />
    </Field>
  )
}

/**
 * A labelled list. `placeholder` is the empty choice when none is required. When the choices change, use another
 * `key`, because the browser keeps the position of the selected choice.
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
        className={`${styles.control} ${styles.select}`}
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

/** A labelled text area. */
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
      <textarea className={`${styles.control} ${styles.area}`} {...area} {...ariaOf(field)} />
    </Field>
  )
}

/** A checkbox; `children` is its label. */
export function CheckField({
  error,
  children,
  ...input
}: { id: string; error?: string | null; children: ReactNode } & ComponentProps<'input'>) {
  return (
    <div className="min-w-0">
      <div className={`${styles.checkRow} flex items-center gap-1 min-h-target`}>
        <input type="checkbox" {...input} {...ariaOf({ id: input.id, error })} />
        <label htmlFor={input.id}>{children}</label>
      </div>
      <FieldError id={input.id} error={error} />
    </div>
  )
}

function Field({
  id,
  label,
  optional,
  hint,
  error,
  errorMore,
  children,
}: FieldBase & { children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional === true && <span className={styles.optional}>选填</span>}
      </label>
      {children}
      {hint !== undefined && (
        <p className="text-muted text-sm mt-1" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} error={error} more={errorMore} />
    </div>
  )
}

/**
 * When a script checks the field, the element is in the page from the start, because not every screen reader
 * announces an alert that appears together with its text. Without a script it is rendered only with its text.
 */
function FieldError({ id, error, more }: { id: string; error?: string | null; more?: ReactNode }) {
  if (error === undefined) return null
  return (
    <p className={`${styles.error} text-danger text-sm font-semibold`} id={`${id}-error`} role="alert">
      {error}
      {/* The space parts the two lines for a reader without styles. */}
      {more && ' '}
      {more && <span className="block">{more}</span>}
    </p>
  )
}

function ariaOf({ id, hint, error }: { id: string; hint?: ReactNode; error?: string | null }) {
  const describedBy = [error && `${id}-error`, hint !== undefined && `${id}-hint`].filter(Boolean).join(' ')
  return { 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined }
}
