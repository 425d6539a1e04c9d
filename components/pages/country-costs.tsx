import { Band } from '@/components/blocks/band'
import { CheckList } from '@/components/blocks/check-list'
import { OpenPart } from '@/components/blocks/open-parts'
import { LinkRow } from '@/components/blocks/stack'
import { loadPriceSpread } from '@/components/features/schools/load-school-page'
import { PriceStrip } from '@/components/features/schools/price-strip'
import { Fold } from '@/components/ui/fold'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'
import { AnswerMethod, methodId } from './country-answer'

type CountryCostsProps = { channel: Pick<CountryChannel, 'answers' | 'costs' | 'countries'> }

/**
 * Where the prices of a country are drawn: those of its schools, or, without them, those of its levels and cities. What to watch, and in a
 * fold how the figures of the page are made.
 */
export async function CountryCosts({ channel: { answers, costs, countries } }: CountryCostsProps) {
  const { country } = costs.estimate
  const name = countries.find(({ code }) => code === country)?.name ?? ''
  const spread = await loadPriceSpread(country)
  return (
    <Band
      id="costs"
      heading={costs.heading}
      margin={
        <OpenPart level={3} label="看数字时留意">
          {costs.intro !== undefined && <p>{costs.intro}</p>}
          <CheckList items={costs.remarks} />
        </OpenPart>
      }
      below={
        <Fold id={methodId} label="怎么算的：年份、范围和来源">
          {answers.map((answer) => (
            <AnswerMethod
              key={answer.country}
              answer={answer}
              name={
                answers.length === 1
                  ? ''
                  : (countries.find(({ code }) => code === answer.country)?.name ?? '')
              }
            />
          ))}
        </Fold>
      }
    >
      <div className="grid gap-3">
        {spread === null ? (
          <PlaceRanges rows={costRows(country, ['master', 'undergraduate'], await listTuitionSpans())} />
        ) : (
          <PriceStrip isTogether spread={spread} countryName={name} />
        )}
        <LinkRow links={costs.links} />
      </div>
    </Band>
  )
}

/** An average year at each level and place with a whole sum, on one axis. */
function PlaceRanges({ rows }: { rows: readonly CostRow[] }) {
  const known = rows.flatMap(({ name, input: { years }, estimate: { totals } }) => {
    if (totals === null) return []
    const { low, typical, high } = totals.all.yuan
    const [from, middle, to] = [low, typical, high].map((yuan) => yuan / years / 10_000)
    if (from === undefined || middle === undefined || to === undefined) return []
    const text = from.toFixed(1) === to.toFixed(1) ? from.toFixed(1) : `${from.toFixed(1)}–${to.toFixed(1)}`
    return [{ key: name, label: name, range: { low: from, high: to, middle }, text }]
  })
  const axis = axisOfRanges(known.map(({ range }) => range))
  if (axis === null || known.length < 2) return null
  return (
    <RangeTable
      isWideName
      caption="平均每年，学费加生活，万元人民币，低到高"
      heads={['读什么', '平均每年']}
      rows={known}
      axis={axis}
      write={String}
    />
  )
}
