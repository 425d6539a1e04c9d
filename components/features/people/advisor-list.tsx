import { CountryTabs } from '@/components/blocks/listing/country-tabs'
import { ListPage } from '@/components/blocks/listing/list-page'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { toAdvisorRow } from './advisor-row'
import type { AdvisorListData } from './load-advisors'
import { NoPeople } from './no-people'
import { PersonRows } from './person-rows'

/** The advisers with filters, and what to know before choosing one. */
export function AdvisorList({ all, served, countryOf, branchOf, ...page }: AdvisorListData) {
  const { list } = page.found
  const isSample = list.some(({ sample }) => sample)
  return (
    <ListPage
      scene="meeting"
      above={[{ label: '服务团队', href: '/team' }]}
      crumb="留学顾问"
      title="留学顾问团队"
      meta="选校、材料、日程都找顾问，从第一次面谈跟到入学"
      intro={
        <p>
          <Link href="/team#verify">怎样核对一位顾问</Link>、<Link href="/team#handover">中途换人怎么办</Link>
          ，各有说明。{all > 0 && <Link href="/advisor/index1">按国家分组的名单</Link>}
        </p>
      }
      tabs={
        served.length > 0 && (
          <CountryTabs
            countries={served}
            path={page.path}
            values={page.state.values}
            label={`按国家和地区看（${served.length} 个）`}
          />
        )
      }
      folds={[
        {
          id: 'choose',
          label: '挑顾问时问什么（6 个问题）',
          text: '面谈时把下面几个问题问出来，听对方答得具体不具体，比看头衔有用。',
          notes: adviceOn('advisers'),
        },
      ]}
      {...page}
      unit={isSample ? '位（示例），不对应真实人员' : '位顾问'}
      absent={
        all === 0 ? (
          <NoPeople heading="现在没有可以公开的顾问资料" notes={adviceOn('finding-an-adviser')} />
        ) : undefined
      }
      empty={<p>没有同时符合这些条件的顾问。顾问可以线上跟进，不必限于本地分公司。</p>}
      relaxed={{ unit: '位', all: '查看全部顾问' }}
    >
      <PersonRows
        label="顾问名单"
        people={list.map((advisor) => toAdvisorRow(advisor, countryOf, branchOf))}
      />
    </ListPage>
  )
}
