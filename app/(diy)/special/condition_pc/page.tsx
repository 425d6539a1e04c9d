import type { Metadata } from 'next'
import { ConditionsForm } from '@/components/features/tools/conditions/conditions-form'
import { ConditionsMethod } from '@/components/features/tools/conditions/conditions-method'
import { ConditionsResult } from '@/components/features/tools/conditions/conditions-result'
import { loadChina } from '@/components/features/tools/conditions/load-china'
import { loadEntryLines } from '@/components/features/tools/conditions/load-entry-lines'
import { loadGaps } from '@/components/features/tools/conditions/load-gaps'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
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
  const [{ gaps, counts }, entries] = await Promise.all([
    loadGaps(isAsked ? asked : [], input),
    loadEntryLines(isAsked ? asked : [], input),
  ])
  const evidence = { ukRows: china?.rows ?? [], counts }
  const sheet = isAsked ? evaluateConditions(input, await listTuitionSpans(), evidence) : null
  const schools = sheet?.kind === 'result' ? await orEmpty(listRankEntries()) : []
  const href = conditionsHref(input)
  return (
    <ToolPage title="留学条件评估">
      <ToolSplit
        answer={
          sheet === null ? null : (
            <ConditionsResult
              reading={reading}
              sheet={sheet}
              schools={schools}
              gaps={gaps}
              china={china}
              entries={entries}
            />
          )
        }
        form={<ConditionsForm path={paths.conditionCheck} reading={reading} countries={countries} />}
      >
        <ConditionsMethod sheet={sheet} />
        {sheet?.kind === 'result' && (
          <ToolWays
            path={paths.conditionCheck}
            address={absoluteUrl(href)}
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
      </ToolSplit>
    </ToolPage>
  )
}
