import { SourceLink } from '@/components/facts/source-link'
import { axisAround } from '@/components/ui/plots/axis'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { ScoreRuler } from '@/components/ui/plots/score-ruler'
import { WholeDays } from '@/components/ui/whole-values'
import { averageMarks, type ChinaAverage, spanOf, upperAverages } from '@/lib/schools/china-averages'
import { lineText } from '@/lib/schools/china-rules'

/** One number alone is said by the sentence beside it. */
const fewest = 2

/** Room on both sides of the marks, so that none is at an end. */
const room = 5

/** Which averages a British university asks of Chinese degrees, by group of institutions; nothing for a single one. */
export function AverageRuler({
  name,
  averages,
  own,
}: {
  name: string
  averages: readonly ChinaAverage[]
  /** The average of the visitor. */
  own?: number | undefined
}) {
  const marks = averageMarks(averages)
  const [first] = marks
  if (!first || marks.length < fewest) return null
  const { low: least, high: most } = spanOf(marks)
  const axis = axisAround(
    Math.max(0, Math.min(least, own ?? least) - room),
    Math.min(100, Math.max(most, own ?? most) + room),
  )
  // Of all classes together the lowest would be that of a class few courses take.
  const upper = upperAverages(averages)
  const reached = own === undefined ? [] : marks.filter(({ low }) => low <= own)
  const title =
    own === undefined
      ? `${name}硕士要的国内均分${upper.length > 0 ? `：${lineText(spanOf(upper))}` : '，按学位等级'}`
      : `均分 ${own}：${marks.length} 档要求里达到 ${reached.length} 档`
  return (
    <PlotFigure
      title={title}
      source={
        <>
          一行是一类院校和学位等级；随课程变的画成横条。
          {own !== undefined && '达到分数不等于录取，课程可以要得更高。'}来源：
          <SourceLink source={{ name: `${name}官网`, url: first.url }} />
          <WholeDays text={`，${first.readOn} 查。`} />
        </>
      }
    >
      <ScoreRuler
        label={title}
        marks={marks}
        axis={axis}
        write={(low, high) => lineText({ low, high })}
        own={own === undefined ? undefined : { value: own, label: `您的均分 ${own}` }}
      />
    </PlotFigure>
  )
}
