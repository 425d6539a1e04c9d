import { z } from 'zod'
import {
  type CaseOutcome,
  caseBands,
  caseGroups,
  caseLevels,
  caseOutcomes,
  casePageSchema,
  caseTiers,
} from '@/lib/api/cases'
import { cases } from '@/lib/host/content/cases'
import { defineOperation } from './operation'
import { branchField, choiceField, countryField, idField, paginate, paging, wordField } from './query'

export const caseOperations = [
  defineOperation({
    path: '/v1/cases',
    summary:
      '案例，含未录取和候补的学校；major 在专业名中查找，group 专业大类，tier 背景院校，band 均分档，result 全部结果合起来看，advisor 顾问编号，id 只取一则',
    query: z.object({
      id: idField.optional(),
      country: countryField,
      level: choiceField(caseLevels).optional(),
      major: wordField(30),
      group: choiceField(caseGroups).optional(),
      tier: choiceField(caseTiers).optional(),
      band: choiceField(caseBands).optional(),
      result: choiceField(caseOutcomes).optional(),
      advisor: idField.optional(),
      ...paging,
    }),
    data: casePageSchema,
    answer: ({ id, country, level, major, group, tier, band, result, advisor, ...paging }) =>
      paginate(
        cases.filter(
          (item) =>
            (id === undefined || item.id === id) &&
            (country === undefined || item.country === country) &&
            (level === undefined || item.level === level) &&
            (major === undefined || item.major.includes(major)) &&
            (group === undefined || item.group === group) &&
            (tier === undefined || item.background.tier === tier) &&
            (band === undefined || item.background.band === band) &&
            (result === undefined || hasOutcome(item, result)) &&
            (advisor === undefined || item.advisor === advisor),
        ),
        paging,
      ),
  }),
  defineOperation({
    path: '/v1/branchcase',
    summary: '一家分公司跟进的案例',
    query: z.object({ filiale: branchField, ...paging }),
    data: casePageSchema,
    answer: ({ filiale, ...paging }) =>
      paginate(
        cases.filter((item) => item.branch === filiale),
        paging,
      ),
  }),
]

function hasOutcome({ applied }: (typeof cases)[number], outcome: CaseOutcome): boolean {
  if (outcome === 'all') return applied.every(({ result }) => result === 'offer')
  if (outcome === 'none') return applied.every(({ result }) => result !== 'offer')
  return applied.some(({ result }) => result === outcome)
}
