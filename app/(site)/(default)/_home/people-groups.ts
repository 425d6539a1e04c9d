import type { PeopleGroup, Person } from '@/components/blocks/people-groups'
import { paths } from '@/lib/routing/paths'

type Team = { advisors: readonly Person[]; officers: readonly Person[]; mentors: readonly Person[] }

/** The three kinds of people with what each does for an application. */
export function peopleGroups(team: Team): PeopleGroup[] {
  return [
    {
      id: 'advisors',
      title: '留学顾问',
      text: '问清成绩、预算和方向，定方案，再把每所学校的截止日管到入学。',
      href: paths.advisors,
      linkLabel: '全部顾问',
      people: team.advisors,
    },
    {
      id: 'officers',
      title: '前招生工作人员',
      text: '读过申请材料的人，指出一份材料在审阅时会被问到什么。',
      href: paths.formerOfficers,
      linkLabel: '全部前招生工作人员',
      hue: 'hk',
      people: team.officers,
    },
    {
      id: 'mentors',
      title: '海外导师',
      text: '在读或毕业于海外院校，带课题、讲专业、说清真实的课业量。',
      href: paths.mentors,
      linkLabel: '全部导师',
      hue: 'sg',
      people: team.mentors,
    },
  ]
}
