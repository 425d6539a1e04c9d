import type { Metadata } from 'next'
import { ConditionsForm } from '@/components/features/tools/conditions/conditions-form'
import { ConditionsMethod } from '@/components/features/tools/conditions/conditions-method'
import { ConditionsResult } from '@/components/features/tools/conditions/conditions-result'
import { loadChina } from '@/components/features/tools/conditions/load-china'
import { loadGaps } from '@/components/features/tools/conditions/load-gaps'
import { ToolPage } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import { orEmpty } from '@/lib/api/client'
import { listTuitionSpans } from '@/lib/api/tuition'
import { conditionCountries } from '@/lib/content/condition-countries/countries'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { pageMetadata } from '@/lib/seo/metadata'
import { evaluateConditions } from '@/lib/tools/conditions/evaluate'
import { conditionsHref, readConditions } from '@/lib/tools/conditions/input'
import { decisionHref, emptyOption } from '@/lib/tools/decision/input'
import { listRankEntries } from '@/lib/tools/rankings/load'

type Props = { searchParams: Promise<SearchParams> }

const countries = conditionCountries.map(({ code }) => ({
  code,
  name: costCountries.find(({ value }) => value === code)?.label ?? code,
}))
const codes = countries.map(({ code }) => code)

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams
  return pageMetadata({
    title: '留学条件评估：逐国对照，写明差多少',
    description:
      '填成绩、语言、每年预算和目标，逐个国家对照有来源的要求：达到、未达到差多少、还是不清楚，每条附出处和官方页；不算录取概率，不留电话，结果写在网址里。',
    path: paths.conditionCheck,
    isIndexed: Object.keys(params).length === 0,
  })
}

export default async function ConditionCheckPage({ searchParams }: Props) {
  const reading = readConditions(await searchParams, codes)
  const { input, isAsked } = reading
  const asked = codes.filter((code) => input.countries.length === 0 || input.countries.includes(code))
  const china = isAsked ? await loadChina(input) : null
  const { gaps, counts } = await loadGaps(isAsked ? asked : [], input)
  const evidence = { ukRows: china?.rows ?? [], counts }
  const sheet = isAsked ? evaluateConditions(input, await listTuitionSpans(), evidence) : null
  const schools = sheet?.kind === 'result' ? await orEmpty(listRankEntries()) : []
  const href = conditionsHref(input)
  return (
    <ToolPage
      title="留学条件评估"
      intro="把手里的成绩、语言、预算和各国有来源的要求逐条对照：达到、未达到差多少、还是不清楚。每一条都写出处，不算概率，不作承诺，也不必留电话。"
    >
      <ConditionsForm path={paths.conditionCheck} reading={reading} countries={countries} />
      {sheet !== null && (
        <ConditionsResult reading={reading} sheet={sheet} schools={schools} gaps={gaps} china={china} />
      )}
      <ConditionsMethod />
      {sheet?.kind === 'result' && (
        <ToolWays
          path={paths.conditionCheck}
          address={absoluteUrl(href)}
          texts={{
            print: '用浏览器打印（菜单里的“打印”，或 Ctrl+P）；想把哪个国家印出来，先把它展开。',
            copy: '答案和规则版本都在网址里，发给家人打开就是同一份结果。',
            consult: '留下电话，顾问会打开这份结果，从“不清楚”的几条说起。',
            restart: '清空全部答案，从头再填。',
          }}
          sheet={decisionHref(
            sheet.countries
              .slice(0, 3)
              .map(({ country }) => ({ ...emptyOption, country: country.code, level: input.level })),
            input,
          )}
          form={{
            source: '条件评估·结果页',
            title: '和顾问核对不清楚的几条',
            text: '这次填的条件会一起交给顾问，不必再报一遍；录取线要按目标专业逐个查。',
            tool: href,
          }}
        />
      )}
    </ToolPage>
  )
}
