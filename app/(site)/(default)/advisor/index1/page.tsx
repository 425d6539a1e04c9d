import type { Metadata } from 'next'
import { branchNames } from '@/components/blocks/listing/names'
import { AdvisorGroups } from '@/components/features/people/advisor-groups'
import { listAllAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { listCountries } from '@/lib/api/countries'
import { pageMetadata } from '@/lib/seo/metadata'

export async function generateMetadata(): Promise<Metadata> {
  const advisors = await listAllAdvisors()
  return pageMetadata({
    title: '按国家找留学顾问',
    description:
      '留学顾问按目的地分组：美国、英国、加拿大、澳大利亚、日本等各有哪些顾问负责，写明分公司、从业年限与擅长，页内可以直接跳到要去的国家，再点名字看面谈方式。',
    path: '/advisor/index1',
    isIndexed: advisors.every(({ sample }) => !sample),
  })
}

export default async function AdvisorsByCountryPage() {
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
  return (
    <AdvisorGroups
      groups={groups.filter((group) => group.advisors.length > 0)}
      total={advisors.length}
      branchOf={branchNames(branches)}
    />
  )
}
