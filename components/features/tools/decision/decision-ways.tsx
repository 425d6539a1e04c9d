import { ToolWays } from '@/components/features/tools/tool-ways'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'

type DecisionWaysProps = {
  options: readonly DecisionOption[]
  answers: ConditionInput
  hasDates: boolean
}

/** Actions for a sheet: print it, save its days, download it as a table, send it to the family, ask an adviser. */
export function DecisionWays({ options, answers, hasDates }: DecisionWaysProps) {
  const choices = options.map(({ choice }) => choice)
  const href = decisionHref(choices, answers)
  return (
    <ToolWays
      path={paths.decisionSheet}
      address={absoluteUrl(href)}
      files={[
        ...(hasDates ? [{ label: '下载日历', href: decisionHref(choices, answers, '/ics') }] : []),
        { label: '下载表格', href: decisionHref(choices, answers, '/csv') },
      ]}
      form={{
        source: '家庭决策单',
        title: '请顾问看这张单子',
        text: '顾问会打开同一张单子，从“还不知道什么”说起，不替家里做决定。',
        tool: href.slice(0, 500),
      }}
    />
  )
}
