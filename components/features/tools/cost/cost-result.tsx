import { Actions } from '@/components/ui/actions'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { RangeBar } from '@/components/ui/range-bar'
import { WholeValues } from '@/components/ui/whole-values'
import { hasTuition } from '@/lib/schools/tuition'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { costFieldsIn } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput, CostReading } from '@/lib/tools/cost/input'
import { levels } from '@/lib/tools/cost/levels'
import { headlineOf, itemWords, someWan, wanParts, wanRange } from '@/lib/tools/cost/words'
import { FieldErrors } from '../field-errors'
import '../tools.css'
import { CostMissing } from './cost-missing'
import type { CostData } from './load-cost'

type CostResultProps = {
  reading: CostReading
  others: CostData['others']
  estimate: Estimate
}

/** The cost of a year: one middle figure with its range, then its items. A lower bound names what it lacks. */
export function CostResult({ reading, others, estimate }: CostResultProps) {
  const { input, errors } = reading
  return (
    <section data-tool="result" aria-labelledby="result" id="result-section" tabIndex={-1}>
      <Conditions input={input} />
      <FieldErrors
        fields={costFieldsIn(input.country.currency)}
        errors={errors}
        hidden={hasTuition(input.level) ? [] : ['school', 'fee']}
      />
      <Headline input={input} estimate={estimate} />
      <Actions
        primary={{ href: '#tool-form', label: '请顾问核对' }}
        others={
          hasTuition(input.level) && input.school === null ? [{ href: '#school', label: '按学校算准' }] : []
        }
      />
      <OtherSchools input={input} others={others} />
      <CostMissing input={input} estimate={estimate} />
      <Items input={input} estimate={estimate} />
    </section>
  )
}

/** The conditions of the figures, with a link to the questions. */
function Conditions({ input }: { input: CostInput }) {
  const { country, tier, level, school, fee, years, entry } = input
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  return (
    <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
      <span>
        {[country.label, tier.label, name, school?.name, fee?.programme, `${entry} 年入学读 ${years} 年`]
          .filter(Boolean)
          .join(' · ')}
      </span>
      <a href="#change" className="print:hidden!">
        修改
      </a>
    </p>
  )
}

function Headline({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const { value, sum, note } = headlineOf(input, estimate)
  const { totals, floor } = estimate
  const range = totals === null || input.years > 1 ? sum : `${wanRange(totals.all)} 万元`
  const whole = totals === null && floor === null ? '暂不给合计' : value.endsWith(range) ? '' : range
  return (
    <header>
      <h2 id="result" className="text-base font-normal leading-normal" data-answer="">
        <span className="block text-[2.75rem] leading-tight font-figure font-semibold tabular-nums">
          {value}
        </span>{' '}
        <span className="block tabular-nums">
          <WholeValues text={[whole, note].filter(Boolean).join('，')} />
        </span>
      </h2>
      <p className="text-quiet">
        <a href="#how" className="inline-flex items-center min-h-target">
          怎么算的
        </a>
      </p>
      {input.yearsNote !== null && <p className="text-muted text-quiet">{input.yearsNote}</p>}
    </header>
  )
}

/** One line per item: the middle amount of a year with its share as a bar. The amounts add up to the headline. */
function Items({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const { lines, totals } = estimate
  const years = lines.map(({ total }) => total.yuan.typical / input.years)
  const words = totals === null ? years.map(someWan) : wanParts(years, totals.all.yuan.typical / input.years)
  const most = Math.max(...years)
  return (
    <DataTable
      caption={`${input.years > 1 ? '平均' : ''}一年各项，万元人民币，中间值`}
      rows={lines.map((line, at) => ({ line, year: years[at] ?? 0, words: words[at] ?? '' }))}
      keyOf={({ line }) => line.id}
      head={{ label: '项目', cell: ({ line }) => line.label }}
      columns={(column) => [
        column.value('一年', ({ line: { state }, words }) =>
          state === 'missing' || state === 'included' ? '—' : `${words} 万`,
        ),
        column.value(
          '占多少',
          ({ year }) =>
            year > 0 && (
              <span className="block w-16 md:w-32">
                <RangeBar low={0} high={year} axis={[0, most]} />
              </span>
            ),
        ),
        column.detail('说明', ({ line }) => itemWords(line, input, estimate)),
      ]}
    />
  )
}

/** The schools that the words may mean; a school that was chosen is named before them. */
function OtherSchools({ input, others }: { input: CostInput; others: CostData['others'] }) {
  if (others.length === 0) return null
  return (
    <p className="border-s-3 border-s-accent bg-accent-soft px-6 py-4" role="status">
      {input.school === null ? '您是说：' : `按“${input.school.name}”计算。要的是别的学校：`}
      {others.map(({ id, name }, at) => (
        <span key={id}>
          {at > 0 && '、'}
          <Link
            href={`${costHref({ ...input, school: { id, name, hasProgrammes: false }, fee: null })}#result-section`}
          >
            {name}
          </Link>
        </span>
      ))}
    </p>
  )
}
