import { DayCalendar } from '@/components/ui/plots/day-calendar'

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

/** The calendar of days, for colleagues who draw it. */
export function DayPlots() {
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
