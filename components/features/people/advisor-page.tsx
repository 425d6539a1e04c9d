import { LinkList } from '@/components/blocks/link-list'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { SourceLink } from '@/components/facts/source-link'
import { RecordPage } from '@/components/features/record-page'
import { AnswerTiles } from '@/components/ui/answer-tiles'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { Phrases } from '@/components/ui/phrases'
import { type Advisor, listAdvisors } from '@/lib/api/advisors'
import { type Branch, listBranches } from '@/lib/api/branches'
import { type CaseStudy, listCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { type Country, listCountries } from '@/lib/api/countries'
import { resolveAlias } from '@/lib/routing/aliases'
import { paths } from '@/lib/routing/paths'
import { AskAbove, Checked, formOf } from './checked'
import { FirstTalk } from './first-talk'
import { person } from './person-json-ld'
import { registers } from './registers'

type AdvisorPageProps = {
  advisor: Advisor
  countries: readonly Country[]
  branch: Branch | undefined
  /** Cases of this adviser. */
  cases: readonly CaseStudy[]
  /** Other advisers for the same countries. */
  others: readonly Advisor[]
}

/** One adviser: subjects, the first talk, what this person does not take on, and cases. */
export function AdvisorPage({ advisor, countries, branch, cases, others }: AdvisorPageProps) {
  const { name, role, sample } = advisor
  const served = countries.filter(({ code }) => advisor.countries.includes(code))
  const field = countries.find(({ code }) => code === advisor.countries[0])
  // Nobody can be booked by the name of a sample.
  const asked = sample ? (field === undefined ? '一位顾问' : `一位${field.name}方向的顾问`) : name
  const form = formOf(advisor, {
    team: '顾问',
    title: `约${asked}谈一次`,
    text: `写下姓名和电话，顾问先回电问清情况，再约时间。${sample ? '' : `${name}满员时会如实告诉您，并介绍同方向的顾问。`}`,
  })
  return (
    <RecordPage
      scene="meeting"
      above={[{ label: '留学顾问', href: paths.advisors }]}
      name={name}
      role={role}
      sample={sample && '不对应真实人员'}
      meta={
        <>
          {branch ? (
            <Link href={resolveAlias(branch.href)} className={tall}>
              {branch.name}
            </Link>
          ) : (
            <span>{advisor.branch}</span>
          )}
          <span className="whitespace-nowrap">从业 {advisor.years} 年</span>
          <Checked of={advisor} />
        </>
      }
      data={person({ name, role, href: advisor.href, languages: advisor.languages })}
      form={form}
      ask={null}
      summary={advisor.summary}
      bands={
        <OpenParts>
          <OpenPart label="不接哪些委托">
            <p>{advisor.notFor}</p>
            <p>
              <Licences of={advisor.licences} />
            </p>
            <p>
              <Link href="/team#verify">怎样核对一位顾问</Link>、
              <Link href="/team#handover">中途换人怎么办</Link>
            </p>
          </OpenPart>
          {cases.length > 0 && (
            <OpenPart label={`跟进过的案例（${cases.length} 份）`}>
              <p>
                {cases.some((item) => item.sample) ? '以下为示例，' : ''}共 {cases.length}{' '}
                份，含未录取的学校；这不是成功率。
              </p>
              <LinkList
                label="跟进过的案例"
                items={cases.map(({ title, href, country, year }) => ({
                  label: title,
                  href,
                  flag: country,
                  note: `${year} 年入学`,
                }))}
              />
            </OpenPart>
          )}
        </OpenParts>
      }
      others={{
        title: '其他顾问',
        items: others.slice(0, 3).map((other) => ({
          label: `${other.name} · ${other.role}`,
          href: other.href,
          ...(other.sample && { note: '示例' }),
        })),
      }}
    >
      <AnswerTiles
        label={`${name}能帮什么`}
        tiles={[
          { label: '负责的国家和地区', value: <CountryLinks countries={served} /> },
          { label: '工作语言', value: advisor.languages.join('、') },
          { label: '这些事可以问', value: <Phrases of={advisor.focus} /> },
        ]}
      />
      <AskAbove label={form.title} />
      <FirstTalk lead={advisor.firstTalk} />
    </RecordPage>
  )
}

/** A link as tall as a finger in a line of text. */
const tall = 'reach'

const CountryLinks = ({ countries }: Pick<AdvisorPageProps, 'countries'>) => (
  <ul className="flex flex-wrap gap-x-4 gap-y-1">
    {countries.map(({ code, name, href, consultOnly }) => (
      <li key={code} className="flex items-center gap-2">
        <Flag code={code} width={21} />
        {consultOnly ? (
          name
        ) : (
          <Link href={href} className={tall}>
            {name}
          </Link>
        )}
      </li>
    ))}
  </ul>
)

function Licences({ of = [] }: { of: Advisor['licences'] }) {
  if (of.length === 0) return '移民牌照未登记：不提供收费的移民与签证法律意见，遇到这类问题会请您找持牌人士。'
  return of.map(({ register, number }) => (
    <span key={number} className="block">
      移民牌照：
      <SourceLink source={registers[register]} />
      ，编号 {number}
    </span>
  ))
}

/**
 * The data around an adviser's record. When a request fails, its part is left out and the page is shown all the same.
 */
export async function loadAdvisorPage(advisor: Advisor) {
  const [countries, branches, cases, colleagues] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(listBranches()),
    orEmpty(listCases({ advisor: advisor.id, limit: 12 }).then(({ list }) => list)),
    orEmpty(listAdvisors({ country: advisor.countries[0], limit: 6 }).then(({ list }) => list)),
  ])
  return {
    countries,
    branch: branches.find(({ code }) => code === advisor.branch),
    cases: cases.filter((item) => item.advisor === advisor.id),
    others: colleagues.filter(({ id }) => id !== advisor.id).slice(0, 4),
  }
}
