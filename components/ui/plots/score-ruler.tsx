import { type Axis, placeOn } from './axis'
import { AxisWords } from './axis-words'

type ScoreMark = {
  /** For whom it is: 名单内，2:1. */
  label: string
  low: number
  high: number
}

type ScoreRulerProps = {
  /** The sentence above the picture. */
  label: string
  marks: readonly ScoreMark[]
  axis: Axis
  /** A score in words: 85 分. */
  write: (low: number, high: number) => string
  /** The score of the visitor, with its name. */
  own?: { value: number; label: string } | undefined
}

/** Between the names and the values. */
const beside = 'h-6 ms-[calc(var(--names)+0.75rem)] me-[calc(var(--values)+0.75rem)] text-sm leading-6'

/** Required scores on one ruler, a line for each group of applicants; one that differs by course is a bar. */
export function ScoreRuler({ label, marks, axis, write, own }: ScoreRulerProps) {
  const at = (value: number) => `${Math.round(Math.min(1, Math.max(0, placeOn(axis, value))) * 1e4) / 100}%`
  return (
    <div className="[--names:7.5rem] [--values:5rem] max-md:[--names:min(5.5rem,32%)] max-md:[--values:min(4rem,24%)]">
      {own !== undefined && (
        <p
          className={`${beside} relative text-accent font-semibold *:absolute *:whitespace-nowrap`}
          aria-hidden="true"
        >
          <span
            style={
              placeOn(axis, own.value) > 0.5
                ? { insetInlineEnd: `calc(100% - ${at(own.value)})` }
                : { insetInlineStart: at(own.value) }
            }
          >
            {own.label}
          </span>
        </p>
      )}
      <ul className="grid" aria-label={label}>
        {marks.map((mark) => (
          <li
            key={mark.label}
            className="grid grid-cols-[var(--names)_minmax(0,1fr)_var(--values)] gap-3 items-center min-h-8 text-quiet leading-snug"
          >
            <span>{mark.label}</span>
            <span
              className="relative h-8 before:absolute before:inset-x-0 before:top-[calc(50%-0.5px)] before:h-px before:bg-axis before:forced-color-adjust-none"
              aria-hidden="true"
            >
              {own !== undefined && (
                <span
                  className="absolute inset-y-0 border-s-2 border-own"
                  style={{ insetInlineStart: at(own.value) }}
                />
              )}
              <span
                className="absolute inset-y-[calc(50%-6px)] -mx-[6px] rounded-[6px] bg-mark forced-color-adjust-none [print-color-adjust:exact]"
                style={{ insetInlineStart: at(mark.low), insetInlineEnd: `calc(100% - ${at(mark.high)})` }}
              />
            </span>
            <span className="text-heading font-semibold tabular-nums">{write(mark.low, mark.high)}</span>
          </li>
        ))}
      </ul>
      <div className={`${beside} text-muted tabular-nums`}>
        <AxisWords axis={axis} write={String} phoneWidth={10} />
      </div>
    </div>
  )
}
