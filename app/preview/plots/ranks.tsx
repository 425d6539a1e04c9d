import { type PlaceMark, PlaceStrip } from '@/components/features/tools/rankings/place-strip'
import { SlopeRank } from '@/components/features/tools/rankings/slope-rank'
import { placeAt } from '@/components/ui/plots/place-axis'

const exact = (place: number) => ({ from: place, to: place })

const axis = { last: 1500, scale: 'log' } as const

/** Invented places that the plots of ranks must bear. */
const slopes = [
  { name: '第 1 名不变', before: exact(1), now: exact(1) },
  { name: '小升', before: exact(52), now: exact(47) },
  { name: '大升', before: exact(1400), now: exact(1) },
  { name: '大降', before: exact(1), now: exact(1400) },
  { name: '进区间', before: exact(800), now: { from: 801, to: 850 } },
  { name: '没有末尾的区间', before: { from: 1201, to: 1400 }, now: { from: 1401, to: 1500 } },
] as const

const strips: readonly { name: string; marks: readonly PlaceMark[] }[] = [
  { name: '没有名次', marks: [] },
  { name: '第 1 名', marks: [{ ...exact(1), look: 'main' }] },
  { name: '末位', marks: [{ ...exact(1500), look: 'main' }] },
  { name: '区间', marks: [{ from: 201, to: 300, look: 'main' }] },
  {
    name: '两张榜',
    marks: [
      { ...exact(620), look: 'main' },
      { from: 201, to: 300, look: 'second' },
    ],
  },
  {
    name: '两张榜同名次',
    marks: [
      { ...exact(9), look: 'main' },
      { ...exact(9), look: 'second' },
    ],
  },
]

/** The plots of ranks, for colleagues who draw them. */
export function RankPlots() {
  return (
    <section aria-label="名次" data-hue="uk">
      <h2>名次</h2>
      <ul className="grid gap-2">
        {slopes.map(({ name, before, now }) => (
          <li key={name} className="flex items-center gap-4">
            <SlopeRank before={before} now={now} />
            {name}
          </li>
        ))}
        {strips.map(({ name, marks }) => (
          <li key={name}>
            {name}
            <PlaceStrip axis={axis} marks={marks} />
          </li>
        ))}
        <li>
          3,000 个名次在轴上的间隔，前 10 名占 {Math.round(placeAt({ ...axis, last: 3000 }, 10) * 100)}%
          <PlaceStrip axis={{ ...axis, last: 3000 }} marks={[{ from: 1, to: 10, look: 'main' }]} />
        </li>
      </ul>
    </section>
  )
}
