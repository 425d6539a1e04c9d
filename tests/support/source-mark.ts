/** Addresses that a figure or rule leads to: by the mark right behind it in running text, or by those in the row or entry it fills. */
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

/** The small print of a figure, which says for when it holds. */
export function periodsOf(value: Element): string[] {
  const next = value.nextElementSibling
  const notes = [
    ...tileOf(value, 'small'),
    ...value.querySelectorAll('small'),
    ...(next?.matches('small') ? [next] : []),
  ]
  return notes.map(({ textContent }) => textContent ?? '')
}

/** A tile of an answer holds one value, with its note in an element of its own. */
const tileOf = (value: Element, wanted: string): Element[] => [
  ...(value.closest('[data-answer] dl > div')?.querySelectorAll(wanted) ?? []),
]
