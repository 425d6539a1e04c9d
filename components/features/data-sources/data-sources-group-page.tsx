import { PageHead } from '@/components/blocks/page-head'
import { FactTable, StatementTable } from '@/components/facts/fact-table'
import { Container } from '@/components/ui/container'
import { Link } from '@/components/ui/link'
import type { Group } from '@/lib/facts/groups'
import { checkLegend } from '@/lib/facts/marks'
import type { Figure, Statement } from '@/lib/facts/registry'
import { paths } from '@/lib/routing/paths'

type DataSourcesGroupPageProps = { figures: Group<Figure> } | { statements: Group<Statement> }

/** One group of printed figures and statements with its sources. */
export function DataSourcesGroupPage(props: DataSourcesGroupPageProps) {
  const { title, rows } = 'figures' in props ? props.figures : props.statements
  return (
    <Container>
      <article className="grid grid-cols-1 gap-4 pb-8">
        <div>
          <PageHead
            crumbs={[
              { label: '首页', href: paths.home },
              { label: '数据来源', href: paths.dataSources },
              { label: title },
            ]}
            title={title}
            meta={`${rows.length} 条，逐条写明出处`}
          />
        </div>
        <div data-answer>
          {'figures' in props ? (
            <FactTable caption="数值、适用期间与来源" facts={props.figures.rows} />
          ) : (
            <StatementTable caption="要求、日期与来源" statements={props.statements.rows} />
          )}
        </div>
        <p className="max-w-measure">
          {checkLegend}
          <Link href={paths.dataSources}>全部数据来源与读法</Link>
        </p>
      </article>
    </Container>
  )
}
