import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Container } from '@/components/ui/container'
import { FactTable, StatementTable } from '@/components/ui/fact-table'
import { Link } from '@/components/ui/link'
import { checkLegend } from '@/lib/facts/marks'
import { paths } from '@/lib/routing/paths'
import styles from './data-sources-page.module.css'
import { figureGroups, statementGroups } from './groups'

/** Every figure and statement that the site prints, with where it is from. */
export function DataSourcesPage() {
  const figures = figureGroups()
  const statements = statementGroups()
  return (
    <Container>
      <article className={styles.page}>
        <Breadcrumb items={[{ label: '首页', href: paths.home }, { label: '数据来源' }]} />
        <header className={styles.header}>
          <h1>数据来源</h1>
          <p>
            本站印出的每一个数和每一条规定都列在这里，写明适用期间和出处。发现哪一条已经过期，请拨打页首的热线告诉我们，核实后会改正或撤下。
          </p>
        </header>
        <section className={styles.rules} aria-labelledby="rules">
          <h2 id="rules">怎样读这张表</h2>
          <ul>
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
          <p>
            大学和中学的名称、名次与学费来自另一套数据，
            <Link href="/yxk/sources">院校库的数据来源</Link>
            单独说明。公司自己的陈述（成立年份、分支机构等）不属于这里，见
            <Link href={paths.about}>关于我们</Link>
            。想用这些数算自己的预算，请到
            <Link href={paths.cost}>费用计算器</Link>。
          </p>
        </section>
        <nav className={styles.contents} aria-label="目录">
          <ul>
            {[...figures, ...statements].map(({ id, title, rows }) => (
              <li key={id}>
                <a href={`#${id}`}>
                  {title}
                  <span>{rows.length} 条</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {figures.map(({ id, title, rows }) => (
          <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <FactTable caption={`${title}：数值、适用期间与来源`} facts={rows} />
          </section>
        ))}
        {statements.map(({ id, title, rows }) => (
          <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-title`}>
            <h2 id={`${id}-title`}>{title}</h2>
            <StatementTable caption={`${title}：要求、日期与来源`} statements={rows} />
          </section>
        ))}
      </article>
    </Container>
  )
}
