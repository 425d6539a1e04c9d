import stopsStyles from '@/components/ui/stops.module.css'
import type { CaseStudy } from '@/lib/api/cases'
import styles from './case-timeline.module.css'

/** The events of a case by month. */
export function CaseTimeline({ timeline }: { timeline: CaseStudy['timeline'] }) {
  return (
    <ol>
      {timeline.map(({ when, text }) => (
        <li
          key={text}
          className={`${styles.stop} ${stopsStyles.stop} ${stopsStyles.arrives} grid gap-x-4 gap-y-1 pb-4 pr-0 pl-6`}
        >
          <time className="text-muted text-sm tabular-nums" dateTime={when}>
            {monthText(when)}
          </time>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  )
}

function monthText(when: string): string {
  const [year, month] = when.split('-')
  return `${year} 年 ${Number(month)} 月`
}
