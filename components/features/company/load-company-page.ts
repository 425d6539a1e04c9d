import { listOf, loadNames } from '@/components/features/records'
import { listAdvisors } from '@/lib/api/advisors'
import { type BranchPage, listBranches } from '@/lib/api/branches'
import { listBranchCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { listBranchNews } from '@/lib/api/news'
import { shanghaiDate } from '@/lib/core/time'

const shownCases = 3
const shownNews = 4
const shownAdvisors = 6

/** The data around a branch's record. When a request fails, its part is left out and the page is shown all the same. */
export async function loadCompanyPage({ code, openDays }: BranchPage, now = new Date()) {
  const [{ countryOf }, branches, advisors, cases, news] = await Promise.all([
    loadNames(),
    orEmpty(listBranches()),
    listOf(listAdvisors({ filiale: code, limit: shownAdvisors })),
    listOf(listBranchCases(code, { limit: shownCases })),
    listOf(listBranchNews(code, { limit: shownNews })),
  ])
  const today = shanghaiDate(now)
  return {
    countryOf,
    advisors,
    cases,
    news,
    others: branches.filter((branch) => branch.code !== code),
    openDays: openDays.filter(({ date }) => date >= today),
  }
}
