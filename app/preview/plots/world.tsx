import { WorldMap } from '@/components/features/home/world-map'

/** Numbers of schools that the map of all countries must bear; its dots are those of the library. */
const cases = [
  { name: '没有学校', counts: [] },
  { name: '一个国家', counts: [{ value: 'jp', count: 7 }] },
  {
    name: '同样多',
    counts: [
      { value: 'uk', count: 5 },
      { value: 'us', count: 5 },
    ],
  },
  {
    name: '没有坐标的国家',
    counts: [
      { value: 'us', count: 3000 },
      { value: 'it', count: 48 },
    ],
  },
]

const nameOf = (code: string) => ({ uk: '英国', us: '美国', jp: '日本', it: '意大利' })[code] ?? code

/** The map of all countries, for colleagues who draw it. */
export const WorldPlots = () =>
  cases.map(({ name, counts }) => (
    <section key={name} aria-label={`学校在哪里：${name}`}>
      <h2>学校在哪里：{name}</h2>
      <WorldMap counts={counts} nameOf={nameOf} />
    </section>
  ))
