import { Link } from '@/components/ui/link'
import { listHref } from '@/lib/listing'
import styles from './letter-links.module.css'

/** The letters A to Z. */
export const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

type LetterLinksProps = {
  path: string
  /** Describes the letter, such as `按拼音首字母`. */
  label: string
  /** Name of the filter for the letter. */
  name: string
  /** The current filters; all except the letter are kept. */
  values: Record<string, string>
  /** Letters with entries; the others have no link. By default all. */
  used?: readonly string[]
}

/** The letters A to Z, each with a link to the entries that begin with it. */
export function LetterLinks({ path, label, name, values, used = letters }: LetterLinksProps) {
  const { [name]: current, ...others } = values
  return (
    <nav aria-label={label} className={`${styles.letters} print:hidden!`}>
      <ol>
        {letters.map((letter) => (
          <li key={letter}>
            {used.includes(letter) ? (
              <Link
                href={listHref(path, { ...others, [name]: letter })}
                {...(letter === current && { 'aria-current': true })}
              >
                {letter}
              </Link>
            ) : (
              <span className="text-muted">{letter}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
