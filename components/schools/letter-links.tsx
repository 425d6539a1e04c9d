import Link from 'next/link'
import { listHref } from '@/lib/listing'
import styles from './letter-links.module.css'
import { letters } from './load-school-list'

/** A to Z by the English name; the other filters stay as they are. */
export function LetterLinks({ path, values }: { path: string; values: Record<string, string> }) {
  const { letter: current, ...others } = values
  return (
    <nav aria-label="按英文首字母" className={styles.letters}>
      <ol>
        {letters.map((letter) => (
          <li key={letter}>
            <Link
              href={listHref(path, { ...others, letter })}
              aria-current={letter === current ? 'true' : undefined}
              prefetch={false}
            >
              {letter}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}
