import { branchNames } from '@/components/blocks/listing/names'
import { listAllAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCountries } from '@/lib/api/countries'

/** All advisers below each of their countries. */
export async function loadAdvisorGroups() {
  const [advisors, countries, branches] = await Promise.all([
    listAllAdvisors(),
    listCountries(),
    listBranches(),
  ])
  const groups = countries.map(({ code, name, href }) => ({
    code,
    name,
    href,
    advisors: advisors.filter((advisor) => advisor.countries.includes(code)),
  }))
  return {
    groups: groups.filter((group) => group.advisors.length > 0),
    total: advisors.length,
    branchOf: branchNames(branches),
  }
}
