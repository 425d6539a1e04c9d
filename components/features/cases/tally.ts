import type { CaseStudy } from '@/lib/api/cases'

type Results = Pick<CaseStudy, 'applied'>

/** The number of applications of some cases with each result. */
export function countResults(cases: readonly Results[]) {
  const all = cases.flatMap(({ applied }) => applied)
  const count = (result: string) => all.filter((school) => school.result === result).length
  return { offer: count('offer'), waitlist: count('waitlist'), refused: count('refused') }
}

/** All applications of some cases, counted by result, in words. */
export function tallyResults(cases: readonly Results[]): string {
  const { offer, waitlist, refused } = countResults(cases)
  return `共递交 ${offer + waitlist + refused} 份申请：录取 ${offer}，候补 ${waitlist}，未录取 ${refused}`
}
