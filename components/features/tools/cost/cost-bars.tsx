import type { Line } from '@/lib/tools/cost/line'
import { formatWan } from '@/lib/tools/cost/words'
import styles from './cost-bars.module.css'

/** How the total is made up: a bar per line as far as its middle amount, a thin rule from low to high, all said in words. */
export function CostBars({ lines, total }: { lines: readonly Line[]; total: number }) {
  const shown = lines.filter((line) => line.total.yuan.high > 0)
  const longest = Math.max(...shown.map((line) => line.total.yuan.high), 1)
  if (shown.length === 0 || total === 0) return null
  return (
    <figure className={styles.figure}>
      <figcaption>各项占多少（粗条到中间值，细线从低到高）</figcaption>
      <ul className={styles.list}>
        {shown.map(({ label, total: { yuan } }) => (
          <li key={label} className={styles.row}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" className={styles.bar} aria-hidden="true">
              <rect width="100" height="10" className={styles.ground} />
              <rect width={percent(yuan.typical, longest)} height="10" className={styles.typical} />
              <rect
                x={percent(yuan.low, longest)}
                y="4"
                width={Math.max(percent(yuan.high, longest) - percent(yuan.low, longest), 0)}
                height="2"
                className={styles.range}
              />
            </svg>
            <span className={styles.words}>
              {formatWan(yuan.typical)} 万元，{share(yuan.typical / total)}
            </span>
          </li>
        ))}
      </ul>
    </figure>
  )
}

const percent = (value: number, of: number) => Math.round((value / of) * 1000) / 10

const share = (part: number) => (part < 0.01 ? '不到 1%' : `占 ${Math.round(part * 100)}%`)
