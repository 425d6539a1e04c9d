import { findGroup } from '@/lib/host/schools/find-names'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath, paths } from '@/lib/routing/paths'
import { type Answer, type Asked, card } from '../asked'
import { dayLines } from './deadlines'
import { type Detail, nameOf } from './named-school'
import { rankLines } from './ranks'

/** A larger group is a list, not an answer. */
const longestGroup = 9

/** The schools of a group's name. */
export async function answerGroup({ names, matters, words: rest }: Asked): Promise<Answer | null> {
  const [name] = names
  const ids = (await findGroup(schoolStore(), name?.text ?? '')) ?? []
  const isOfDays = matters.join() === '截止'
  if (names.length !== 1 || (matters.length > 0 && !isOfDays) || rest.length > 0) return null
  if (ids.length === 0 || ids.length > longestGroup) return null
  const schools = await Promise.all(ids.map((id) => findSchool(schoolStore(), id)))
  const found = schools.filter((school) => school !== null)
  if (isOfDays) return groupDays(name?.text.toUpperCase() ?? '', found)
  const lines = found.flatMap((school) =>
    rankLines(school)
      .slice(0, 1)
      .map((line) => ({ ...line, label: nameOf(school), value: `QS ${line.value}` })),
  )
  if (lines.length < ids.length) return null
  const links = found.map((school) => ({ label: nameOf(school), href: detailPath.school(school.id) }))
  return card({ title: `${name?.text} · ${ids.length} 所`, lines, link: paths.schools, links })
}

/** The next closing day of each school in a group; one line when all have the same. */
function groupDays(name: string, schools: readonly Detail[]): Answer | null {
  const lines = schools.flatMap((school) =>
    dayLines(school, undefined, undefined)
      .slice(0, 1)
      .map((line) => ({ ...line, label: `${nameOf(school)} · ${line.label}` })),
  )
  const [first] = lines
  if (first === undefined || lines.length < schools.length) return null
  const isSame = lines.every(
    ({ value, source_url }) => value === first.value && source_url === first.source_url,
  )
  return card({
    title: `${name} · 申请截止日`,
    lines: isSame
      ? [{ ...first, label: `${schools.length} 所同一天 · ${first.label.split(' · ').slice(1).join(' · ')}` }]
      : lines,
    link: paths.deadlines,
    links: [{ label: '看全部截止日', href: paths.deadlines }],
  })
}
