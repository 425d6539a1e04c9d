type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

type NotedField = { field: Field; key: string; value: string; isChecked: boolean; hasFocus: boolean }

/** The current values of the fields of the page, and the one with the focus. */
export function noteFields(): NotedField[] {
  if (typeof document === 'undefined') return []
  return fieldsOfPage().map((field) => ({
    field,
    key: keyOf(field),
    value: field.value,
    isChecked: isTicked(field),
    hasFocus: field === document.activeElement,
  }))
}

/** Writes the values into the fields that have replaced the old ones. */
export function putBack(noted: readonly NotedField[]) {
  const lost = noted.filter(({ field }) => !field.isConnected)
  if (lost.length === 0) return
  for (const field of fieldsOfPage()) {
    const key = keyOf(field)
    const at = lost.findIndex((then) => then.key === key)
    const [then] = at < 0 ? [] : lost.splice(at, 1)
    if (then === undefined) continue
    if (isChoice(field)) field.checked = then.isChecked
    else field.value = then.value
    if (then.hasFocus) field.focus()
  }
}

const fieldsOfPage = () =>
  [...document.querySelectorAll<Field>('input, select, textarea')].filter(({ type }) => type !== 'hidden')

/** The id of a form comes from the server and does not change when the form is rendered anew. */
const keyOf = (field: Field) =>
  [field.form?.getAttribute('id') ?? '', field.name, isChoice(field) ? field.value : ''].join('\n')

const isChoice = (field: Field): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['radio', 'checkbox'].includes(field.type)

const isTicked = (field: Field) => isChoice(field) && field.checked
