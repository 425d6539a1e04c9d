import { ListPage } from '@/components/blocks/listing/list-page'
import type { NameOf } from '@/components/blocks/listing/names'
import type { Mentor } from '@/lib/api/mentors'
import { mentorTeam } from '@/lib/collections/kinds/mentor-team'
import { listedWords } from './listed-words'
import type { MentorListData } from './load-mentors'
import { NoPeople } from './no-people'
import { type PersonRow, PersonRows } from './person-rows'

/** The mentors abroad or the former admissions officers, and what a reader should know about them. */
export function MentorList({ kind, countryOf, isEmpty, ...page }: MentorListData) {
  const { list } = page.found
  const { title, crumb, intro, listedIntro, notesTitle, notesText, notes, absent, unit } = mentorTeam(kind)
  return (
    <ListPage
      scene="meeting"
      above={[{ label: '服务团队', href: '/team' }]}
      crumb={crumb}
      title={title}
      intro={
        <>
          {list.length > 0 && <p>{`${listedWords(list)}${listedIntro}`}</p>}
          <p>{intro}</p>
        </>
      }
      folds={[
        {
          id: 'know',
          label: notesTitle,
          text: notesText,
          notes,
        },
      ]}
      {...page}
      unit={unit}
      absent={isEmpty ? <NoPeople heading={`现在没有可以公开的${crumb}资料`} notes={absent} /> : undefined}
      empty={<p>这个方向暂时没有可以列出的人。</p>}
      relaxed={{ unit: '位', all: `查看全部${crumb}` }}
    >
      <PersonRows label={`${crumb}名单`} people={list.map((item) => toRow(item, countryOf))} />
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
    place: `${tenure === null ? '' : '曾任职 '}${school}，${countryOf(country)}`,
    subjects: helps.join('、'),
    more: `${tenure === null ? `带学生 ${years} 年` : `任期 ${tenure.from}—${tenure.to} 年，已离任`}，${languages.join('、')}`,
  }
}
