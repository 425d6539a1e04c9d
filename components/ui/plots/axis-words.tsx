import { type Axis, percent, placeOn } from './axis'

type AxisWordsProps = {
  axis: Axis
  values?: readonly number[]
  /** A value of the axis in words: 20 万. */
  write: (value: number) => string
}

/** Values in words at their places on an axis. What the picture shows is said beside it. */
export const AxisWords = ({ axis, values = [axis.low, ...axis.lines, axis.high], write }: AxisWordsProps) => (
  <div className="relative *:absolute *:[transform:translateX(-50%)] *:whitespace-nowrap" aria-hidden="true">
    {values.map((value) => (
      <span key={value} style={{ insetInlineStart: percent(placeOn(axis, value)) }}>
        {write(value)}
      </span>
    ))}
  </div>
)
