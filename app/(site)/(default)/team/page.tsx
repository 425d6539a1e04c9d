import { branchNames, countryNames } from '@/components/blocks/listing/names'
import { TeamOverview, teamGroups } from '@/components/features/people/team-overview'
import { listAdvisors } from '@/lib/api/advisors'
import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listFeaturedMentors } from '@/lib/api/mentors'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: '服务团队：顾问、海外导师与前招生工作人员',
  description:
    '三个团队各做什么、不做什么：顾问管名单与日程，海外导师讲学问方法，前招生工作人员以读者眼光通读材料。附官方登记册查询方法和中途换人的交接办法。',
  path: '/team',
})

export default async function TeamPage() {
  const [advisors, mentors, branches, countries] = await Promise.all([
    orEmpty(listAdvisors({ limit: 3 }).then(({ list }) => list)),
    orEmpty(listFeaturedMentors()),
    orEmpty(listBranches()),
    orEmpty(listCountries()),
  ])
  const groups = teamGroups(advisors, mentors, branchNames(branches), countryNames(countries))
  return <TeamOverview groups={groups} />
}
