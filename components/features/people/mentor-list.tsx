import { Band } from '@/components/blocks/band'
import { ListPage } from '@/components/blocks/listing/list-page'
import type { NameOf } from '@/components/blocks/listing/names'
import { type Relaxation, RelaxedFilters } from '@/components/blocks/listing/relaxed-filters'
import { NoteGrid } from '@/components/blocks/note-grid'
import { hueOf } from '@/components/ui/hue'
import type { Mentor } from '@/lib/api/mentors'
import type { PageOf } from '@/lib/contract/envelope'
import type { MentorKind } from '@/lib/contract/mentors'
import type { Filter, ListState } from '@/lib/listing'
import { mentorTeams } from './mentor-teams'
import { NoPeople } from './no-people'
import { type PersonCard, PersonCards } from './person-cards'

type MentorListProps = {
  kind: MentorKind
  filters: readonly Filter[]
  state: ListState
  people: PageOf<Mentor>
  relaxations: readonly Relaxation[]
  countryOf: NameOf
  /** Whether nobody of this kind is listed, whatever is asked for. */
  isEmpty: boolean
}

/** The mentors abroad or the former admissions officers, and what a reader should know of them. */
export function MentorList({
  kind,
  filters,
  state,
  people,
  relaxations,
  countryOf,
  isEmpty,
}: MentorListProps) {
  const { path, title, crumb, intro, listedIntro, notesTitle, notesText, notes, absent, unit } =
    mentorTeams[kind]
  return (
    <>
      <ListPage
        crumbs={[{ label: '首页', href: '/' }, { label: '服务团队', href: '/team' }, { label: crumb }]}
        title={title}
        intro={
          <>
            <p>{intro}</p>
            {!isEmpty && <p>{listedIntro}</p>}
          </>
        }
        path={path}
        filters={filters}
        state={state}
        total={people.total}
        limit={people.limit}
        unit={unit}
        absent={isEmpty ? <NoPeople heading={`现在没有可以公开的${crumb}资料`} notes={absent} /> : undefined}
        empty={
          <>
            <p>这个方向暂时没有可以列出的人。</p>
            <RelaxedFilters relaxations={relaxations} unit="位" path={path} all={`查看全部${crumb}`} />
          </>
        }
      >
        <PersonCards label={`${crumb}名单`} people={people.list.map((item) => toCard(item, countryOf))} />
      </ListPage>
      <Band id="know" heading={notesTitle} intro={notesText} tone="deep">
        <NoteGrid notes={notes} />
      </Band>
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
