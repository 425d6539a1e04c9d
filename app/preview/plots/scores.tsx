import { Histogram } from '@/components/ui/plots/histogram'
import { ScoreRuler } from '@/components/ui/plots/score-ruler'

const axis = { low: 60, high: 100, lines: [70, 80, 90] } as const

/** Invented scores and prices that the plots must bear. */
const rulers = [
  { name: '没有要求', marks: [], own: undefined },
  { name: '一档', marks: [{ label: '所有院校', low: 75, high: 75 }], own: 74.5 },
  {
    name: '相等、成段、在两端',
    marks: [
      { label: '名单内', low: 60, high: 60 },
      { label: '名单外', low: 60, high: 60 },
      { label: '名字很长的一类院校', low: 75, high: 85 },
      { label: '满分', low: 100, high: 100 },
    ],
    own: 100,
  },
  { name: '均分在尺外', marks: [{ label: '所有院校', low: 75, high: 80 }], own: 12 },
]

const histograms = [
  { name: '空的', counts: [0, 0, 0, 0, 0, 0, 0, 0] },
  { name: '一个', counts: [0, 0, 1, 0, 0, 0, 0, 0] },
  { name: '都相等', counts: [6, 6, 6, 6, 6, 6, 6, 6] },
  { name: '一格很多', counts: [2900, 1, 20, 30, 40, 5, 3, 1] },
]

/** The ruler of scores and the columns of prices, for colleagues who draw them. */
export function ScorePlots() {
  return (
    <section aria-label="分数与价" data-hue="au">
      <h2>分数与价</h2>
      {rulers.map(({ name, marks, own }) => (
        <div key={name} className="py-4">
          <p>{name}</p>
          <ScoreRuler
            label={name}
            axis={axis}
            marks={marks}
            write={(low, high) => (low === high ? `${low} 分` : `${low}–${high} 分`)}
            {...(own !== undefined && { own: { value: own, label: `您的均分 ${own}` } })}
          />
        </div>
      ))}
      {histograms.map(({ name, counts }) => (
        <div key={name} className="py-4">
          <Histogram
            title={name}
            unit="所"
            labelUnit="万元"
            limit="您的上限 25 万"
            bins={counts.map((count, at) => ({
              label: `${at * 5}`,
              count,
              href: '#',
              isBeyond: at > 4,
            }))}
          />
        </div>
      ))}
    </section>
  )
}
