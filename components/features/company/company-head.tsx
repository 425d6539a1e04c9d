import { type FactRow, FactRows } from '@/components/blocks/fact-rows'
import { PageHead } from '@/components/blocks/page-head'
import { FirstTalk } from '@/components/features/people/first-talk'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import { Actions } from '@/components/ui/actions'
import { type AnswerTile, AnswerTiles } from '@/components/ui/answer-tiles'
import type { Crumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import type { BranchPage } from '@/lib/api/branches'

type CompanyHeadProps = {
  branch: BranchPage
  openDays: BranchPage['openDays']
  crumbs: readonly Crumb[]
}

/** The top of a city page: contact, directions and the form of the branch. */
export function CompanyHead({ branch, openDays, crumbs }: CompanyHeadProps) {
  const { code, city, name, guide, address, hours, phone } = branch
  const more = moreOf(branch)
  return (
    <div className="pb-[1.75rem]">
      <Container>
        <PageHead
          crumbs={crumbs}
          title={name}
          scene="meeting"
          meta={guide?.headline.join('').split('：').at(-1)}
        />
        <div className="pt-2 grid grid-cols-1 lg:grid-cols-[minmax(0,1fr)_min(24rem,40%)] items-start gap-4 lg:gap-12">
          <div className="pt-2 grid grid-cols-1 items-start gap-4">
            <AnswerTiles
              label={`${name}：怎样联系`}
              tiles={[
                {
                  label: '热线',
                  value: (
                    <a
                      className="-my-2 lining-nums tabular-nums press text-heading lg:font-figure lg:text-3xl"
                      href={`tel:${phone}`}
                    >
                      {phone}
                    </a>
                  ),
                },
                ...visitOf(address, hours),
              ]}
            />
            <div className="lg:hidden">
              <Actions primary={{ label: `约${city}的同事谈一次`, href: '#consult' }} />
            </div>
            {openDays.length > 0 && (
              <FactRows rows={[{ label: '开放日', value: <OpenDays days={openDays} /> }]} />
            )}
            <div className="lg:[&_ol]:grid-flow-row lg:[&_ol]:grid-cols-2">
              <FirstTalk title={`到${name}谈一次是怎样的`} />
            </div>
            {guide !== null && <p>{guide.intro}</p>}
            {more.length > 0 && <FactRows rows={more} />}
          </div>
          <div id="apply" className="mt-6 max-lg:hidden print:hidden!">
            <InlineLeadForm
              kind="general"
              source={`分公司·${city}`}
              branch={code}
              title={`约${city}的同事谈一次`}
              text="写下姓名和电话，顾问先回电问清情况，再由这座城市的同事和您约时间。录取与签证由学校和主管部门决定，我们不作承诺。"
              fields={['country', 'education']}
            />
          </div>
        </div>
      </Container>
    </div>
  )
}

/** How to get about the city is of use only to those who know where to go. */
function moreOf({ address, transport, guide }: BranchPage): FactRow[] {
  return [
    ...(guide === null ? [] : [{ label: '怎样预约', value: guide.appointment }]),
    ...(transport === null ? [] : [{ label: '到访路线', value: transport }]),
    ...(guide === null || address === null
      ? []
      : [
          {
            label: '城市交通',
            value: (
              <>
                {guide.transport}
                <span className="block text-muted text-sm">全城通用信息，不是到分公司的路线。</span>
              </>
            ),
          },
        ]),
  ]
}

function OpenDays({ days }: { days: BranchPage['openDays'] }) {
  return (
    <ul>
      {days.map(({ date, text }) => (
        <li key={text}>
          <time dateTime={date}>{date}</time> {text}
        </li>
      ))}
    </ul>
  )
}

/** Where and when to come; one tile while the branch has published neither. */
function visitOf(address: string | null, hours: string | null): AnswerTile[] {
  if (address === null && hours === null)
    return [{ label: '到访', value: '来之前打个电话', note: '我们把地址发给您' }]
  return [
    {
      label: '接待时间',
      value: hours ?? '先打热线约时间',
      ...(hours === null && { note: '由同事确认' }),
    },
    {
      label: '地址',
      value: address ?? '约好后告知',
      ...(address === null && { note: '未公布，请先致电' }),
    },
  ]
}
