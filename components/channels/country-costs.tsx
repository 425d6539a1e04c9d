import { CheckList } from '@/components/sections/check-list'
import { CostBars } from '@/components/tools/cost-bars'
import { formatWan } from '@/components/tools/cost-words'
import { ButtonLink } from '@/components/ui/button-link'
import { FactTable } from '@/components/ui/fact'
import type { CountryChannel } from '@/lib/channels/country-schema'
import { figure } from '@/lib/facts/registry'
import { levels } from '@/lib/tools/cost/countries'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { costHref, readCost } from '@/lib/tools/cost/input'
import styles from './country-costs.module.css'
import { LinkRow, Pair, Stack } from './stack'

/** One year as the calculator reckons it, drawn; what to mind; the figures it rests on and the way into the calculator. */
export function CountryCosts({ costs }: { costs: CountryChannel['costs'] }) {
  const { input } = readCost({ ...costs.estimate, years: '1' })
  const { lines, total, missing } = estimateCost(input)
  const level = levels.find(({ value }) => value === input.level)?.label ?? ''
  const { low, high, typical } = total.yuan
  return (
    <Stack>
      <Pair>
        <div className={styles.estimate}>
          <h3 className={styles.title}>
            {input.country.label}
            {level}一年，住学校宿舍
          </h3>
          <CostBars lines={lines} total={typical} />
          <p>
            有来源的各项合计约{' '}
            <b>{low === high ? formatWan(low) : `${formatWan(low)}–${formatWan(high)}`} 万元</b>
            人民币
            {missing.length > 0 && (
              <>，不含暂无数据的{missing.map(({ label }) => label).join('、')}，实际会更高</>
            )}
            。按登记的月度汇率折算，逐项来源见计算器。
          </p>
          <p>
            <ButtonLink href={costHref(input)}>按我的情况算一遍</ButtonLink>
          </p>
        </div>
        <div>
          <h3 className={styles.title}>看数字时留意</h3>
          <CheckList items={costs.remarks} />
        </div>
      </Pair>
      <FactTable caption="公布的费用，逐项写明期间和来源" facts={costs.figures.map(figure)} />
      <LinkRow links={costs.links} />
    </Stack>
  )
}
