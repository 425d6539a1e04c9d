import { hueOf } from '@/components/blocks/country-hue'
import { ListPage } from '@/components/blocks/listing/list-page'
import type { Relaxation } from '@/components/blocks/listing/load-list'
import type { NameOf } from '@/components/blocks/listing/names'
import type { Mentor } from '@/lib/api/mentors'
import { mentorTeam } from '@/lib/collections/kinds/mentor-team'
import type { PageOf } from '@/lib/contract/envelope'
import type { MentorKind } from '@/lib/contract/mentors'
import type { Filter, ListState } from '@/lib/listing'
import { listedWords } from './listed-words'
import { NoPeople } from './no-people'
import { type PersonRow, PersonRows } from './person-rows'

type MentorListProps = {
  kind: MentorKind
  filters: readonly Filter[]
  state: ListState
  people: PageOf<Mentor>
  relaxations: readonly Relaxation[]
  countryOf: NameOf
  /** Whether no person of this kind is listed, with any filter. */
  isEmpty: boolean
}

/** The mentors abroad or the former admissions officers, and what a reader should know about them. */
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
    mentorTeam(kind)
  return (
    <ListPage
      above={[{ label: '服务团队', href: '/team' }]}
      crumb={crumb}
      title={title}
      intro={<p>{people.list.length > 0 ? `${listedWords(people.list)}${listedIntro}` : intro}</p>}
      note={people.list.length > 0 && <p>{intro}</p>}
      folds={[
        {
          id: 'know',
          label: notesTitle,
          text: notesText,
          notes,
        },
      ]}
      path={path}
      filters={filters}
      state={state}
      found={people}
      unit={unit}
      absent={isEmpty ? <NoPeople heading={`现在没有可以公开的${crumb}资料`} notes={absent} /> : undefined}
      empty={<p>这个方向暂时没有可以列出的人。</p>}
      relaxed={{ relaxations, unit: '位', all: `查看全部${crumb}` }}
    >
      <PersonRows label={`${crumb}名单`} people={people.list.map((item) => toRow(item, countryOf))} />
    </ListPage>
  )
}

function toRow(mentor: Mentor, countryOf: NameOf): PersonRow {
  const { name, title, href, sample, helps, country, tenure, years, languages, school } = mentor
  return {
    name,
    role: title,
    href,
    sample,
    countries: [country],
    facts: [`${tenure === null ? '' : '曾任职 '}${school} · ${countryOf(country)}`, helps.join('、')],
    more: `${tenure === null ? `带学生 ${years} 年` : `任期 ${tenure.from}—${tenure.to} 年，已离任`} · ${languages.join('、')}`,
    hue: hueOf(country),
  }
}
