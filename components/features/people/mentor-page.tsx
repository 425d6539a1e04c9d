import { countryNames, type NameOf } from '@/components/blocks/listing/names'
import { OpenPart } from '@/components/blocks/open-parts'
import { RecordPage } from '@/components/features/record-page'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { Flag } from '@/components/ui/flag'
import { Phrases } from '@/components/ui/phrases'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { listMentors, type Mentor } from '@/lib/api/mentors'
import { mentorTeam } from '@/lib/collections/kinds/mentor-team'
import { AskAbove, Checked, formOf } from './checked'
import { FirstTalk } from './first-talk'
import { person } from './person-json-ld'

type MentorPageProps = {
  mentor: Mentor
  countryOf: NameOf
  /** Others of the same team, first those with the same subject. */
  others: readonly Mentor[]
}

/** One mentor abroad or one former admissions officer. */
export function MentorPage({ mentor, countryOf, others }: MentorPageProps) {
  const { name, title, sample, kind, tenure, years, country } = mentor
  const team = mentorTeam(kind)
  const form = formOf(mentor, {
    team: team.singular,
    // Nobody can be booked by the name of a sample.
    title: `想请${sample ? `一位${team.singular}` : name}看一看`,
    text: '写下姓名和电话，顾问先问清您做到哪一步，再确认时间是否合适。合适与否都会回复。',
  })
  return (
    <RecordPage
      scene="meeting"
      above={[
        { label: '服务团队', href: '/team' },
        { label: team.crumb, href: team.path },
      ]}
      name={name}
      role={title}
      sample={sample && '不对应真实人员'}
      meta={
        <>
          <span>{mentor.school}</span>
          <span>
            {tenure === null ? `带学生\u00a0${years}\u00a0年` : `任期 ${tenure.from}—${tenure.to} 年，已离任`}
          </span>
          <Checked of={mentor} />
        </>
      }
      data={person({ name, role: title, href: mentor.href, languages: mentor.languages })}
      form={form}
      ask={null}
      summary={mentor.summary}
      bands={
        <OpenPart label="不做什么">
          <p>{mentor.notFor}</p>
          <ul className="grid gap-2 max-w-measure list-disc ps-[1.25em]">
            {kind === 'mentor' ? mentorLimits : <OfficerLimits mentor={mentor} />}
          </ul>
        </OpenPart>
      }
      others={{
        title: '同组的其他人',
        items: others.slice(0, 3).map((other) => ({
          label: `${other.name} · ${other.title}`,
          href: other.href,
          note: other.subject,
        })),
      }}
    >
      <AnswerTiles
        label={`${name}能帮什么`}
        tiles={[
          {
            label: '国家或地区',
            value: (
              <span className="flex items-center gap-2">
                <Flag code={country} width={21} />
                {countryOf(country)}
              </span>
            ),
          },
          { label: '方向', value: mentor.subject },
          { label: '现在做什么', value: mentor.now },
          { label: '工作语言', value: mentor.languages.join('、') },
          { label: '能帮的', value: <Phrases of={mentor.helps} /> },
        ]}
      />
      <AskAbove label={form.title} />
      <FirstTalk
        title="怎样带学生"
        steps={[
          { title: '开始前', text: '先看您已有的材料，约定次数、时长和想解决的一个问题。' },
          { title: '怎样看', text: mentor.method },
          { title: '结束时', text: '留一页书面记录，写明做了什么、还缺什么。' },
        ]}
      />
    </RecordPage>
  )
}

const mentorLimits = (
  <>
    <li>作品、代码和文字由学生自己完成，导师只讲解、提问和指出错误。</li>
    <li>不保证发表、获奖或推荐信；是否愿意推荐，看共同工作的时间和内容。</li>
    <li>不参与录取，也不替学生与学校通信。</li>
  </>
)

function OfficerLimits({ mentor }: { mentor: Mentor }) {
  return (
    <>
      <li>{mentor.name}已经离任，不在任何学校的招生部门工作。</li>
      <li>不能影响录取：不递话、不打招呼、不查内部进度，也不预测结果。</li>
      {!mentor.sample && (
        <li>
          {mentor.declared === null ? (
            '与原单位有无雇佣、顾问或报酬关系：尚未收到书面声明。'
          ) : (
            <>
              已书面声明与原单位没有雇佣、顾问或报酬关系，声明日期{' '}
              <time dateTime={mentor.declared}>{mentor.declared}</time>。
            </>
          )}
        </li>
      )}
      <li>政策会变，离任越久越要以学校当年的网页为准。</li>
    </>
  )
}

/**
 * The data around the record of a mentor or former officer. When a request fails, its part is left out and the page
 * is shown all the same.
 */
export async function loadMentorPage(mentor: Mentor) {
  const { kind, subject } = mentor
  const [countries, near, team] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listMentors({ kind, subject, limit: 5 }).then(({ list }) => list)),
    orEmpty(listMentors({ kind, limit: 6 }).then(({ list }) => list)),
  ])
  const others = [...near, ...team.filter(({ id }) => near.every((other) => other.id !== id))]
  return {
    countryOf: countryNames(countries),
    others: others.filter(({ id }) => id !== mentor.id).slice(0, 4),
  }
}
