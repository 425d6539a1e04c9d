import { ListPage } from '@/components/blocks/listing/list-page'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { labelIn, programmeLevels } from '@/lib/schools/fields'
import type { ProgrammesData } from './load-programmes'
import { ProgrammesTable } from './programmes-table'

/** What the table of a country shows about its programmes, and what it does not. */
export const readings: Record<string, string> = {
  us: '列的是 2023–24 学年实际授予过学位的学科，按英文学科分类，不是课程名；没有按专业的学费；收入只统计领过联邦助学金的学生。',
  uk: 'Discover Uni 名录里的本科课程，年薪是所属学科的，和学校页的数不是同一份。多数授课型硕士没有名录，看学校官网。',
  au: 'CRICOS 登记册上向海外学生开放的课程；学费是登记的整个课程总额，“约”；一年的数由本站按登记周数折算。登记额和学校公布的价差得远的不写。',
  jp: '文部科学省 2022 年一览里的学部（本科）与研究科（研究生），日文原名，下面列学科。',
  hk: '授课型硕士，2026 年入学的学费与截止日，取自官网课程页；2027 年入学多数学校已重定。',
  sg: '2023 年就业调查里的本科课程，月薪为税前中位数；只是被调查的课程，不是全部开设课程。',
}

/** The programmes of one school, with search, filters and pages. */
export function ProgrammesPage({ school, path, filters, state, programmes, unsorted }: ProgrammesData) {
  const reading = readings[school.country]
  const [some, others] = school.programmes
  const isOneLevel = others === undefined
  return (
    <>
      <ListPage
        scene="shelves"
        above={[
          { label: '院校库', href: paths.schools },
          { label: school.name, href: school.href },
        ]}
        crumb="课程"
        title={`${school.name}的课程`}
        intro={<p>{reading ?? '这所学校还没有可以公开使用的课程名录。'}</p>}
        path={path}
        filters={filters}
        openFilters={2}
        state={state}
        found={programmes}
        unit={`个${isOneLevel && some !== undefined ? (labelIn(programmeLevels, some.level) ?? '') : ''}专业`}
        empty={
          <p>
            没有同时符合这些条件的课程。课程名多为英文，可以少写几个词，或
            <Link href={path}>看全部课程</Link>。
          </p>
        }
      >
        <ProgrammesTable
          caption={`${school.name}的课程`}
          programmes={programmes.list}
          isOneLevel={isOneLevel}
          unsorted={unsorted}
        />
      </ListPage>
      <BottomForm
        kind="general"
        title={`问一问${school.name}的课程`.slice(0, 30)}
        source={`院校库·${school.name}`}
      />
    </>
  )
}
