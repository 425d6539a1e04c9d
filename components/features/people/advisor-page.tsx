import { DetailBlock } from '@/components/blocks/detail-block'
import { FactRows } from '@/components/blocks/fact-rows'
import { LinkList } from '@/components/blocks/link-list'
import { DetailPage } from '@/components/blocks/listing/detail-page'
import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { SampleTag } from '@/components/blocks/sample-tag'
import { SourceLink } from '@/components/facts/source-link'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import type { Advisor } from '@/lib/api/advisors'
import type { Branch } from '@/lib/api/branches'
import type { CaseStudy } from '@/lib/api/cases'
import type { Country } from '@/lib/api/countries'
import { resolveAlias } from '@/lib/routing/aliases'
import { paths } from '@/lib/routing/paths'
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
  const asked = sample ? adviserOfField(advisor, countries) : name
  return (
    <DetailPage
      crumbs={[
        { label: '首页', href: '/' },
        { label: '留学顾问', href: paths.advisors },
        { label: `${name}（${role}）` },
      ]}
      title={
        <>
          {name}
          <span className="block text-muted text-xl font-normal mt-2">{role}</span>
        </>
      }
      meta={<AdvisorMeta advisor={advisor} branch={branch} />}
      data={sample ? undefined : person({ name, role, href: advisor.href, languages: advisor.languages })}
      aside={<AdvisorForm advisor={advisor} asked={asked} />}
      bands={
        <OpenParts>
          <OpenPart label="首次面谈怎么谈">
            <p>{advisor.firstTalk}</p>
          </OpenPart>
          <OpenPart label="不接哪些委托">
            <p>{advisor.notFor}</p>
          </OpenPart>
          {cases.length > 0 && (
            <OpenPart label={`跟进过的案例（${cases.length} 份）`}>
              <Cases cases={cases} />
            </OpenPart>
          )}
        </OpenParts>
      }
      ask={`约${asked}谈一次`}
      related={others.length > 0 && <SimilarAdvisors advisors={others} />}
    >
      {sample && (
        <p className="border border-dashed border-line-strong rounded-md text-muted text-quiet px-4 py-3">
          这是一份示例资料，不对应真实人员。
        </p>
      )}
      <div data-answer>
        <AdvisorFacts advisor={advisor} countries={countries} branch={branch} />
      </div>
      <p>{advisor.summary}</p>
      <p className="flex flex-wrap gap-x-6">
        <Link href="/team#verify" className="inline-flex items-center min-h-target">
          怎样核对一位顾问
        </Link>
        <Link href="/team#handover" className="inline-flex items-center min-h-target">
          中途换人怎么办
        </Link>
      </p>
    </DetailPage>
  )
}

function AdvisorMeta({ advisor, branch }: Pick<AdvisorPageProps, 'advisor' | 'branch'>) {
  return (
    <>
      {advisor.sample && <SampleTag />}
      <span>{branch?.name ?? advisor.branch}</span>
      <span>从业 {advisor.years} 年</span>
      {!advisor.sample && (
        <span>
          资料核对 <time dateTime={advisor.checked}>{advisor.checked}</time>
        </span>
      )}
    </>
  )
}

/** Nobody can be booked by the name of a sample: 一位英国方向的顾问. */
function adviserOfField(advisor: Advisor, countries: readonly Country[]): string {
  const field = countries.find(({ code }) => code === advisor.countries[0])
  return field === undefined ? '一位顾问' : `一位${field.name}方向的顾问`
}

/** @param asked the adviser by name, or one of the same field */
function AdvisorForm({ advisor: { name, sample }, asked }: { advisor: Advisor; asked: string }) {
  return (
    <InlineLeadForm
      kind="general"
      source={`顾问·${sample ? '示例页' : name}`}
      title={`约${asked}谈一次`}
      text={`写下姓名和电话，顾问先回电问清情况，再约时间。${sample ? '' : `${name}满员时会如实告诉您，并介绍同方向的顾问。`}`}
      submitLabel="提交，等待回电"
      fields={['country', 'education']}
    />
  )
}

function SimilarAdvisors({ advisors }: { advisors: readonly Advisor[] }) {
  return (
    <DetailBlock isBeside title="同方向的其他顾问">
      <LinkList
        label="同方向的其他顾问"
        isWide
        items={advisors.slice(0, 3).map((other) => ({
          label: `${other.name} · ${other.role}`,
          href: other.href,
          ...(other.sample && { note: '示例' }),
        }))}
      />
    </DetailBlock>
  )
}

function AdvisorFacts({
  advisor,
  countries,
  branch,
}: Pick<AdvisorPageProps, 'advisor' | 'countries' | 'branch'>) {
  return (
    <FactRows
      rows={[
        { label: '擅长', value: advisor.focus.join('、') },
        {
          label: '所在分公司',
          value:
            branch === undefined ? (
              advisor.branch
            ) : (
              <Link
                href={resolveAlias(branch.href)}
                className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
              >
                {branch.name}
              </Link>
            ),
        },
        { label: '负责国家', value: <CountryLinks codes={advisor.countries} countries={countries} /> },
        { label: '工作语言', value: advisor.languages.join('、') },
        { label: '移民牌照', value: <Licences advisor={advisor} /> },
      ]}
    />
  )
}

function Cases({ cases }: Pick<AdvisorPageProps, 'cases'>) {
  return (
    <>
      <p>
        {cases.some((item) => item.sample) ? '以下为示例，' : ''}共 {cases.length}{' '}
        份，含未录取的学校；这不是成功率。
      </p>
      <LinkList
        label="跟进过的案例"
        items={cases.map((item) => ({
          label: item.title,
          href: item.href,
          flag: item.country,
          note: `${item.year} 年入学`,
        }))}
      />
    </>
  )
}

function CountryLinks({ codes, countries }: { codes: readonly string[]; countries: readonly Country[] }) {
  const served = countries.filter(({ code }) => codes.includes(code))
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1">
      {served.map(({ code, name, href, consultOnly }) => (
        <li key={code} className="flex items-center gap-2">
          <Flag code={code} width={21} />
          {consultOnly ? (
            name
          ) : (
            <Link
              href={href}
              className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
            >
              {name}
            </Link>
          )}
        </li>
      ))}
    </ul>
  )
}

function Licences({ advisor: { licences = [] } }: { advisor: Advisor }) {
  if (licences.length === 0) {
    return '未登记。不提供收费的移民与签证法律意见；遇到这类问题会请您找持牌人士。'
  }
  return licences.map(({ register, number }) => (
    <span key={number} className="block">
      <SourceLink source={registers[register]} />
      ，编号 {number}
    </span>
  ))
}
