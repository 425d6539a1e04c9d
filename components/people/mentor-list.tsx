import { ListPage } from '@/components/listing/list-page'
import type { NameOf } from '@/components/listing/names'
import { type Relaxation, RelaxedFilters } from '@/components/listing/relaxed-filters'
import { NoteGrid } from '@/components/sections/note-grid'
import { hueOf } from '@/components/ui/hue'
import { Section } from '@/components/ui/section'
import { SectionHeader } from '@/components/ui/section-header'
import type { PageOf } from '@/lib/api/envelope'
import type { Mentor, MentorKind } from '@/lib/api/mentors'
import type { Filter, ListState } from '@/lib/listing'
import { mentorTeams } from './mentor-teams'
import { type PersonCard, PersonCards } from './person-cards'

type MentorListProps = {
  kind: MentorKind
  filters: readonly Filter[]
  state: ListState
  people: PageOf<Mentor>
  relaxations: readonly Relaxation[]
  countryOf: NameOf
}

/** The mentors abroad or the former admissions officers, and what a reader should know of them. */
export function MentorList({ kind, filters, state, people, relaxations, countryOf }: MentorListProps) {
  const { path, title, crumb, intro, notesTitle, notesText, notes, unit } = mentorTeams[kind]
  return (
    <>
      <ListPage
        crumbs={[{ label: '首页', href: '/' }, { label: '服务团队', href: '/team' }, { label: crumb }]}
        title={title}
        intro={intro.map((paragraph) => <p key={paragraph}>{paragraph}</p>)}
        path={path}
        filters={filters}
        state={state}
        total={people.total}
        limit={people.limit}
        unit={unit}
        empty={
          <>
            <p>这个方向暂时没有可以列出的人。</p>
            <RelaxedFilters relaxations={relaxations} unit="位" path={path} all={`查看全部${crumb}`} />
          </>
        }
      >
        <PersonCards label={`${crumb}名单`} people={people.list.map((item) => toCard(item, countryOf))} />
      </ListPage>
      <Section tone="deep" labelledBy="know">
        <SectionHeader id="know" title={notesTitle} text={notesText} />
        <NoteGrid notes={notes} />
      </Section>
    </>
  )
}

function toCard(mentor: Mentor, countryOf: NameOf): PersonCard {
  const { id, name, title, href, sample, summary, helps, country, tenure, years, languages, school } = mentor
  return {
    id,
    name,
    role: title,
    href,
    sample,
    summary,
    focus: helps,
    facts: [
      { label: tenure === null ? '学校' : '曾任职', value: school },
      tenure === null
        ? { label: '带学生', value: `${years} 年` }
        : { label: '任期', value: `${tenure.from}—${tenure.to} 年，已离任` },
      { label: '语言', value: languages.join('、') },
    ],
    countries: [{ code: country, name: countryOf(country) }],
    hue: hueOf(country),
  }
}
