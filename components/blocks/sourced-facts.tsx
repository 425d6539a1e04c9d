import type { ReactNode } from 'react'
import { CheckLegend } from '@/components/facts/check-legend'
import { SourceLink } from '@/components/facts/source-link'
import { Flag } from '@/components/ui/flag'
import { WholeDays } from '@/components/ui/whole-values'
import { checkMark, datedPeriod } from '@/lib/facts/marks'

type ShownFact = {
  id?: string
  /** Country of the flag before it, when countries differ. */
  country?: string | undefined
  /** Its subject, when the text begins with other words. */
  label?: string | undefined
  text: string
  /** The day or year of the source. */
  asOf: string
  check: boolean
  /** Null for a page that is not linked. */
  source: { name: string; url: string } | null
}

/** Statements about the world, each with its day, the mark of those that must be looked up again, and its source. */
export function SourcedFacts({ facts }: { facts: readonly ShownFact[] }): ReactNode {
  return (
    <>
      <ul>
        {facts.map(({ id, country, label, text, asOf, check, source }) => {
          const dated = datedPeriod(asOf)
          return (
            <li
              key={`${label} ${text}`}
              id={id}
              className="grid gap-1 border-line not-first:border-t py-3 first:pt-0"
            >
              {label !== undefined && <p className="text-heading font-semibold">{label}</p>}
              <p>
                {country !== undefined && (
                  <span className="inline-block me-2">
                    <Flag code={country} width={18} />
                  </span>
                )}
                <WholeDays text={text} />
              </p>
              <p className="text-muted text-xs leading-relaxed">
                {dated !== null && <WholeDays text={`${dated} `} />}
                {(check || dated === null) && <span className="text-accent-strong">{checkMark} </span>}
                {source !== null && <SourceLink source={source} />}
              </p>
            </li>
          )
        })}
      </ul>
      {facts.some(({ check, asOf }) => check || datedPeriod(asOf) === null || asOf.includes(checkMark)) && (
        <CheckLegend />
      )}
    </>
  )
}
