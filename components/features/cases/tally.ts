import type { CaseStudy } from '@/lib/api/cases'

type Results = Pick<CaseStudy, 'applied'>

/** All applications of some cases, counted by result, in words. */
export function tallyResults(cases: readonly Results[]): string {
  const all = cases.flatMap(({ applied }) => applied)
  const count = (result: string) => all.filter((school) => school.result === result).length
  return `共递交 ${all.length} 份申请：录取 ${count('offer')}，候补 ${count('waitlist')}，未录取 ${count('refused')}`
}
