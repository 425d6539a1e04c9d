import { listAdvisors } from '@/lib/collections/kinds/person'
import { advisorOperations } from '@/lib/contract/advisors'
import { answering } from './answering'
import { paginate } from './paginate'

export const serviceTeamAnswers = answering(advisorOperations, {
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
