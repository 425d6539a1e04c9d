import { CheckList } from '@/components/blocks/check-list'
import { Caution, DetailBlock } from '@/components/blocks/detail-block'
import { PlainTable } from '@/components/blocks/plain-table'
import { Questions } from '@/components/blocks/questions'
import { SourcedFacts } from '@/components/blocks/sourced-facts'
import { Link } from '@/components/ui/link'
import { changesOfPage } from '@/lib/collections/kinds/change'
import { schoolInChina } from '@/lib/collections/kinds/school-in-china'
import { statement } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'
import { DeskPage } from './desk-page'
import { WhatChanged } from './what-changed'

/** What a foreign identity changes for school in China, and what it does not: the rules with their sources. */
export function SchoolInChinaPage() {
  const { columns, routes, rules, unchanged, registers, questions } = schoolInChina.read()
  return (
    <DeskPage
      scene="highschool"
      crumbs={[
        { label: '首页', href: '/' },
        { label: '移民项目', href: paths.immigrationProducts },
        { label: '身份与国内升学' },
      ]}
      title="身份与国内升学"
      meta="华侨生联考和国际学生各要满足什么"
      intro={
        <p>
          办了永居或换了护照，不等于孩子就能走另一条路考国内大学。决定的是三件事：国籍、在国外真正住了多少天、父母是否也住够。这里按规定逐条写，附出处；能不能报名，由招生考试机构和高校审核。
        </p>
      }
      folds={[
        {
          label: `规定原来怎么写（${rules.length} 条，附出处）`,
          body: (
            <>
              <p>招生简章每年公布。</p>
              <SourcedFacts
                facts={rules.map(statement).map(({ label, text, asOf, source, check }) => ({
                  label,
                  text,
                  asOf,
                  source,
                  check,
                }))}
              />
            </>
          ),
        },
        { label: '身份不会改变的', body: <CheckList items={unchanged} /> },
        {
          label: '到哪里核对',
          body: (
            <ul>
              {registers.map(({ name, url }) => (
                <li key={url}>
                  <Link href={url}>{name}</Link>
                </li>
              ))}
            </ul>
          ),
        },
        {
          label: '这些规定改过什么',
          body: <WhatChanged changes={changesOfPage(paths.schoolInChina)} query="?kind=admission" />,
        },
      ]}
    >
      <div data-answer>
        <PlainTable caption="按孩子手上的身份看" columns={columns} rows={routes} />
      </div>
      <Caution>
        <p>
          只为升学而办身份的家庭，请先算居住天数。天数以出入境记录为准，没有人能替您补；以“保进”收费的，请要求对方写出依据的文件号。
        </p>
      </Caution>
      <DetailBlock title="常被问到的">
        <Questions items={questions} />
      </DetailBlock>
    </DeskPage>
  )
}
