import { CheckList } from '@/components/blocks/check-list'
import { LinkRow, Pair, Stack } from '@/components/blocks/stack'
import { CostBars } from '@/components/features/tools/cost/cost-bars'
import { CostTotals } from '@/components/features/tools/cost/cost-totals'
import { ButtonLink } from '@/components/ui/button-link'
import { FactTable } from '@/components/ui/fact-table'
import { listTuitionSpans } from '@/lib/api/tuition'
import type { CountryChannel } from '@/lib/channels/schema'
import { checkLegend, needsLook } from '@/lib/facts/marks'
import { figure } from '@/lib/facts/registry'
import { housings, levels, tiersOf } from '@/lib/tools/cost/country'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { costHref } from '@/lib/tools/cost/href'
import { readCost } from '@/lib/tools/cost/input'
import { headlineOf, lackWords } from '@/lib/tools/cost/words'
import styles from './country-costs.module.css'

type CountryCostsProps = {
  costs: CountryChannel['costs']
  /** Whether facts above bear the mark that is explained here. */
  hasMarksAbove?: boolean
}

/** One year as the calculator reckons it, drawn; what to mind; the figures it rests on and the way into the calculator. */
export async function CountryCosts({ costs, hasMarksAbove = false }: CountryCostsProps) {
  const hasMarks = hasMarksAbove || costs.figures.map(figure).some(needsLook)
  const { input } = readCost({ ...costs.estimate, years: '1' })
  const estimate = estimateCost(input, await listTuitionSpans())
  const { lines, totals, floor, missing, rate } = estimate
  const level = levels.find(({ value }) => value === input.level)?.label ?? ''
  const { sum, basis } = headlineOf(input, estimate)
  const housing = lines.some(({ id, state }) => id === 'housing' && state === 'sourced')
    ? housings.find(({ value }) => value === input.housing)?.label
    : undefined
  const place = tiersOf(input.country, input.level).length > 1 ? input.tier.label : undefined
  const conditions = [place, housing].map((each) => (each === undefined ? '' : `，${each}`)).join('')
  return (
    <Stack>
      <Pair>
        <div className={styles.estimate}>
          <h3 className={styles.title}>
            {input.country.label}
            {level}一年{conditions}
          </h3>
          {totals === null ? (
            <p>
              {floor === null ? `${lackWords(missing).why}，不给合计` : <b>{sum}</b>}；到计算器里
              {lackWords(missing).way}。
            </p>
          ) : (
            <>
              <CostBars lines={lines} total={totals.all.yuan.typical} />
              <p>
                <b>{sum}</b>
                {basis !== '' && `（${basis}）`}。按 {rate.period} 的汇率折算，逐项来源见计算器。
              </p>
            </>
          )}
          <p>
            <ButtonLink href={costHref(input)}>按我的情况算一遍</ButtonLink>
          </p>
        </div>
        <div>
          <h3 className={styles.title}>看数字时留意</h3>
          <CheckList items={costs.remarks} />
        </div>
      </Pair>
      <CostTotals country={input.country.value} levels={['undergraduate', 'master']} />
      <FactTable caption="公布的费用，逐项写明期间和来源" facts={costs.figures.map(figure)} />
      {hasMarks && <p>{checkLegend}</p>}
      <LinkRow links={costs.links} />
    </Stack>
  )
}
