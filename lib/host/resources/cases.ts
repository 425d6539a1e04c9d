import type { CaseRecord } from '@/lib/collections/kinds/case'
import { listCases } from '@/lib/collections/kinds/case'
import { type CaseOutcome, caseOperations } from '@/lib/contract/cases'
import { answering } from './answering'
import { paginate } from './paginate'

export const caseAnswers = answering(caseOperations, {
  list: ({ id, country, level, major, group, tier, band, result, advisor, ...paging }) =>
    paginate(
      listCases().filter(
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
  ofBranch: ({ filiale, ...paging }) =>
    paginate(
      listCases().filter((item) => item.branch === filiale),
      paging,
    ),
})

function hasOutcome({ applied }: CaseRecord, outcome: CaseOutcome): boolean {
  if (outcome === 'all') return applied.every(({ result }) => result === 'offer')
  if (outcome === 'none') return applied.every(({ result }) => result !== 'offer')
  return applied.some(({ result }) => result === outcome)
}
