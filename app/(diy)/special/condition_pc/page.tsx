import { ConditionsExample } from '@/components/features/tools/conditions/conditions-example'
import { ConditionsForm } from '@/components/features/tools/conditions/conditions-form'
import { ConditionsResult } from '@/components/features/tools/conditions/conditions-result'
import { loadConditions } from '@/components/features/tools/conditions/load-conditions'
import { MethodLink } from '@/components/features/tools/method-link'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { conditionsHref, conditionsVersion } from '@/lib/tools/conditions/input'
import { toolMetadata } from '@/lib/tools/tools'

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = toolMetadata(paths.conditionCheck, '留学条件评估：逐国对照，写明差多少')

export default async function ConditionCheckPage({ searchParams }: Props) {
  const { countries, reading, sheet, ...evidence } = await loadConditions(await searchParams)
  const { input } = reading
  const href = conditionsHref(input)
  const method = <MethodLink of="conditions" label={`怎么判断（规则版本 ${conditionsVersion}）`} />
  return (
    <ToolPage scene="family" title="留学条件评估" isStart={sheet === null}>
      {sheet !== null && (
        <>
          <ConditionsResult reading={reading} sheet={sheet} {...evidence} />
          {method}
        </>
      )}
      <ToolSplit
        answer={null}
        form={<ConditionsForm path={paths.conditionCheck} reading={reading} countries={countries} />}
      >
        {sheet === null && (
          <>
            <ConditionsExample />
            {method}
          </>
        )}
        {sheet?.kind === 'result' && (
          <ToolWays
            path={paths.conditionCheck}
            address={absoluteUrl(href)}
            form={{
              source: '条件评估·结果页',
              title: '和顾问核对没查到的几条',
              text: '这次填的条件会一起发给顾问，不用再说一遍。',
              tool: href,
            }}
          />
        )}
      </ToolSplit>
    </ToolPage>
  )
}
