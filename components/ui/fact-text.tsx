import { createElement, Fragment } from 'react'
import { formatFigure } from '@/lib/facts/format'
import { splitAtFigures } from '@/lib/facts/in-text'
import type { Figure } from '@/lib/facts/registry'
import { FactSource } from './fact'

/**
 * Copy with its figures, written `{{id}}`, as value and quiet source. Where no link may stand, print `plainText` instead. An id
 * that is unknown or may not be printed stops the build.
 */
export function FactText({ text }: { text: string }) {
  // Children by their place: the same figure may stand twice in one text, so that no key tells the parts apart.
  return createElement(Fragment, null, ...splitAtFigures(text).map(partOf))
}

const partOf = (part: string | Figure) =>
  typeof part === 'string' ? (
    part
  ) : (
    <>
      <span className="strong figures" data-fact={part.id}>
        {formatFigure(part)}
      </span>
      <FactSource fact={part} />
    </>
  )
