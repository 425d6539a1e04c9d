import { type Advisor, listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'

/**
 * The data around an adviser's record. When a request fails, its part is left out and the page is shown all the same.
 */
export async function loadAdvisorPage(advisor: Advisor) {
  const [countries, branches, cases, colleagues] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listBranches()),
    orEmpty(listCases({ advisor: advisor.id, limit: 12 }).then(({ list }) => list)),
    orEmpty(listAdvisors({ country: advisor.countries[0], limit: 6 }).then(({ list }) => list)),
  ])
  return {
    countries,
    branch: branches.find(({ code }) => code === advisor.branch),
    cases: cases.filter((item) => item.advisor === advisor.id),
    others: colleagues.filter(({ id }) => id !== advisor.id).slice(0, 4),
  }
}
