import { CostDetails } from '@/components/features/tools/cost/cost-details'
import { CostForm } from '@/components/features/tools/cost/cost-form'
import { BudgetLinks, CostOverview } from '@/components/features/tools/cost/cost-overview'
import { CostResult } from '@/components/features/tools/cost/cost-result'
import { loadCost } from '@/components/features/tools/cost/load-cost'
import { ComparedYear } from '@/components/features/tools/cost/year-figure'
import { MethodLink } from '@/components/features/tools/method-link'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { compareHref } from '@/lib/schools/school-ids'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { costHref } from '@/lib/tools/cost/href'
import { toolMetadata } from '@/lib/tools/tools'

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = toolMetadata(paths.cost, '留学费用计算器：选国家和学校，按人民币算一年和全程')

export default async function StudyCostPage({ searchParams }: Props) {
  const data = await loadCost(await searchParams)
  const { reading, estimate } = data
  const { school } = reading.input
  const href = costHref(reading.input)
  return (
    <ToolPage scene="family" title="留学费用">
      <ToolSplit
        answer={
          estimate === null ? (
            <CostOverview level={reading.input.level} spans={data.spans} budget={data.budget} />
          ) : (
            <CostResult reading={reading} others={data.others} estimate={estimate} />
          )
        }
        form={<CostForm path={paths.cost} data={data} />}
        beside={estimate !== null && <ComparedYear {...data} input={reading.input} estimate={estimate} />}
        ways={
          estimate === null ? (
            <div>
              <BudgetLinks level={reading.input.level} chosen={data.budget.budget} />
              <MethodLink of="cost" label="怎么算的，什么没有算进去" />
            </div>
          ) : (
            <ToolWays
              path={paths.cost}
              address={absoluteUrl(href)}
              {...(school !== null && { comparison: compareHref([school.id]) })}
              form={{
                source: '费用计算器·结果页',
                title: '和顾问逐项核对',
                text: '这份结果会一起发给顾问，不用再说一遍。',
                tool: href,
              }}
            />
          )
        }
      >
        {estimate !== null && <CostDetails input={reading.input} estimate={estimate} />}
      </ToolSplit>
    </ToolPage>
  )
}
