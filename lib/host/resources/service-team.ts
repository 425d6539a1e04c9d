import { listAdvisors } from '@/lib/content/people'
import { advisorCalls } from '@/lib/contract/advisors'
import { answering } from './operation'
import { paginate } from './paginate'

export const serviceTeamOperations = answering(advisorCalls, {
  list: ({ country, filiale, ...paging }) =>
    paginate(
      listAdvisors().filter(
        (advisor) =>
          (country === undefined || advisor.countries.includes(country)) &&
          (filiale === undefined || advisor.branch === filiale),
      ),
      paging,
    ),
  record: (_, id) => listAdvisors().find((advisor) => advisor.id === id) ?? null,
})
