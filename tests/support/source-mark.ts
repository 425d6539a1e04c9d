/**
 * The addresses of the sources of a figure or rule: from the mark directly behind it in running text, or from the
 * marks in its row or entry.
 */
export function sourcesOf(value: Element): string[] {
  const next = value.nextElementSibling
  const behind = next?.localName === 'small' ? next.nextElementSibling : next
  const marks = [
    ...tileOf(value, 'sup a'),
    ...value.querySelectorAll('sup a'),
    ...(behind?.matches('sup') ? behind.querySelectorAll('a') : []),
  ]
  return marks.map((mark) => mark.getAttribute('href') ?? '')
}

/** The small print of a figure with its period. */
export function periodsOf(value: Element): string[] {
  const next = value.nextElementSibling
  const notes = [
    ...tileOf(value, 'small'),
    ...value.querySelectorAll('small'),
    ...(next?.matches('small') ? [next] : []),
  ]
  return notes.map(({ textContent }) => textContent ?? '')
}

/** A tile of an answer contains one value, and its note in a separate element. */
const tileOf = (value: Element, wanted: string): Element[] => [
  ...(value.closest('[data-answer] dl > div')?.querySelectorAll(wanted) ?? []),
]
