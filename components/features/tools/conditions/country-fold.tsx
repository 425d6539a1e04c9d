import type { ReactNode } from 'react'
import { FactList } from '@/components/facts/fact'
import { SourceLink } from '@/components/facts/source-link'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeDays } from '@/components/ui/whole-values'
import { listHref } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { type Condition, stateOf, wordsOf } from '@/lib/tools/conditions/condition'
import type { CountryResult } from '@/lib/tools/conditions/evaluate'

type CountriesFoldProps = {
  /** What is enough, missing, or not found, in all of them. */
  state: string
  results: readonly CountryResult[]
  /** The groups of an institution in China at British universities. */
  china: ReactNode
}

/** The countries of one state in one line, and in the fold what was compared in each. */
export const CountriesFold = ({ state, results, china }: CountriesFoldProps) => (
  <Fold
    level={3}
    label={
      <>
        {results.map(({ name }) => name).join('、')}
        <small className="block text-muted text-quiet font-normal">{state}</small>
      </>
    }
  >
    {results.map((result) => (
      <CountryPart key={result.country.code} result={result} china={china} hasName={results.length > 1} />
    ))}
  </Fold>
)

/** What was compared in a country, and where that was read. */
export function CountryPart({
  result: {
    country: { code },
    name,
    conditions,
  },
  china,
  hasName = false,
}: Pick<CountriesFoldProps, 'china'> & { result: CountryResult; hasName?: boolean }) {
  const open = conditions.filter(
    (condition) => stateOf(condition) === 'unknown' && condition.evidence.length === 0,
  )
  return (
    <div id={`country-${code}`} className="grid grid-cols-1 gap-4">
      {hasName && <h4>{name}</h4>}
      <ul>
        {conditions
          .filter((condition) => !open.includes(condition))
          .map((condition) => (
            <ConditionRow key={condition.id} condition={condition} />
          ))}
      </ul>
      {open.length > 0 && <Open conditions={open} />}
      {code === 'uk' && china}
      <Link
        href={listHref(paths.schools, { country: code })}
        className="inline-flex items-center min-h-target"
      >
        {name}的学校
      </Link>
    </div>
  )
}

/** What nothing was found about, and where to ask. */
function Open({ conditions }: { conditions: readonly Condition[] }) {
  const asked = new Map(conditions.flatMap(({ ask }) => (ask === null ? [] : [[ask.name, ask] as const])))
  return (
    <p>
      {conditions.map(({ label }) => label).join('、')}：没法比。
      {[...asked.values()].map((page) => (
        <Ask key={page.name} page={page} />
      ))}
    </p>
  )
}

const Ask = ({ page }: { page: NonNullable<Condition['ask']> }) => (
  <span className="me-3">
    官方页：
    <SourceLink source={page} />
  </span>
)

const quiet = 'border-current text-muted'
const tones = {
  met: 'border-success bg-success text-white',
  unmet: 'border-current text-danger font-semibold',
  partly: quiet,
  unknown: quiet,
}

function ConditionRow({ condition }: { condition: Condition }) {
  const { label, reason, evidence, ask, more } = condition
  const state = stateOf(condition)
  return (
    <li
      data-status={state}
      className="grid grid-cols-1 md:grid-cols-[9rem_minmax(0,1fr)] gap-x-6 gap-y-1 py-4 border-t border-line print:break-inside-avoid"
    >
      <p className="flex md:grid content-start items-center justify-items-start gap-x-3 gap-y-1">
        <strong>{label}</strong>
        <span className={`px-2 border rounded-sm text-xs ${tones[state]}`}>{wordsOf(condition)}</span>
      </p>
      <div className="grid gap-2">
        <p>
          <WholeDays text={reason} />
        </p>
        <FactList facts={evidence} />
        {ask !== null && <Ask page={ask} />}
        {more !== null && (
          <Link href={more.href} className="inline-flex items-center min-h-target">
            {more.label}
          </Link>
        )}
      </div>
    </li>
  )
}
