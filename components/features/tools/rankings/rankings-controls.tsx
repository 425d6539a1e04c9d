import buttons from '@/components/ui/button.module.css'
import fieldStyles from '@/components/ui/field.module.css'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import { systems } from '@/lib/tools/rankings/entries'
import {
  bands,
  noWeights,
  type RankScope,
  type RankState,
  rankHref,
  weightFields,
  weightLimit,
} from '@/lib/tools/rankings/view'
import styles from './rankings-controls.module.css'
import { systemNames } from './rankings-words'

type RankingsControlsProps = {
  scope: RankScope
  state: RankState
  countries: readonly { code: string; name: string }[]
}

/** Filters as links and the visitor's own weights as a GET form: the address holds all of it. */
export function RankingsControls({ scope, state, countries }: RankingsControlsProps) {
  return (
    <search className={styles.controls} aria-label="筛选排名">
      {countries.length > 1 && (
        <FilterLinks
          label="国家或地区"
          choices={[
            {
              label: '全部',
              href: rankHref(scope, state, { country: null }),
              isCurrent: state.country === null,
            },
            ...countries.map(({ code, name }) => ({
              label: name,
              href: rankHref(scope, state, { country: code }),
              isCurrent: state.country === code,
            })),
          ]}
        />
      )}
      <FilterLinks
        label={`${systemNames[scope.main]} 名次`}
        choices={[
          { label: '不限', href: rankHref(scope, state, { band: null }), isCurrent: state.band === null },
          ...bands
            .filter(({ value }) => scope.main === 'qs' || Number(value) <= 50)
            .map(({ value, label }) => ({
              label,
              href: rankHref(scope, state, { band: Number(value) }),
              isCurrent: state.band === Number(value),
            })),
        ]}
      />
      <WeightForm scope={scope} state={state} />
    </search>
  )
}

type LinkChoice = { label: string; href: string; isCurrent: boolean }

function FilterLinks({ label, choices }: { label: string; choices: readonly LinkChoice[] }) {
  return (
    <nav className={styles.filter} aria-label={label}>
      <span className={styles.label}>{label}</span>
      <ul>
        {choices.map((choice) => (
          <li key={choice.label}>
            <Link href={choice.href} {...(choice.isCurrent && { 'aria-current': true })}>
              {choice.label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function WeightForm({ scope, state }: { scope: RankScope; state: RankState }) {
  const isWeighted = systems.some((system) => state.weights[system] > 0)
  const kept = { country: state.country, band: state.band }
  return (
    <details className={styles.weights} open={isWeighted}>
      <summary className={styles.summary}>按自己看重的榜单加权（自定义排序，非官方排名）</summary>
      <QueryForm state={Object.values(state.weights).join()} action={scope.path} className={styles.form}>
        {Object.entries(kept).map(
          ([name, value]) => value !== null && <input key={name} type="hidden" name={name} value={value} />,
        )}
        <p>
          给每张榜 0 到 {weightLimit}{' '}
          的权重，按名次的加权平均重排，数越小越靠前。区间取起点；所选的榜里缺一个名次，就不参加，排在后面。
        </p>
        <div className={styles.fields}>
          {systems.map((system) => (
            <div key={system}>
              <label className={fieldStyles.label} htmlFor={weightFields[system]}>
                {systemNames[system]}
              </label>
              <select
                id={weightFields[system]}
                name={weightFields[system]}
                className={`${fieldStyles.control} ${fieldStyles.select}`}
                defaultValue={String(state.weights[system])}
              >
                {Array.from({ length: weightLimit + 1 }, (_, weight) => (
                  <option key={String(weight)} value={weight}>
                    {weight === 0 ? '0（不看）' : weight}
                  </option>
                ))}
              </select>
            </div>
          ))}
        </div>
        <p className={styles.actions}>
          <button type="submit" className={`${buttons.button} ${buttons.secondary}`}>
            按权重排序
          </button>
          {isWeighted && (
            <Link href={rankHref(scope, state, { weights: noWeights, sort: scope.main, order: 'asc' })}>
              回到官方次序
            </Link>
          )}
        </p>
      </QueryForm>
    </details>
  )
}
