import type { ConditionCountry } from '@/lib/collections/kinds/condition-country'
import { figure, statement } from '@/lib/facts/registry'
import type { Condition } from './condition'
import { fromStatement, toEvidence } from './evidence'
import type { ConditionInput } from './input'

export const preferenceConditions = {
  work: ({ stay, visa }: ConditionCountry, { level }: ConditionInput): Condition => {
    const rule = stay.find(({ levels }) => levels.includes(level))
    const base = { id: 'work' as const, label: '毕业后留下工作', gap: null, more: null, ask: visa }
    if (rule === undefined) {
      const reason =
        level === 'undergraduate' || level === 'master'
          ? '暂无数据：没有查到有来源的毕业后停留规定。'
          : '高中和语言课程毕业后一般要继续升学，请看升学后的阶段。'
      return { ...base, status: 'unknown', brief: '没有查到规定', reason, evidence: [] }
    }
    const evidence = [
      ...rule.figures.map((id) => toEvidence(figure(id))),
      ...(rule.statements ?? []).map((id) => fromStatement(statement(id))),
    ]
    return {
      ...base,
      status: 'met',
      brief: '有毕业后停留找工作的规定',
      reason: `有毕业后停留找工作的规定，能否获批看当时的条件。${rule.note ?? ''}`,
      evidence,
    }
  },
  english: ({ isEnglish, admission }: ConditionCountry): Condition => ({
    id: 'english',
    label: '英语授课',
    status: isEnglish ? 'met' : 'unknown',
    brief: isEnglish ? '多数课程用英语' : '英语课程要逐个找',
    reason: isEnglish
      ? '多数课程用英语授课。'
      : '多数课程用当地语言，英语课程要按学校和专业一个个找，数量暂无数据。',
    gap: null,
    evidence: [],
    ask: isEnglish ? null : admission,
    more: null,
  }),
  near: ({ isNear, isSameTime = false }: ConditionCountry): Condition => ({
    id: 'near',
    label: '离家近',
    status: isNear ? 'met' : 'unmet',
    brief: isNear ? '东亚或东南亚' : '跨洲',
    reason: isNear
      ? '在东亚或东南亚，时差小，往返方便。'
      : `跨洲飞行，${isSameTime ? '时差不大，但航程长' : '时差大'}，假期往返一趟不轻松。`,
    gap: null,
    evidence: [],
    ask: null,
    more: null,
  }),
}
