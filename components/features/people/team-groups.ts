import type { NameOf } from '@/components/blocks/listing/names'
import type { PeopleGroup, Person } from '@/components/blocks/people-groups'
import type { Advisor } from '@/lib/api/advisors'
import type { Mentor } from '@/lib/api/mentors'
import { paths } from '@/lib/routing/paths'

/** A few people of each of the three teams. */
export function teamGroups(
  advisors: readonly Advisor[],
  mentors: readonly Mentor[],
  branchOf: NameOf,
  countryOf: NameOf,
): PeopleGroup[] {
  return [
    {
      id: 'advisors',
      title: '留学顾问',
      text: '从首次面谈跟到入学的人。签约的对象是公司，跟进的人写在合同附件里。',
      href: paths.advisors,
      linkLabel: '按国家和分公司找顾问',
      people: advisors.map(({ id, name, role, branch, countries, years, sample, href }) => ({
        id,
        name,
        role,
        sample,
        href,
        facts: [branchOf(branch), countries.map(countryOf).join('、'), `从业 ${years} 年`],
      })),
    },
    {
      id: 'mentors',
      title: '海外导师',
      text: '在海外读过某个专业的人，讲方法、提问题。作品由学生自己完成。',
      href: '/team/daoshi',
      linkLabel: '按学科找导师',
      people: peopleOf(mentors, 'mentor'),
    },
    {
      id: 'officers',
      title: '前招生工作人员',
      text: '已离任的招生部门人员，以读者的眼光通读材料。不能影响录取，也不预测结果。',
      href: '/team/zsg',
      linkLabel: '看任期与边界',
      people: peopleOf(mentors, 'officer'),
    },
  ]
}

const peopleOf = (mentors: readonly Mentor[], kind: Mentor['kind']): Person[] =>
  mentors
    .filter((mentor) => mentor.kind === kind)
    .map(({ id, name, title, school, subject, sample, href }) => ({
      id,
      name,
      role: title,
      sample,
      href,
      facts: [school, subject],
    }))
