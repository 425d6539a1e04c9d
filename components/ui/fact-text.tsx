import { Fragment } from 'react'
import { formatFigure } from '@/lib/facts/format'
import { splitAtFigures } from '@/lib/facts/in-text'
import { FactSource } from './fact'
import styles from './fact.module.css'

/**
 * Copy with its figures, written `{{id}}`, as value and quiet source. Where no link may stand, print `plainText` instead. An id
 * that is unknown or may not be printed stops the build.
 */
export function FactText({ text }: { text: string }) {
  return splitAtFigures(text).map((part, index) =>
    typeof part === 'string' ? (
      part
    ) : (
      // The same figure may stand twice in one text, and a text never changes its order.
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their order
      <Fragment key={index}>
        <span className={styles.inText} data-fact={part.id}>
          {formatFigure(part)}
        </span>
        <FactSource fact={part} />
      </Fragment>
    ),
  )
}
