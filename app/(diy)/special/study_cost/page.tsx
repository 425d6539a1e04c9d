import type { Metadata } from 'next'
import { CostForm } from '@/components/tools/cost-form'
import { CostMethod } from '@/components/tools/cost-method'
import { CostResult } from '@/components/tools/cost-result'
import { CostWays } from '@/components/tools/cost-ways'
import { formatWan } from '@/components/tools/cost-words'
import { ToolPage } from '@/components/tools/tool-page'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { estimateCost } from '@/lib/tools/cost/estimate'
import { costHref, readCost } from '@/lib/tools/cost/input'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams
  return pageMetadata({
    title: '留学费用计算器：逐项算清，每个数都有来源',
    description:
      '选国家、阶段和年数，逐项看学费、生活、住宿、签证和考试的低值、中间值与高值，换算成人民币并注明来源和年份；没有来源的写暂无数据，可以自己填写再算。',
    path: paths.cost,
    isIndexed: Object.keys(params).length === 0,
  })
}

export default async function StudyCostPage({ searchParams }: Props) {
  const reading = readCost(await searchParams)
  const estimate = reading.isAsked ? estimateCost(reading.input) : null
  const href = costHref(reading.input)
  return (
    <ToolPage
      title="留学费用计算器"
      intro="把学费、生活、住宿、机票、保险、签证和考试一项项列出来。有来源的数写明年份和出处，没有来源的请您填学校给的数；算完不必留电话。"
    >
      <CostForm path={paths.cost} reading={reading} hasGaps={(estimate?.missing.length ?? 0) > 0} />
      {estimate !== null && <CostResult reading={reading} estimate={estimate} />}
      <CostMethod />
      {estimate !== null && (
        <CostWays
          path={paths.cost}
          href={href}
          address={absoluteUrl(href)}
          summary={`${reading.input.country.label}，${reading.input.years} 年，约 ${formatWan(estimate.total.yuan.typical)} 万元`}
        />
      )}
    </ToolPage>
  )
}
