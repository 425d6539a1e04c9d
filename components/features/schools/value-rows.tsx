import { Link } from '@/components/ui/link'
import { SourceLink } from '@/components/ui/source-link'
import type { SchoolValue } from '@/lib/api/schools'
import { sourceOf } from '@/lib/schools/value-sources'
import { valueText, yearText } from '@/lib/schools/value-text'
import { type SchoolValueKey, valueDefinition } from '@/lib/schools/values'
import styles from './value-rows.module.css'

type ValueRowsProps = {
  keys: readonly SchoolValueKey[]
  values: ReadonlyMap<SchoolValueKey, SchoolValue>
  countryName: string
}

/** Published values one below the other: what, how much, of which year, from whom, and what it does not say. */
export function ValueRows({ keys, values, countryName }: ValueRowsProps) {
  return (
    <dl className={styles.rows}>
      {keys.flatMap((key) => {
        const value = values.get(key)
        return value === undefined ? [] : <ValueRow key={key} value={value} countryName={countryName} />
      })}
    </dl>
  )
}

function ValueRow({ value, countryName }: { value: SchoolValue; countryName: string }) {
  const { label, caution, strip } = valueDefinition(value.key)
  const source = sourceOf(value.source)
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>
        <Shown value={value} />
      </dd>
      {strip !== undefined && value.place !== null && (
        <dd>
          <Strip place={value.place} ends={strip} countryName={countryName} />
        </dd>
      )}
      <dd className={styles.note}>
        {yearText(value.year)}，
        {source === null ? (
          value.source
        ) : source.url.startsWith('/') ? (
          source.name
        ) : (
          <SourceLink source={source} />
        )}
        。{caution}
      </dd>
    </div>
  )
}

function Shown({ value }: { value: SchoolValue }) {
  const text = valueText(value)
  if (/^https?:\/\//.test(text)) {
    return (
      <Link href={text} rel="noreferrer" lang="en">
        {new URL(text).hostname.replace(/^www\./, '')}
      </Link>
    )
  }
  if (value.key === 'campus') {
    const [lat, lon] = text.split(',')
    return (
      <Link
        href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=15/${lat}/${lon}`}
        rel="noreferrer"
      >
        在 OpenStreetMap 上看
      </Link>
    )
  }
  return text
}

type StripProps = {
  place: { at: number; among: number }
  ends: readonly [low: string, high: string]
  countryName: string
}

/** With fewer schools a place says nothing. */
const fewest = 5

/** Where the school stands among its country's, low on the left. */
function Strip({ place: { at, among }, ends: [low, high], countryName }: StripProps) {
  if (among < fewest) return null
  const share = among === 1 ? 0.5 : (among - at) / (among - 1)
  return (
    <div className={styles.strip}>
      <div className={styles.track} aria-hidden="true">
        <span className={styles.mark} style={{ insetInlineStart: `${share * 100}%` }} />
      </div>
      <p className={styles.ends}>
        <span>{low}</span>
        <span>
          本库{countryName}有这一项的 {among.toLocaleString('en-US')} 所里，由高到低第{' '}
          {at.toLocaleString('en-US')}
        </span>
        <span>{high}</span>
      </p>
    </div>
  )
}
