import { DayCalendar } from '@/components/ui/plots/day-calendar'
import { DayLine } from '@/components/ui/plots/day-line'
import { DayStrip, type DayStripEntry } from '@/components/ui/plots/day-strip'

const today = '2027-02-15'

/** Invented days of a leap month, a short one and a month of six weeks. */
const months = [
  { month: '2027-02', counts: [] },
  { month: '2028-02', counts: [[29, 1]] },
  {
    month: '2027-05',
    counts: [
      [1, 1],
      [2, 2],
      [3, 5],
      [4, 15],
      [31, 3000],
    ],
  },
  { month: '2027-01', counts: Array.from({ length: 31 }, (_, at) => [at + 1, 4]) },
] as const

const entry = (day: string, label: string, opens: string | null = null): DayStripEntry => ({
  opens,
  day,
  label,
  standing: day < today ? '已截止' : null,
})

/** Invented seasons: one day, equal days, all past, and many months. */
const seasons: readonly { name: string; entries: readonly DayStripEntry[] }[] = [
  { name: '一天', entries: [entry('2027-03-01', '主轮')] },
  { name: '同一天', entries: [entry(today, '甲校'), entry(today, '乙校', '2027-01-05')] },
  { name: '都已过', entries: [entry('2026-10-15', '早轮', '2026-09-01'), entry('2027-01-13', '主轮')] },
  { name: '两年', entries: [entry('2026-10-15', '第一年'), entry('2028-09-30', '第二年', '2028-06-01')] },
]

/** The calendar and the strip of days, for colleagues who draw it. */
export function DayPlots() {
  return (
    <>
      {seasons.map(({ name, entries }) => (
        <section key={name} aria-label={`日子：${name}`} data-hue="uk">
          <h2>日子：{name}</h2>
          <DayStrip entries={entries} today={today} />
          <DayLine entries={entries} today={today} />
        </section>
      ))}
      <Calendar />
    </>
  )
}

function Calendar() {
  return (
    <section aria-label="日历">
      <h2>日历</h2>
      <DayCalendar
        today={today}
        unit="个"
        months={months.map(({ month, counts }) => ({
          month,
          name: month,
          days: counts.map(([day = 1, count = 0]) => {
            const of = `${month}-${String(day).padStart(2, '0')}`
            return { day: of, count, href: `#${of}`, label: `${of}，${count} 个`, isOver: of < today }
          }),
        }))}
      />
    </section>
  )
}
