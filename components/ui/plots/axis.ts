/** An axis with round ends; `lines` are the values of its grid lines, at most three, without the ends. */
export type Axis = { low: number; high: number; lines: readonly number[] }

/** Of fifty values one at each end may be beyond the axis: it is counted or named there, and not drawn. */
export const farShare = 0.02

/** The steps of an axis are these times a power of ten. */
const roundSteps = [1, 2, 5, 10, 20]

const mostParts = 4

/** The shortest axis with round ends around two values. Equal values get room on both sides. */
export function axisAround(least: number, most: number): Axis {
  const room = least === most ? Math.abs(least) / 10 || 1 : 0
  const [from, to] = [least - room, most + room]
  const power = 10 ** Math.floor(Math.log10((to - from) / mostParts))
  const steps = roundSteps.map((step) => step * power)
  const step = steps.find((size) => partsOf(from, to, size) <= mostParts) ?? 20 * power
  const first = Math.floor(rounded(from / step))
  const parts = partsOf(from, to, step)
  return {
    low: rounded(first * step),
    high: rounded((first + parts) * step),
    lines: Array.from({ length: parts - 1 }, (_, at) => rounded((first + at + 1) * step)),
  }
}

const partsOf = (from: number, to: number, step: number) =>
  Math.max(1, Math.ceil(rounded(to / step)) - Math.floor(rounded(from / step)))

/** Without the last digits, in which sums and quotients of decimals are wrong: 0.30000000000000004. */
const rounded = (value: number) => Number(value.toPrecision(12))

/** The place of a value between the ends of an axis, from 0 to 1. */
export const placeOn = ({ low, high }: Axis, value: number): number => (value - low) / (high - low)

/** A share as a length in CSS. */
export const percent = (share: number): string => `${Math.round(share * 1e4) / 100}%`

/** The width of a word in letters: a Chinese character is one, a digit about half of one. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/\p{Script=Han}/u.test(sign) ? 1 : 0.6), 0)

/** The least distance between two words, in letters. */
const wordGap = 0.5

/**
 * The words of an axis that fit beside each other: every second one, every third one and so on when all do not. Both ends stay.
 * @param words in their order, each with its place from 0 to 1
 * @param width of the axis, in letters
 * @returns their indexes
 */
export function fittingWords(
  words: readonly { text: string; at: number }[],
  width: number,
): ReadonlySet<number> {
  const last = words.length - 1
  const every = (step: number) => words.map((_, at) => at).filter((at) => at % step === 0 || at === last)
  const fit = (kept: readonly number[]) =>
    kept.slice(1).every((index, before) => {
      const [word, previous] = [words[index], words[kept[before] ?? 0]]
      if (word === undefined || previous === undefined) return true
      const room = (word.at - previous.at) * width
      return room >= (widthOf(word.text) + widthOf(previous.text)) / 2 + wordGap
    })
  const steps = words.map((_, at) => at + 1)
  return new Set(steps.map(every).find(fit) ?? every(Math.max(1, last)))
}
