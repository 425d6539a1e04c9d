import { Band } from '@/components/blocks/band'
import { OpenPart } from '@/components/blocks/open-parts'
import { PageHead } from '@/components/blocks/page-head'
import { type PeopleGroup, PeopleGroups } from '@/components/blocks/people-groups'
import { Container } from '@/components/ui/container'
import { DataTable } from '@/components/ui/data-table'
import { Section } from '@/components/ui/section'
import { Handover } from './handover'
import { listedWords } from './listed-words'
import { VerifyConsultant } from './verify-consultant'

const crumbs = [{ label: '首页', href: '/' }, { label: '服务团队' }]

/** What each team does for an applicant and what it does not, row by row. */
const duties = [
  {
    task: '选校名单与申请日程',
    advisor: '负责，写进合同',
    mentor: '不参与',
    officer: '可通读名单提问',
  },
  {
    task: '文书',
    advisor: '讨论选题、标出问题',
    mentor: '不参与',
    officer: '通读后说哪里看不懂',
  },
  {
    task: '课题、作品、实验',
    advisor: '安排时间',
    mentor: '讲解、提问、复盘',
    officer: '不参与',
  },
  { task: '面试', advisor: '说明形式与日程', mentor: '专业问题练习', officer: '模拟与复盘' },
  { task: '网申与签证材料', advisor: '核对清单，学生本人确认', mentor: '不参与', officer: '不参与' },
  { task: '录取结果', advisor: '不能影响', mentor: '不能影响', officer: '不能影响' },
] as const

/** The three teams: their tasks, a few people of each, and how to check them. */
export function TeamOverview({ groups }: { groups: readonly PeopleGroup[] }) {
  const people = groups.flatMap((group) => group.people)
  return (
    <>
      <Container>
        <div className="grid grid-cols-1 gap-4 pb-8">
          <div>
            <PageHead
              crumbs={crumbs}
              title="服务团队"
              meta="顾问管名单和日程，海外导师讲学问，前招生工作人员通读材料；都不能决定录取"
            />
          </div>
          <DataTable
            isEven
            isWide
            isAnswer
            caption="三个团队各做什么、不做什么"
            isCaptionHidden
            rows={duties}
            keyOf={({ task }) => task}
            head={{ label: '事项', cell: ({ task }) => task }}
            columns={[
              { id: 'advisor', label: '顾问', isWords: true, cell: ({ advisor }) => advisor },
              { id: 'mentor', label: '海外导师', isWords: true, cell: ({ mentor }) => mentor },
              { id: 'officer', label: '前招生工作人员', isWords: true, cell: ({ officer }) => officer },
            ]}
          />
        </div>
      </Container>
      <Band
        id="people"
        heading="三个团队"
        intro={
          people.length > 0
            ? listedWords(people)
            : '现在没有可以公开的人员资料，本人同意公开的才列出；先看三种人各做什么，再留下电话请顾问安排。'
        }
        tone="deep"
      >
        <PeopleGroups groups={groups} />
      </Band>
      <Section>
        <div className="[--open-fold-end:0.75rem]">
          <OpenPart
            isBeside
            id="verify"
            label="怎样核对给您意见的人"
            lead="办院校申请不需要移民牌照；涉及收费的签证与移民意见，请到官方登记册查。"
          >
            <VerifyConsultant />
          </OpenPart>
          <OpenPart isBeside id="handover" label="中途换人怎么办">
            <Handover />
          </OpenPart>
        </div>
      </Section>
    </>
  )
}
