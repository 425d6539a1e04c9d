import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import { figure, statement } from '@/lib/facts/registry'
import { type Condition, resultsOf } from './condition'
import type { ConditionInput } from './input'

export const preferenceConditions = {
  work: ({ stay, visa }: ConditionCountry, { level }: ConditionInput): Condition => {
    const rule = stay.find(({ levels }) => levels.includes(level))
    const { met, unknown } = resultsOf('work', '毕业后留下工作', { ask: visa })
    if (rule === undefined) return unknown()
    return met(`有毕业后停留找工作的规定，能否获批看当时的条件。${rule.note ?? ''}`, {
      evidence: [...rule.figures.map(figure), ...(rule.statements ?? []).map(statement)],
    })
  },
  english: ({ isEnglish, admission }: ConditionCountry): Condition => {
    const { met, unknown } = resultsOf('english', '英语授课')
    return isEnglish
      ? met('多数课程用英语授课。')
      : unknown('多数课程用当地语言，英语课程要按学校和专业一个个找。', { ask: admission })
  },
  near: ({ isNear, isSameTime = false }: ConditionCountry): Condition => {
    const { met, unmet } = resultsOf('near', '离家近')
    return isNear
      ? met('在东亚或东南亚，时差小，往返方便。')
      : unmet(`跨洲飞行，${isSameTime ? '时差不大，但航程长' : '时差大'}，假期往返一趟不轻松。`)
  },
}
