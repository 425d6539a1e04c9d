import { CheckList } from '@/components/blocks/check-list'
import { Caution, DetailBlock } from '@/components/blocks/detail-block'
import { PlainTable } from '@/components/blocks/plain-table'
import { Questions } from '@/components/blocks/questions'
import { SourcedFacts } from '@/components/blocks/sourced-facts'
import { Link } from '@/components/ui/link'
import { changesOfPage } from '@/lib/collections/kinds/change'
import { checkLegend } from '@/lib/facts/marks'
import { statement } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'
import { DeskPage } from './desk-page'
import { WhatChanged } from './what-changed'

const routes = [
  {
    label: '中国国籍，有国外永久或长期居留',
    cells: [
      '华侨港澳台联招（华侨考生）',
      '连续两个自然年累计不少于 540 天，并且报名前两年内不少于 540 天',
      '父母一方也要连续两个自然年不少于 540 天，分别计算',
      '联招报名点与招生考试机构',
    ],
  },
  {
    label: '中国国籍，有五年以上合法居留，没有永居',
    cells: [
      '华侨港澳台联招（华侨考生）',
      '五个自然年不少于 900 天，并且报名前五年内不少于 900 天',
      '父母一方的居留资格与天数也要够，看当年简章',
      '联招报名点与招生考试机构',
    ],
  },
  {
    label: '外国国籍，由中国国籍移民取得',
    cells: [
      '以国际学生身份申请，由高校自主招生',
      '入学当年 4 月 30 日前持外国护照满 4 年，最近 4 年在国外实际住满 2 年；一年住满 9 个月按一年算',
      '登记的规定只写学生本人；高校可以另加要求',
      '高校，以出入境章为准',
    ],
  },
  {
    label: '外国国籍，出生即取得，父母双方或一方为中国公民并定居外国',
    cells: [
      '以国际学生身份申请，由高校自主招生',
      '2021 年起同样要求：持外国护照或国籍证明满 4 年，最近 4 年在国外实际住满 2 年',
      '规定只写学生本人；高校可以另加要求',
      '高校，以出入境章为准',
    ],
  },
  {
    label: '香港、澳门居民',
    cells: [
      '华侨港澳台联招，或各校的港澳台招生',
      '2025 年简章写的是证件，没有写天数',
      '没有写',
      '联招报名点；各校看各校章程',
    ],
  },
  {
    label: '中国国籍，只有国外的短期签证或学生身份',
    cells: ['普通高考；联招和国际学生两条都不适用', '不适用', '不适用', '各省招生考试机构'],
  },
]

const rules = [
  'cn-huaqiao-def',
  'cn-huaqiao-liankao',
  'cn-liankao-2025',
  'cn-intl-student-rule',
  'hk-dependant-local',
]

const unchanged = [
  '留学期间在国外住的日子不算华侨的居留：规定写明出国留学期间不视为华侨',
  '只有孩子住、父母都不住，华侨考生的条件不满足',
  '拿到永居卡当天不能报名，天数要从实际居住起算',
  '国际学生不等于不用考：高校各有语言与学业要求，也可以在国家规定之外另加条件',
  '中国法律不承认双重国籍：定居国外、自愿取得外国国籍的，自动丧失中国国籍；户籍、社保和财产的安排先问主管机关',
]

const questions = [
  {
    question: '孩子在国外出生就是外国国籍，也要满四年吗？',
    answer:
      '这里登记的是移民后取得外国国籍的规定。出生时就有外国国籍的，要看父母当时的国籍和定居情况，请对照教外函〔2020〕12 号原文，并问目标高校。',
  },
  {
    question: '天数怎么算？',
    answer:
      '以出入境记录计算在住在国的实际天数，来回旅行要减掉。联招看连续自然年和报名前若干年两个时段，两个时段都要够；考生和父母分别算。',
  },
  {
    question: '拿香港高才通，孩子能参加联招吗？',
    answer:
      '联招简章看的是回乡证和港澳居民身份证。随父母以受养人身份来港的孩子持什么证件、能不能报名，以当年简章和报名点的答复为准，不要听中介口头说。',
  },
  {
    question: '2026、2027 年的简章会变吗？',
    answer: '会有调整。这里的居住要求出自 2025 年联招的资料，报名以当年简章为准，请看广东省教育考试院。',
  },
]

const registers = [
  {
    name: '教育部：教外函〔2020〕12 号',
    url: 'https://www.gov.cn/zhengce/zhengceku/2020-06/10/content_5518369.htm',
  },
  { name: '广东省教育考试院（联招办公室所在）', url: 'https://eea.gd.gov.cn/' },
  { name: '国务院侨务办公室：华侨的界定', url: 'http://www.gqb.gov.cn/news/2016/0505/39044.shtml' },
]

/** What a foreign identity changes for school in China, and what it does not: the rules with their sources. */
export function SchoolInChinaPage() {
  return (
    <DeskPage
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
              <p>每条写明读自哪里；招生简章每年公布，报名以当年的为准。{checkLegend}</p>
              <SourcedFacts
                facts={rules.map(statement).map(({ label, text, asOf, source, needsCheck }) => ({
                  label,
                  text,
                  asOf,
                  source,
                  needsCheck,
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
                  <Link href={url} rel="noopener">
                    {name}
                  </Link>
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
        <PlainTable
          caption="按孩子手上的身份看"
          columns={['身份', '能走的路', '要住多久', '父母要不要住', '谁审核']}
          rows={routes}
        />
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
