import { Actions } from '@/components/ui/actions'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import type { DecisionSheet, SheetRow } from '@/lib/tools/decision/sheet'
import '../tools.css'
import './decision-sheet.css'
import { FirstTable, FurtherTable } from './decision-table'
import { OwnNotes } from './own-notes'

type DecisionViewProps = {
  sheet: DecisionSheet
  options: readonly DecisionOption[]
  /** The answers of the family, so that links keep them. */
  answers: ConditionInput
  /** Day of the sheet in Shanghai. */
  today: string
}

/** The eight questions that a family asks first; the other rows are in a fold. */
const firstRows = [
  '平均每年',
  '全程',
  '没有计入',
  '语言成绩',
  '学业成绩',
  '日期',
  '毕业后停留',
  '要付出的代价',
] as const

const folds = [
  { label: '钱', of: ['cost'] },
  { label: '条件', of: ['conditions'] },
  { label: '日期、风险，还不知道什么、问谁', of: ['dates', 'risks', 'unknown'] },
] as const

const isFirst = ({ label }: SheetRow) => firstRows.some((first) => first === label)

const firstRowsOf = (groups: DecisionSheet['groups']): SheetRow[] => {
  const all = groups.flatMap(({ rows }) => rows)
  return firstRows.flatMap((label) => all.find((row) => row.label === label) ?? [])
}

/** The other rows, by fold; a fold without rows is omitted. */
const foldsOf = (groups: DecisionSheet['groups']) =>
  folds
    .map(({ label, of }) => ({
      label,
      rows: groups
        .filter(({ id }) => of.some((each) => each === id))
        .flatMap(({ rows }) => rows)
        .filter((row) => !isFirst(row)),
    }))
    .filter(({ rows }) => rows.length > 0)

/** Options side by side: costs, conditions, days, risks, unknown values, and space for the family's notes. */
export function DecisionView({ sheet, options, answers, today }: DecisionViewProps) {
  const { columns, groups, sources, ratePeriod } = sheet
  return (
    <section
      data-sheet="sheet"
      data-tool="result"
      className="print:p-0 print:border-0 print:leading-snug"
      id="sheet"
      aria-labelledby="sheet-title"
    >
      <h2 id="sheet-title" className="not-print:sr-only">
        家庭决策单：{columns.map(({ title }) => title).join('、')}
      </h2>
      <FirstTable columns={columns} rows={firstRowsOf(groups)} options={options} answers={answers} />
      <Actions
        primary={{ href: '#tool-form', label: '请顾问看这张单子' }}
        others={[{ href: '#change', label: '改选项' }]}
      />
      <p className="text-muted text-quiet print:text-[8pt] print:leading-snug">
        {today} 列出，汇率用 {ratePeriod}
        。写“多数课程”的，学费是本校课程价的中间一半；其余金额是公布数的低到高，都不含机票；“达到”只表示达到了有来源的那一条，不代表会被录取或获批签证。方括号里的数字是“出处”的编号。
      </p>
      <Folds>
        {foldsOf(groups).map(({ label, rows }) => (
          <Fold key={label} label={`${label}：其余 ${rows.length} 问`} level={2}>
            <FurtherTable caption={label} columns={columns} rows={rows} />
          </Fold>
        ))}
        <Fold label="家里的看法（只存在这台设备的浏览器里，会一起打印）" level={2}>
          <Notes columns={columns} options={options} />
        </Fold>
        <Fold label={`出处 ${sources.length} 条`} level={2}>
          <Sources sources={sources} />
        </Fold>
      </Folds>
    </section>
  )
}

function Notes({ columns, options }: Pick<DecisionSheet, 'columns'> & Pick<DecisionViewProps, 'options'>) {
  return (
    <div data-sheet="notes" className="grid gap-4">
      {columns.map(({ title, detail }, at) => (
        <div key={`${title} ${detail}`}>
          <p className="block text-muted text-sm print:text-[8pt] print:leading-snug">{title}</p>
          <OwnNotes option={noteKey(options[at])} title={title} />
        </div>
      ))}
    </div>
  )
}

/** An option keeps its notes beside any other options. */
const noteKey = (option: DecisionOption | undefined): string =>
  option === undefined
    ? ''
    : [option.choice.school || option.choice.country, option.level, option.input.fee?.programme ?? ''].join(
        ' ',
      )

function Sources({ sources }: Pick<DecisionSheet, 'sources'>) {
  return (
    <ol
      data-sheet="sources"
      className="grid gap-1 text-muted text-sm list-decimal print:leading-snug print:block print:text-[7pt]"
    >
      {sources.map(({ name, url }) => (
        <li key={`${name} ${url}`}>
          <Link href={url} rel="noreferrer">
            {name}
          </Link>
        </li>
      ))}
    </ol>
  )
}
