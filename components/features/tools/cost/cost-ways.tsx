import { ToolWays } from '@/components/features/tools/tool-ways'
import { paths } from '@/lib/routing/paths'
import { compareHref } from '@/lib/schools/school-ids'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { tiersOf } from '@/lib/tools/cost/country'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput } from '@/lib/tools/cost/input'
import { levels } from '@/lib/tools/cost/levels'
import { headlineOf } from '@/lib/tools/cost/words'

/** Actions for a result: print it, share it, ask about it, compare its school. */
export function CostWays({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const href = costHref(input)
  return (
    <ToolWays
      path={paths.cost}
      address={absoluteUrl(href)}
      {...(input.school !== null && { comparison: compareHref([input.school.id]) })}
      form={{
        source: '费用计算器·结果页',
        title: '和顾问逐项核对',
        text: `这次的结果会一起交给顾问：${summaryOf(input, estimate)}`,
        tool: href,
      }}
    />
  )
}

/** The result in one line for the adviser; with a sum only if there is one. */
function summaryOf(input: CostInput, estimate: Estimate): string {
  const { country, tier, level, school, fee, years } = input
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  const city = tiersOf(country, level).length > 1 ? tier.label : ''
  const what = [country.label, city, name, school?.name, fee?.programme, `${years} 年`]
    .filter(Boolean)
    .join('，')
  const { sum, basis } = headlineOf(input, estimate)
  return `${what}：${sum}${basis === '' ? '' : `（${basis}）`}`
}
