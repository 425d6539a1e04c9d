import { Band } from '@/components/blocks/band'
import type { NameOf } from '@/components/blocks/listing/names'
import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { type PeopleGroup, PeopleGroups } from '@/components/blocks/people-groups'
import { toAdvisorPerson, toMentorPerson } from '@/components/features/records'
import { Container } from '@/components/ui/container'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { Section } from '@/components/ui/section'
import type { Advisor } from '@/lib/api/advisors'
import type { Mentor } from '@/lib/api/mentors'
import { adviserRegisters } from '@/lib/contract/advisors'
import { paths } from '@/lib/routing/paths'
import { FirstTalk } from './first-talk'
import { listedWords } from './listed-words'
import { companyChecks, registers } from './registers'

const crumbs = [{ label: '首页', href: '/' }, { label: '服务团队' }]

/** The three teams: their tasks, a few people of each, and how to check them. */
export function TeamOverview({ groups }: { groups: readonly PeopleGroup[] }) {
  const people = groups.flatMap((group) => group.people.filter(({ sample }) => !sample))
  return (
    <>
      <Container>
        <PageHead
          crumbs={crumbs}
          title="服务团队"
          scene="meeting"
          meta="录取由学校决定，我们三种人各帮一段"
        />
      </Container>
      <Band
        id="people"
        heading="什么事，找谁"
        intro={people.length > 0 ? listedWords(people) : '不确定找谁，留个电话，顾问先问清再安排。'}
        tone="deep"
      >
        <PeopleGroups groups={groups} />
      </Band>
      <Section>
        <FirstTalk isAcross />
      </Section>
      <Section>
        <div className="[--open-fold-end:0.75rem]">
          <OpenPart
            id="verify"
            label="怎样核对给您意见的人"
            lead="办院校申请不需要移民牌照；涉及收费的签证与移民意见，请到官方登记册查。"
          >
            <VerifyConsultant />
          </OpenPart>
          <OpenPart id="handover" label="中途换人怎么办">
            <Handover />
          </OpenPart>
        </div>
      </Section>
    </>
  )
}

/** How to check an adviser in the official registers. */
function VerifyConsultant() {
  return (
    <div className="grid gap-6">
      <ol className="grid md:grid-cols-2 lg:grid-cols-4 gap-x-column gap-y-2 list-decimal ps-[1.5em]">
        <li>请对方写出登记用的全名和编号，拼写要与证件一致。</li>
        <li>自己输入登记册的网址去查，不从对方发来的链接进入。</li>
        <li>看状态是否有效、有没有限制条件、哪天到期。</li>
        <li>在册的人、合同上签字的人、收款的单位，三者对得上再签。</li>
      </ol>
      <ul className="grid md:grid-cols-2 lg:grid-cols-4 gap-x-column">
        {adviserRegisters.map((key) => {
          const { country, name, url, rule, shows } = registers[key]
          return (
            <li key={key} className="grid content-start gap-2 text-sm border-t border-line py-4">
              <p className="flex items-center gap-2 text-base font-semibold">
                <Flag code={country} width={21} />
                <Link href={url} className="py-2">
                  {name}
                </Link>
              </p>
              <p>{rule}</p>
              <p className="text-muted">{shows}</p>
            </li>
          )
        })}
      </ul>
      <p className="max-w-[calc(var(--container-measure)*1.4)] text-sm text-muted">
        其他国家和地区多数没有按姓名可查的登记册。可以核对的是公司：
        {companyChecks.map(({ name, url, text }) => (
          <span key={url} className="after:content-['；'] last:after:content-['。']">
            <Link href={url}>{name}</Link>（{text}）
          </span>
        ))}
      </p>
    </div>
  )
}

const steps = [
  '接手前通知您：谁离开、谁来接、从哪天起。没有通知就换人，您可以拒绝并要求说明。',
  '材料一次交清：选校表、文书各版、网申账号、递交记录和下一步日期，您手里留一份副本。',
  '接手的人先约一次面谈，把时间表重念一遍，由您确认再继续。',
  '不愿意由接手的人办理，可以另换一位，或按合同的退费条款结束服务。',
] as const

/** What happens when an adviser leaves during an application. */
function Handover() {
  return (
    <>
      <ol className="grid md:grid-cols-2 lg:grid-cols-4 gap-x-column gap-y-2 list-decimal ps-[1.5em]">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className="text-muted max-w-measure mt-4">
        以上以您签的合同为准。签约前请确认这四条写在合同里，网申账号用您自己的邮箱注册，密码由您保管。
      </p>
    </>
  )
}

/** A few people of each of the three teams. */
export function teamGroups(
  advisors: readonly Advisor[],
  mentors: readonly Mentor[],
  branchOf: NameOf,
  countryOf: NameOf,
): PeopleGroup[] {
  return [
    {
      id: 'advisors',
      title: '留学顾问',
      text: '从第一次面谈跟到入学，有事先找他。',
      duties: ['定选校名单和日程，写进合同', '文书：商量选题，标出问题', '网申和签证材料：一项项核对'],
      scene: 'planning',
      href: paths.advisors,
      linkLabel: '按国家和分公司找顾问',
      people: advisors.map((advisor) => toAdvisorPerson(advisor, countryOf, branchOf)),
    },
    {
      id: 'mentors',
      title: '海外导师',
      text: '在海外读过这个专业，讲方法、提问题。',
      duties: ['课题、作品、实验：讲解和复盘', '面试：练专业问题', '作品由学生自己完成'],
      scene: 'research',
      href: '/team/daoshi',
      linkLabel: '按学科找导师',
      people: peopleOf(mentors, 'mentor'),
    },
    {
      id: 'officers',
      title: '前招生工作人员',
      text: '做过招生、已经离任，照读材料的眼光挑毛病。',
      duties: ['文书：说哪里看不懂', '选校名单：通读后提问', '面试：模拟和复盘'],
      scene: 'documents',
      href: '/team/zsg',
      linkLabel: '看任期与边界',
      people: peopleOf(mentors, 'officer'),
    },
  ]
}

const peopleOf = (mentors: readonly Mentor[], kind: Mentor['kind']) =>
  mentors.filter((mentor) => mentor.kind === kind).map(toMentorPerson)
