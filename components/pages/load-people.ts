import type { PeopleGroup } from '@/components/blocks/people-groups'
import { listOf, loadNames, toAdvisorPerson, toMentorPerson } from '@/components/features/records'
import { listAdvisors } from '@/lib/api/advisors'
import { listMentors } from '@/lib/api/mentors'
import { paths } from '@/lib/routing/paths'

/** How many people of a kind are shown, and how many are requested to find suitable ones. */
const shown = 3
const asked = 60

type PeopleQuery = {
  countries: readonly string[]
  /** What advisers do well, as in their records: one of these; without it the countries alone decide. */
  focus?: readonly string[]
  /** Subjects of mentors and former officers; without them the countries decide. */
  subjects?: readonly string[]
}

/**
 * Advisers for countries and what they do well, former officers and mentors for countries or subjects. A kind without suitable people
 * says so and keeps its link.
 */
export async function loadPeople({
  countries,
  focus = [],
  subjects = [],
}: PeopleQuery): Promise<PeopleGroup[]> {
  const [{ countryOf, cityOf }, advisors, officers, mentors] = await Promise.all([
    loadNames(),
    Promise.all(countries.map((country) => listOf(listAdvisors({ country, limit: asked })))),
    listOf(listMentors({ kind: 'officer', limit: asked })),
    listOf(listMentors({ kind: 'mentor', limit: asked })),
  ])
  const fits = ({ country, subject }: { country: string; subject: string }) =>
    subjects.length > 0 ? subjects.includes(subject) : countries.includes(country)
  const known = new Map(
    advisors
      .flat()
      .filter((advisor) => focus.length === 0 || advisor.focus.some((each) => focus.includes(each)))
      .map((advisor) => [advisor.id, advisor]),
  )
  const groups: PeopleGroup[] = [
    {
      id: 'advisors',
      title: '留学顾问',
      text: '定方案、排时间、管进度，材料递交前逐校核对。',
      href: countries.length === 1 ? `${paths.advisors}?country=${countries[0]}` : paths.advisors,
      linkLabel: countries.length === 1 ? `${countryOf(countries[0] ?? '')}方向的顾问` : '全部顾问',
      people: [...known.values()].slice(0, shown).map((person) => toAdvisorPerson(person, countryOf, cityOf)),
    },
    {
      id: 'officers',
      title: '前招生工作人员',
      text: '用审阅者的眼光读材料，指出会被追问的地方。',
      href: paths.formerOfficers,
      linkLabel: '全部前招生工作人员',
      people: officers.filter(fits).slice(0, shown).map(toMentorPerson),
    },
    {
      id: 'mentors',
      title: '海外导师',
      text: '讲清课程与课业量，带做题目，不代笔。',
      href: paths.mentors,
      linkLabel: '全部导师',
      people: mentors.filter(fits).slice(0, shown).map(toMentorPerson),
    },
  ]
  return groups.map((group) => (group.people.length > 0 ? group : { ...group, text: group.text + nobody }))
}

const nobody = '公布的人里现在没有做这个方向的。'
