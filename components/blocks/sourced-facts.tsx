import type { ReactNode } from 'react'
import { CheckLegend } from '@/components/facts/check-legend'
import { SourceLink } from '@/components/facts/source-link'
import { Flag } from '@/components/ui/flag'
import { WholeDays } from '@/components/ui/whole-values'
import { checkMark, datedPeriod, signOf } from '@/lib/facts/marks'

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

type SourcedFactsProps = {
  facts: readonly ShownFact[]
  /** Days and sources below all of them, each once, with a number when there are several. */
  isFootShared?: boolean
}

const originOf = ({ asOf, check, source }: ShownFact) => `${asOf} ${check} ${source?.url} ${source?.name}`

function Origin({ asOf, check, source, sign }: ShownFact & { sign?: string | undefined }) {
  const dated = datedPeriod(asOf)
  return (
    <p className="text-muted text-xs leading-relaxed">
      {sign}
      {dated !== null && <WholeDays text={`${dated} `} />}
      {(check || dated === null) && <span className="text-accent-strong">{checkMark} </span>}
      {source !== null && <SourceLink source={source} />}
    </p>
  )
}

/** Statements about the world, each with its day, the mark of those that must be looked up again, and its source. */
export function SourcedFacts({ facts, isFootShared = false }: SourcedFactsProps): ReactNode {
  const origins = [...new Map(facts.map((fact) => [originOf(fact), fact])).values()]
  const signs = new Map(origins.map((fact, at) => [originOf(fact), origins.length > 1 ? signOf(at + 1) : '']))
  return (
    <>
      <ul>
        {facts.map((fact) => {
          const { id, country, label, text } = fact
          return (
            <li
              key={`${label} ${text}`}
              id={id}
              className="grid gap-1 border-line not-first:border-t py-3 first:pt-0 last:pb-0"
            >
              {label !== undefined && <p className="text-heading font-semibold">{label}</p>}
              <p>
                {country !== undefined && (
                  <span className="inline-block me-2">
                    <Flag code={country} width={18} />
                  </span>
                )}
                <WholeDays text={text} />
                {isFootShared && signs.get(originOf(fact))}
              </p>
              {!isFootShared && <Origin {...fact} />}
            </li>
          )
        })}
      </ul>
      {isFootShared && (
        <div>
          {origins.map((fact) => (
            <Origin key={originOf(fact)} {...fact} sign={signs.get(originOf(fact))} />
          ))}
        </div>
      )}
      {facts.some(({ check, asOf }) => check || datedPeriod(asOf) === null || asOf.includes(checkMark)) && (
        <CheckLegend />
      )}
    </>
  )
}
