import { createElement, Fragment } from 'react'
import { WholeDays } from '@/components/ui/whole-values'
import { formatFigure } from '@/lib/facts/format'
import { splitAtFigures } from '@/lib/facts/in-text'
import type { Figure } from '@/lib/facts/registry'
import { FactSource } from './fact'

/**
 * Text with its figures, written `{{id}}`, as value and small source mark. Where no link is allowed, use `plainText`
 * instead. An unknown figure, or one that may not be printed, stops the build.
 */
export function FactText({ text }: { text: string }) {
  // No keys: a text may contain the same figure twice, and its parts never change their order.
  return createElement(Fragment, null, ...splitAtFigures(text).map(partOf))
}

const partOf = (part: string | Figure) =>
  typeof part === 'string' ? (
    <WholeDays text={part} />
  ) : (
    <>
      <span className="font-semibold tabular-nums" data-fact={part.id}>
        {formatFigure(part)}
      </span>
      <FactSource fact={part} />
    </>
  )
