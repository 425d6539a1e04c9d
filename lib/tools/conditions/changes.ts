import type { Condition } from './condition'
import type { ConditionInput } from './input'

/** What would change the result: the smallest gap of each kind, then the unanswered questions. */
export function changesOf(
  countries: readonly { name: string; conditions: readonly Condition[] }[],
  input: ConditionInput,
): string[] {
  const changes: string[] = []
  for (const id of ['budget', 'funds', 'language', 'grade'] as const) {
    const gaps = countries
      .flatMap(({ name, conditions }) => {
        const gap = conditions.find((condition) => condition.id === id)?.gap
        return gap ? [{ name, ...gap }] : []
      })
      .toSorted((a, b) => a.size - b.size)
    const [nearest] = gaps
    if (nearest === undefined) continue
    const others = gaps.length > 1 ? `（另有 ${gaps.length - 1} 个国家或地区差得更多或一样多）` : ''
    changes.push(`${labels[id]}：${nearest.name}${nearest.text}，补上就能继续比${others}。`)
  }
  if (input.budget === null) changes.push('填上每年预算，费用和资金证明两项就能比较。')
  if (Object.keys(input.tests).length === 0) {
    changes.push('填上雅思、托福或 PTE 成绩，有分数线来源的国家就能判断语言一项；没考过可以先填预估分。')
  }
  if (input.grade === null) changes.push('填上成绩，高考、IB 和英国硕士有来源的对照就会显示。')
  changes.push(
    '换一个阶段：本科、硕士、高中、语言课程的费用和规定不同，结果会跟着变。',
    '来源更新：各国的资金要求、英语要求和毕业后停留规定时有调整，规则版本变了，同样的条件可能得出别的结果。',
  )
  return changes
}

const labels = { budget: '每年预算', funds: '签证资金证明', language: '语言成绩', grade: '学业成绩' } as const
