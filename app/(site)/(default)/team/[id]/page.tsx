import { AdvisorPage, loadAdvisorPage } from '@/components/features/people/advisor-page'
import { loadMentorPage, MentorPage } from '@/components/features/people/mentor-page'
import { advisorMetadata, mentorMetadata } from '@/components/features/people/person-metadata'
import { recordRoute } from '@/components/site/routes'
import { getAdvisor } from '@/lib/api/advisors'
import { getMentor } from '@/lib/api/mentors'

/** One member of any team. The canonical address of an adviser is the one below /advisor. */
const { generateMetadata, generateStaticParams, page } = recordRoute(
  async (id) => (await getMentor(id)) ?? (await getAdvisor(id)),
  (person) => ('kind' in person ? mentorMetadata(person) : advisorMetadata(person)),
  async (person) =>
    'kind' in person ? (
      <MentorPage mentor={person} {...(await loadMentorPage(person))} />
    ) : (
      <AdvisorPage advisor={person} {...(await loadAdvisorPage(person))} />
    ),
)

export { generateMetadata, generateStaticParams, page as default }
