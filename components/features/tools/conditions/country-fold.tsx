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
import './conditions-result.css'
import { isCompared, placeWords } from './result-words'

type CountryFoldProps = {
  result: CountryResult
  /** The groups of an institution in China at the country's universities. */
  china: ReactNode
}

/** One country: its state in one line, and in the fold what was compared, and where that was read. */
export function CountryFold({ result, china }: CountryFoldProps) {
  const { country, name, conditions } = result
  const open = conditions.filter(
    (condition) => stateOf(condition) === 'unknown' && condition.evidence.length === 0,
  )
  return (
    <Fold
      id={`country-${country.code}`}
      level={3}
      label={
        <>
          {name}
          <small className="block text-muted text-quiet font-normal">
            {isCompared(result) ? placeWords(result) : '没查到'}
          </small>
        </>
      }
    >
      <ul data-conditions="list">
        {conditions
          .filter((condition) => !open.includes(condition))
          .map((condition) => (
            <ConditionRow key={condition.id} condition={condition} />
          ))}
      </ul>
      {open.length > 0 && <Open conditions={open} />}
      {china}
      <Link
        href={listHref(paths.schools, { country: country.code })}
        className="inline-flex items-center min-h-target"
      >
        {name}的学校
      </Link>
    </Fold>
  )
}

/** What nothing was found about, and where to ask. */
function Open({ conditions }: { conditions: readonly Condition[] }) {
  const asked = new Map(conditions.flatMap(({ ask }) => (ask === null ? [] : [[ask.name, ask] as const])))
  return (
    <p>
      {conditions.map(({ label }) => label).join('、')}：没查到。
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

function ConditionRow({ condition }: { condition: Condition }) {
  const { label, reason, evidence, ask, more } = condition
  return (
    <li data-status={stateOf(condition)}>
      <p>
        <strong>{label}</strong>
        <span>{wordsOf(condition)}</span>
      </p>
      <div>
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
