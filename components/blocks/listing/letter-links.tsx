import { Link } from '@/components/ui/link'
import { listHref } from '@/lib/listing'
import styles from './letter-links.module.css'

/** A to Z. */
export const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

type LetterLinksProps = {
  path: string
  /** Which letter is meant, such as `按拼音首字母`. */
  label: string
  /** The filter that holds the letter. */
  name: string
  /** The filters that are set; the others stay as they are. */
  values: Record<string, string>
  /** Letters that something begins with; the others are no links. All of them when absent. */
  used?: readonly string[]
}

/** A to Z, each letter a link to the list of what begins with it. */
export function LetterLinks({ path, label, name, values, used = letters }: LetterLinksProps) {
  const { [name]: current, ...others } = values
  return (
    <nav aria-label={label} className={`${styles.letters} no-print`}>
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
              <span>{letter}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
