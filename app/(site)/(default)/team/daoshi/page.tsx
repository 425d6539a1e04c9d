import { loadMentors } from '@/components/features/people/load-mentors'
import { MentorList } from '@/components/features/people/mentor-list'
import { mentorListMetadata } from '@/components/features/people/person-metadata'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  (params) => loadMentors('mentor', params),
  mentorListMetadata,
  MentorList,
)

export { generateMetadata, page as default }
