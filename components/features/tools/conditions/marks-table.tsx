import { checkLegend } from '@/lib/facts/marks'
import { type Condition, stateOf } from '@/lib/tools/conditions/condition'
import type { CountryResult } from '@/lib/tools/conditions/evaluate'
import './conditions-result.css'
import { Mark, MarksLegend } from './marks'
import { kindsOf, markColumns, questionsOf, unclearWords } from './result-words'

/** One row for each country. Those of which nothing that is known is met have no marks to show: their names follow. */
export function MarksTable({
  known,
  unknown,
}: {
  known: readonly CountryResult[]
  unknown: readonly CountryResult[]
}) {
  const [partly, open] = [
    unknown.filter((result) => questionsOf(result, 'met', 'partly').length > 0),
    unknown.filter((result) => questionsOf(result, 'met', 'partly').length === 0),
  ]
  const hasMore = known.length + partly.length > 0
  return (
    <div>
      <MarksLegend />
      {known.length > 0 && <Marks caption={`资料够判断的（${known.length}）`} countries={known} />}
      {kindsOf(partly).map(([words, own]) => (
        <Marks key={words} caption={`${words}（${own.length}）`} countries={own} />
      ))}
      {open.length > 0 &&
        (hasMore ? <Unclear countries={open} /> : <Marks caption={unclearWords(open)} countries={open} />)}
      <p className="text-muted text-quiet font-normal">
        达到只表示够有来源的那一条，不代表会被录取，也不代表签证会获批；不清楚不等于够不着。点国家看依据。
        {checkLegend}
      </p>
    </div>
  )
}

/** Countries without a mark, each with a link to what is missing. */
const Unclear = ({ countries }: { countries: readonly CountryResult[] }) => (
  <p className="py-2">
    {unclearWords(countries)}：
    {countries.map(({ country, name }, at) => (
      <span key={country.code}>
        {at > 0 && '、'}
        <a href={`#country-${country.code}`} className="whitespace-nowrap">
          {name}
        </a>
      </span>
    ))}
  </p>
)

type MarksProps = { caption: string; countries: readonly CountryResult[] }

/** Its columns have the same places in every group of countries. */
function Marks({ caption, countries }: MarksProps) {
  return (
    <table data-conditions="marks" className="w-full table-fixed border-y border-y-line">
      <caption className="text-muted text-sm">{caption}</caption>
      <thead>
        <tr>
          <th scope="col" style={{ width: '33%' }}>
            国家或地区
          </th>
          {markColumns.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {countries.map(({ country, name, conditions }) => (
          <tr key={country.code}>
            <th scope="row">
              <a href={`#country-${country.code}`}>{name}</a>
            </th>
            {markColumns.map(({ id }) => (
              <MarkCell key={id} condition={conditions.find((each) => each.id === id)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function MarkCell({ condition }: { condition: Condition | undefined }) {
  return (
    <td>
      <Mark state={condition === undefined ? 'unknown' : stateOf(condition)} />
      {condition?.share !== undefined && stateOf(condition) === 'partly' && (
        <span className="block text-muted text-xs">
          {condition.share.reached}/{condition.share.compared} {condition.share.unit}
        </span>
      )}
    </td>
  )
}
