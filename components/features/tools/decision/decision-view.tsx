import { Actions } from '@/components/ui/actions'
import { Flag } from '@/components/ui/flag'
import { Fold, Folds } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { statusWords } from '@/lib/tools/conditions/condition'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import type { DecisionSheet, SheetRow } from '@/lib/tools/decision/sheet'
import type { SheetLine } from '@/lib/tools/decision/sheet-line'
import toolSheetStyles from '../tool-sheet.module.css'
import styles from './decision-sheet.module.css'
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

/** Options side by side: costs, conditions, days, risks, unknown values, and space for the family's notes. */
export function DecisionView({ sheet, options, answers, today }: DecisionViewProps) {
  const { columns, groups, sources, ratePeriod } = sheet
  const names = columns.map(({ title }) => title)
  const isFirst = ({ label }: SheetRow) => firstRows.some((first) => first === label)
  const all = groups.flatMap(({ rows }) => rows)
  const first = firstRows.flatMap((label) => all.find((row) => row.label === label) ?? [])
  const others = folds
    .map(({ label, of }) => ({
      label,
      rows: groups
        .filter(({ id }) => of.some((each) => each === id))
        .flatMap(({ rows }) => rows)
        .filter((row) => !isFirst(row)),
    }))
    .filter(({ rows }) => rows.length > 0)
  return (
    <section className={`${styles.sheet} ${toolSheetStyles.result}`} id="sheet" aria-labelledby="sheet-title">
      <h2 id="sheet-title" className={styles.title}>
        家庭决策单：{names.join('、')}
      </h2>
      <table className={`${styles.table} full-width`} data-columns={columns.length}>
        <caption className="visually-hidden">先看的八问</caption>
        <thead>
          <tr>
            <td className={styles.label} />
            {columns.map(({ title, detail, href, notes }, at) => (
              <th key={`${title} ${detail}`} scope="col">
                <span className={`${styles.name} row middle gap-2 dark large strong`}>
                  <Flag code={options[at]?.input.country.value ?? ''} width={20} />
                  {href === null ? (
                    title
                  ) : (
                    <Link href={href} className="inline-row target">
                      {title}
                    </Link>
                  )}
                </span>
                <span className={`${styles.detail} block muted small`}>{detail}</span>
                {notes.map((note) => (
                  <span key={note} className={`${styles.detail} block muted small`}>
                    {note}
                  </span>
                ))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {first.map((row, at) => (
            <Row key={row.label} row={row} names={names} isAnswer={at === 0} />
          ))}
          <tr className="no-print">
            <th scope="row" className={styles.label}>
              改或换
            </th>
            {columns.map(({ title, detail, costHref }, at) => (
              <td key={`${title} ${detail}`} data-label={title} className="small">
                <div className="row gap-0-4">
                  <Link href={costHref} className="inline-row target">
                    逐项算<span className="visually-hidden">：{title}</span>
                  </Link>
                  <Link
                    className="inline-row target"
                    href={decisionHref(
                      options.filter((_, other) => other !== at).map(({ choice }) => choice),
                      answers,
                    )}
                  >
                    移出<span className="visually-hidden">：{title}</span>
                  </Link>
                </div>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <Actions
        primary={{ href: '#tool-form', label: '请顾问看这张单子' }}
        others={[{ href: '#change', label: '改选项' }]}
      />
      <p className={`${styles.note} muted quiet`}>
        {today} 列出，汇率用 {ratePeriod}
        。写“多数课程”的，学费是本校课程价的中间一半；其余金额是公布数的低到高，都不含机票；“达到”只表示达到了有来源的那一条，不代表会被录取或获批签证。方括号里的数字是“出处”的编号。
      </p>
      <Folds>
        {others.map(({ label, rows }) => (
          <Fold key={label} label={`${label}：其余 ${rows.length} 问`} level={2}>
            <table className={`${styles.table} full-width`} data-columns={columns.length}>
              <caption className="visually-hidden">{label}</caption>
              <thead className="visually-hidden">
                <tr>
                  <td />
                  {columns.map(({ title, detail }) => (
                    <th key={`${title} ${detail}`} scope="col">
                      {title}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map((row) => (
                  <Row key={row.label} row={row} names={names} />
                ))}
              </tbody>
            </table>
          </Fold>
        ))}
        <Fold label="家里的看法（只存在这台设备的浏览器里，会一起打印）" level={2}>
          <div className={`${styles.notes} stack gap-4`}>
            {columns.map(({ title, detail }, at) => (
              <div key={`${title} ${detail}`}>
                <p className={`${styles.detail} block muted small`}>{title}</p>
                <OwnNotes option={noteKey(options[at])} title={title} />
              </div>
            ))}
          </div>
        </Fold>
        <Fold label={`出处 ${sources.length} 条`} level={2}>
          <ol className={`${styles.sources} stack gap-1 muted small`}>
            {sources.map(({ name, url }) => (
              <li key={`${name} ${url}`}>
                <Link href={url} rel="noreferrer">
                  {name}
                </Link>
              </li>
            ))}
          </ol>
        </Fold>
      </Folds>
    </section>
  )
}

/** An option keeps its notes beside any other options. */
const noteKey = (option: DecisionOption | undefined): string =>
  option === undefined
    ? ''
    : [option.choice.school || option.choice.country, option.level, option.input.fee?.programme ?? ''].join(
        ' ',
      )

function Row({
  row,
  names,
  isAnswer = false,
}: {
  row: SheetRow
  names: readonly string[]
  isAnswer?: boolean
}) {
  return (
    <tr data-main={row.isMain || undefined} data-answer={isAnswer ? '' : undefined}>
      <th scope="row" className={styles.label}>
        {row.label}
      </th>
      {row.cells.map((lines, at) => (
        <td key={names[at]} data-label={names[at]}>
          {lines.length === 0 && <span className="muted">—</span>}
          {lines.map((line) => (
            <Line key={line.text} line={line} />
          ))}
        </td>
      ))}
    </tr>
  )
}

function Line({ line: { text, status, href, sources } }: { line: SheetLine }) {
  return (
    <p>
      {status !== null && (
        <strong className={`${styles.status} muted tiny strong rounded-sm outlined`} data-status={status}>
          {statusWords[status]}
        </strong>
      )}
      {href === null ? <WholeValues text={text} /> : <Link href={href}>{text}</Link>}
      {sources.length > 0 && (
        <span className={`${styles.refs} muted tiny figures`}> [{sources.join('、')}]</span>
      )}
    </p>
  )
}
