import { Band } from '@/components/blocks/band'
import { CheckList } from '@/components/blocks/check-list'
import { OpenPart } from '@/components/blocks/open-parts'
import { LinkRow } from '@/components/blocks/stack'
import { FactTable } from '@/components/facts/fact-table'
import { loadPriceSpread } from '@/components/features/schools/load-price-spread'
import { PriceStrip } from '@/components/features/schools/price-strip'
import { CostTotals } from '@/components/features/tools/cost/cost-totals'
import { CostBar } from '@/components/ui/cost-bar'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { RangeTable } from '@/components/ui/plots/range-table'
import { axisOfRanges } from '@/components/ui/plots/ranges'
import { WholeDays } from '@/components/ui/whole-values'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { CountryChannel } from '@/lib/collections/kinds/channel'
import { checkLegend, needsLook } from '@/lib/facts/marks'
import { figure } from '@/lib/facts/registry'
import { tiersOf } from '@/lib/tools/cost/country'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { costHref } from '@/lib/tools/cost/href'
import { readCost } from '@/lib/tools/cost/input'
import { housings, levels } from '@/lib/tools/cost/levels'
import type { Line, LineId } from '@/lib/tools/cost/line'
import { type CostRow, costRows } from '@/lib/tools/cost/rows'
import { formatWan, headlineOf, lackWords, scopeWords, wanRange } from '@/lib/tools/cost/words'

type CountryCostsProps = {
  costs: CountryChannel['costs']
  /** Whether other parts of the page use the marks that are explained here. */
  hasMarksElsewhere?: boolean
}

/**
 * The costs of one year from the calculator in their parts, and those of all levels and cities. In folds: the published
 * figures, notes.
 */
export async function CountryCosts({ costs, hasMarksElsewhere = false }: CountryCostsProps) {
  const hasMarks = hasMarksElsewhere || costs.figures.map(figure).some(needsLook)
  const { input } = readCost({ ...costs.estimate, years: '1' })
  const [spans, spread] = await Promise.all([listTuitionSpans(), loadPriceSpread(input.country.value)])
  const estimate = estimateCost(input, spans)
  const { lines, totals, floor, missing, rate } = estimate
  const level = levels.find(({ value }) => value === input.level)?.label ?? ''
  const { sum } = headlineOf(input, estimate)
  // The sum of a longer programme is an average of years whose prices rise.
  const isFirst = readCost(costs.estimate).input.years > 1
  const yearName = isFirst ? '第一年' : '一年'
  const housing = lines.some(({ id, state }) => id === 'housing' && state === 'sourced')
    ? housings.find(({ value }) => value === input.housing)?.label
    : undefined
  const place = tiersOf(input.country, input.level).length > 1 ? input.tier.label : undefined
  const conditions = [place, housing].map((each) => (each === undefined ? '' : `，${each}`)).join('')
  const rows = costRows(input.country.value, ['master', 'undergraduate'], spans)
  const totalsTable = <CostTotals country={input.country.value} levels={['undergraduate', 'master']} />
  const remarks = (
    <>
      {costs.intro !== undefined && <p>{costs.intro}</p>}
      <CheckList items={costs.remarks} />
    </>
  )
  return (
    <Band
      id="costs"
      heading={costs.heading}
      margin={
        spread === null ? (
          <OpenPart level={3} label="看数字时留意">
            {remarks}
          </OpenPart>
        ) : (
          <PriceStrip isTogether spread={spread} countryName={input.country.label} />
        )
      }
      below={
        <>
          {rows.length < fewestFolded ? (
            totalsTable
          ) : (
            <Fold label="本科、硕士与各城市：一年和全程，含哪些">{totalsTable}</Fold>
          )}
          <OpenPart level={3} label={`公布的费用：${costs.figures.length} 项，写明期间和来源`}>
            <FactTable caption="公布的费用" isCaptionHidden facts={costs.figures.map(figure)} />
            {hasMarks && <p>{checkLegend}</p>}
            {spread !== null && <div className="grid gap-2 lg:block lg:columns-2 lg:gap-x-12">{remarks}</div>}
          </OpenPart>
        </>
      }
    >
      <div className="max-w-190 grid gap-3">
        <h3 className="text-muted text-base font-sans">
          {input.country.label}
          {level}
          {yearName}
          {conditions}
        </h3>
        {totals === null ? (
          <p>
            {floor === null ? `${lackWords(missing).why}，不给合计` : <b>{sum}</b>}；到
            <Link href={costHref(input)}>计算器</Link>里{lackWords(missing).way}。
          </p>
        ) : (
          <>
            <p className="text-[1.875rem] leading-tight text-heading font-display font-semibold">
              约 {formatWan(totals.all.yuan.typical)} 万元
            </p>
            <CostBar label={`${input.country.label}${level}${yearName}的费用`} parts={partsOf(lines)} />
            <p className="text-muted text-quiet leading-normal">
              <WholeDays
                text={`${wanRange(totals.all)} 万元，${scopeWords(input, estimate).join('，')}。${isFirst ? '下面的平均每年是读完全程的平均，所以数不同。' : ''}汇率用 ${rate.period}，来源见`}
              />
              <Link href={costHref(input)}>计算器</Link>。
            </p>
          </>
        )}
        <PlaceRanges rows={rows} />
        <LinkRow links={costs.links} />
      </div>
    </Band>
  )
}

/** A fold of fewer rows costs more height than it saves. */
const fewestFolded = 3

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

/** Four parts of a year's costs. The last is named after the costs that are in it. */
const groups: readonly { label?: string; ids: readonly LineId[] }[] = [
  { label: '学费', ids: ['tuition', 'enrolment'] },
  { label: '生活和住宿', ids: ['living', 'housing'] },
  { label: '保险', ids: ['insurance'] },
  { ids: ['flight', 'visa', 'tests', 'buffer'] },
]

const partsOf = (lines: readonly Line[]) =>
  groups.flatMap(({ label, ids }) => {
    const own = lines.filter(({ id, total }) => ids.includes(id) && total.yuan.typical > 0)
    const value = own.reduce((total, line) => total + line.total.yuan.typical, 0)
    const name = label ?? own.map((line) => line.label).join('、')
    return value === 0 ? [] : [{ label: name, value, text: `${formatWan(value)} 万` }]
  })
