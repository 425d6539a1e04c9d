import { BandGrid } from '@/components/blocks/band-grid'
import { LinkList } from '@/components/blocks/link-list'
import { NoteGrid } from '@/components/blocks/note-grid'
import { PageHead } from '@/components/blocks/page-head'
import { Container } from '@/components/ui/container'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { grouped } from '@/lib/core/numbers'
import { figureGroups, statementGroups } from '@/lib/facts/groups'
import { checkLegend } from '@/lib/facts/marks'
import { detailPath, paths } from '@/lib/routing/paths'

/** How the tools work, for readers who want to check them. */
const methods = [
  { id: 'cost', label: '费用怎么算' },
  { id: 'conditions', label: '条件怎么判断' },
  { id: 'gaokao', label: '高考分数怎么来的' },
] as const

/** The groups of printed figures and statements, each with a page of its own, how to read them, and how the tools reckon. */
export function DataSourcesPage() {
  const countries = figureGroups()
  const groups = [...countries, ...statementGroups()]
  const total = groups.reduce((sum, { rows }) => sum + rows.length, 0)
  return (
    <Container>
      <article className="grid grid-cols-1 gap-4 pb-8">
        <div>
          <PageHead
            crumbs={[{ label: '首页', href: paths.home }, { label: '数据来源' }]}
            title="数据来源"
            scene="shelves"
            meta={`除院校库外，本站印出的 ${grouped(total)} 个数和规定，逐条写明适用期间和出处`}
          />
        </div>
        <div data-answer>
          <LinkList
            isWide
            label="按国家和题目分的页"
            items={groups.map(({ id, title, rows }) => ({
              label: title,
              href: detailPath.dataSources(id),
              note: `${rows.length} 条`,
              ...(countries.some((group) => group.id === id && id !== 'rates') && { flag: id }),
            }))}
          />
        </div>
        <BandGrid
          margin={
            <p>
              大学和中学的名称、名次与学费来自另一套数据，
              <Link href="/yxk/sources">院校库的数据来源</Link>
              单独说明。公司自己的陈述（分支机构等）不属于这里，见
              <Link href={paths.about}>关于我们</Link>
              。想用这些数算自己的预算，请到
              <Link href={paths.cost}>费用计算器</Link>
              。发现哪一条已经过期，请拨打页首的热线告诉我们，核实后会改正或撤下。
            </p>
          }
        >
          <div>
            <Fold id="rules" label="怎样读这些表" level={2}>
              <ul className="grid gap-2 max-w-measure list-disc ps-[1.25em]">
                <li>
                  凡是关于外部世界的数，本站只印有来源的；找不到可靠来源的，页面写“暂无数据”并告诉您去哪里问。
                </li>
                <li>“适用期间”是来源写明的学年、生效日或页面日期，不是我们读到它的日期。</li>
                <li>{checkLegend}</li>
                <li>来源是官方、大学或取自官方页面的数据；只找到转述的，来源名后面写明。</li>
                <li>
                  来源之间互相矛盾、可信度低的不登记。同一项有了新数，旧数撤下；分学年、分年度公布的会并列几年，看“适用期间”。没有找到新数的旧数还留着，标“已过适用期”。
                </li>
                <li>汇率用欧洲央行 2026 年 10 月 6 日的参考汇率，全站换算用同一天的数，不是当天牌价。</li>
              </ul>
            </Fold>
            {methods.map(({ id, label }) => (
              <Fold key={id} id={id} label={label} level={2}>
                <NoteGrid isNarrow notes={adviceOn(`method-${id}`)} />
              </Fold>
            ))}
          </div>
        </BandGrid>
      </article>
    </Container>
  )
}
