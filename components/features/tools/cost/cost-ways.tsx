import { ToolWays } from '@/components/features/tools/tool-ways'
import { paths } from '@/lib/routing/paths'
import { compareHref } from '@/lib/schools/school-ids'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput } from '@/lib/tools/cost/input'

/** Actions for a result: print it, share it, ask about it, compare its school. */
export function CostWays({ input }: { input: CostInput }) {
  const href = costHref(input)
  return (
    <ToolWays
      path={paths.cost}
      address={absoluteUrl(href)}
      {...(input.school !== null && { comparison: compareHref([input.school.id]) })}
      form={{
        source: '费用计算器·结果页',
        title: '和顾问逐项核对',
        text: '这份结果会一起发给顾问，不用再说一遍。',
        tool: href,
      }}
    />
  )
}
