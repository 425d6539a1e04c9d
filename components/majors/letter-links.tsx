import Link from 'next/link'
import { listHref } from '@/lib/listing'
import styles from './letter-links.module.css'
import { majorsPath } from './load-majors'

const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

type LetterLinksProps = {
  /** Letters that some major begins with. */
  words: readonly string[]
  /** The filters that are set; the others stay as they are. */
  values: Record<string, string>
}

/** A to Z by the pinyin of the name; a letter without majors is no link. */
export function LetterLinks({ words, values }: LetterLinksProps) {
  const { word: current, ...others } = values
  return (
    <nav aria-label="按拼音首字母" className={styles.letters}>
      <ol>
        {letters.map((letter) => (
          <li key={letter}>
            {words.includes(letter) ? (
              <Link
                href={listHref(majorsPath, { ...others, word: letter })}
                aria-current={letter === current ? 'true' : undefined}
                prefetch={false}
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
