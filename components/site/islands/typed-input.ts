type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsIn = (box: HTMLElement) => [...box.querySelectorAll<Field>('input, select, textarea')]

/**
 * Notes what stands in the fields of `box` and where the focus is. The function that it returns writes that into the fields that have
 * taken the place of those: React makes new ones where a translator or a password manager has changed the markup.
 */
export function noteTyped(box: HTMLElement): () => void {
  const noted = fieldsIn(box).map((field) => ({
    field,
    value: field.value,
    isChecked: field instanceof HTMLInputElement && field.checked,
    hasFocus: field === document.activeElement,
  }))
  return () => {
    for (const [at, now] of fieldsIn(box).entries()) {
      const then = noted[at]
      if (then === undefined || then.field === now || then.field.name !== now.name || now.type === 'hidden')
        continue
      if (now instanceof HTMLInputElement && ['radio', 'checkbox'].includes(now.type))
        now.checked = then.isChecked
      else now.value = then.value
      if (then.hasFocus) now.focus()
    }
  }
}
