import { type Axis, fittingWords, percent, placeOn } from './axis'

type AxisWordsProps = {
  axis: Axis
  values?: readonly number[]
  /** A value of the axis in words: 20 万. */
  write: (value: number) => string
  /** Length of the axis on a narrow phone, in letters of its words; by default that of the page. */
  phoneWidth?: number
}

/** Values in words at their places on an axis; on a phone those that fit beside each other. What the picture shows is said beside it. */
export function AxisWords({
  axis,
  values = [axis.low, ...axis.lines, axis.high],
  write,
  phoneWidth = 24,
}: AxisWordsProps) {
  const words = values.map((value) => ({ value, text: write(value), at: placeOn(axis, value) }))
  const fitting = fittingWords(words, phoneWidth)
  return (
    <div
      className="relative *:absolute *:[transform:translateX(-50%)] *:whitespace-nowrap"
      aria-hidden="true"
    >
      {words.map(({ value, text, at }, index) => (
        <span
          key={value}
          className={fitting.has(index) ? undefined : 'max-lg:hidden'}
          style={{ insetInlineStart: percent(at) }}
        >
          {text}
        </span>
      ))}
    </div>
  )
}
