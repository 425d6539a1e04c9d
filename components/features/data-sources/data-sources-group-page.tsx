import { PageHead } from '@/components/blocks/page-head'
import { SourceLink } from '@/components/facts/source-link'
import { Container } from '@/components/ui/container'
import { DataTable } from '@/components/ui/data-table'
import { Link } from '@/components/ui/link'
import { readingNotes } from '@/lib/facts/collect'
import { formatFigure } from '@/lib/facts/format'
import type { Group } from '@/lib/facts/groups'
import { checkLegend, datedPeriod } from '@/lib/facts/marks'
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
            scene="shelves"
            meta={`${rows.length} 条，逐条写明出处`}
          />
        </div>
        <div data-answer>
          {'figures' in props ? (
            <SourcedTable
              caption="数值、适用期间与来源"
              columns={['数值', '适用期间']}
              rows={props.figures.rows.map((fact) => ({
                fact,
                text: formatFigure(fact),
                time: datedPeriod(fact.period),
              }))}
            />
          ) : (
            <SourcedTable
              caption="要求、日期与来源"
              columns={['内容', '日期']}
              isText
              rows={props.statements.rows.map((fact) => ({
                fact,
                text: fact.text,
                time: datedPeriod(fact.asOf),
              }))}
            />
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

type SourcedTableProps = {
  caption: string
  /** Headings of the columns with texts and periods. */
  columns: [string, string]
  /** The values are sentences, not figures. */
  isText?: boolean
  rows: readonly { fact: Figure | Statement; text: string; time: string | null }[]
}

function SourcedTable({ caption, columns: [what, when], isText = false, rows }: SourcedTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={rows}
      keyOf={({ fact }) => fact.id}
      attributesOf={({ fact }) => ({ id: fact.id })}
      isFacts={isText}
      head={{ label: '项目', cell: ({ fact }) => fact.label }}
      columns={(column) => [
        column[isText ? 'words' : 'value'](what, ({ text }) => text),
        column.detail(when, ({ time }) => time),
        column.detail('来源', ({ fact }) => <SourceCell fact={fact} />),
      ]}
    />
  )
}

function SourceCell({ fact }: { fact: Figure | Statement }) {
  const notes = readingNotes(fact)
  return (
    <>
      <SourceLink source={fact.source} />
      {notes.length > 0 && <span className="ms-[0.5em]">{notes.join('，')}</span>}
    </>
  )
}
