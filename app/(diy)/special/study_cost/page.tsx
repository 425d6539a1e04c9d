import '@/components/site/frame-styles'
import '@/components/features/tools/tool-styles'
import '@/components/features/tools/cost/cost-styles'
import type { Metadata } from 'next'
import { CostForm } from '@/components/features/tools/cost/cost-form'
import { CostMethod } from '@/components/features/tools/cost/cost-method'
import { CostResult } from '@/components/features/tools/cost/cost-result'
import { loadCost } from '@/components/features/tools/cost/load-cost'
import { ToolPage } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { levels, tiersOf } from '@/lib/tools/cost/country'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { cityValue } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput } from '@/lib/tools/cost/input'
import { fundsWords, neededWords, wanRange } from '@/lib/tools/cost/words'
import { decisionHref, emptyOption } from '@/lib/tools/decision/input'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams
  return pageMetadata({
    title: '留学费用计算器：选国家和学校，按人民币算一年和全程',
    description:
      '选国家、阶段和年数，逐项看学费、生活、住宿、签证和考试的低值、中间值与高值，换算成人民币并注明来源和年份；没有来源的写暂无数据，可以自己填写再算。',
    path: paths.cost,
    isIndexed: Object.keys(params).length === 0,
  })
}

/** The result in one line for the adviser; a sum only where there is one. */
function summaryOf(
  { country, tier, level, school, fee, years }: CostInput,
  { totals, lines, missing }: Estimate,
): string {
  const name = levels.find(({ value }) => value === level)?.label ?? ''
  const city = tiersOf(country, level).length > 1 ? tier.label : ''
  const what = [country.label, city, name, school?.name, fee?.programme, `${years} 年`]
    .filter(Boolean)
    .join('，')
  const funds = fundsWords(lines)
  if (totals !== null)
    return `${what}，合计约 ${wanRange(totals.all)} 万元${funds === '' ? '' : `（${funds}）`}`
  return `${what}，还不知道${neededWords(missing)}，没有合计`
}

const sheetOf = ({ country, level, tier, school, fee, years }: CostInput): string =>
  decisionHref([
    {
      ...emptyOption,
      school: school?.id ?? '',
      country: country.value,
      level,
      programme: fee?.programme ?? '',
      city: cityValue(country, tier),
      years: String(years),
    },
  ])

export default async function StudyCostPage({ searchParams }: Props) {
  const data = await loadCost(await searchParams)
  const { reading, estimate } = data
  const href = costHref(reading.input)
  return (
    <ToolPage
      title="留学费用计算器"
      intro="把学费、生活、住宿、机票、保险、签证和考试一项项列出来。有来源的数写明年份和出处，没有来源的请您填学校给的数；算完不必留电话。"
    >
      <CostForm path={paths.cost} data={data} />
      {estimate !== null && <CostResult reading={reading} others={data.others} estimate={estimate} />}
      <CostMethod />
      {estimate !== null && (
        <ToolWays
          path={paths.cost}
          address={absoluteUrl(href)}
          texts={{
            print: '用浏览器打印（菜单里的“打印”，或 Ctrl+P），已按 A4 排好，只印结果和出处。',
            copy: '条件都在网址里，发给家人打开就是同一份结果。',
            consult: '留下电话，顾问会打开这份结果，和您逐项核对学校的实际报价。',
            restart: '清空全部条件，换一个国家或阶段再算。',
          }}
          sheet={sheetOf(reading.input)}
          form={{
            source: '费用计算器·结果页',
            title: '和顾问逐项核对',
            text: `这次的结果会一起交给顾问：${summaryOf(reading.input, estimate)}`,
            tool: href,
          }}
        />
      )}
    </ToolPage>
  )
}
