import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { statusWords } from '@/lib/tools/conditions/condition'
import type { ConditionInput } from '@/lib/tools/conditions/input'
import { decisionHref } from '@/lib/tools/decision/input'
import type { DecisionOption } from '@/lib/tools/decision/option'
import type { DecisionSheet, SheetRow } from '@/lib/tools/decision/sheet'
import type { SheetLine } from '@/lib/tools/decision/sheet-line'
import styles from './decision-sheet.module.css'
import { OwnNotes } from './own-notes'

type DecisionViewProps = {
  sheet: DecisionSheet
  options: readonly DecisionOption[]
  /** What the family told, so that the ways on keep it. */
  answers: ConditionInput
  /** Day of the sheet in Shanghai. */
  today: string
}

/** Options side by side: cost, conditions, days, risks, what is unknown, and room for the family's own words. */
export function DecisionView({ sheet, options, answers, today }: DecisionViewProps) {
  const { columns, groups, sources, ratePeriod } = sheet
  return (
    <section className={styles.sheet} id="sheet" aria-labelledby="sheet-title">
      <header className={styles.header}>
        <h2 id="sheet-title">家庭决策单：{columns.map(({ title }) => title).join('、')}</h2>
        <p>
          {today} 列出，汇率用 {ratePeriod}
          。金额是公布数的低到高，不含机票；“达到”只表示达到了有来源的那一条，不代表会被录取或获批签证。方括号里的数字是下面“出处”的编号。
        </p>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <td className={styles.label} />
            {columns.map(({ title, detail, href, costHref, notes }, at) => (
              <th key={`${title} ${detail}`} scope="col">
                <span className={styles.name}>
                  <Flag code={options[at]?.input.country.value ?? ''} width={24} />
                  {href === null ? title : <Link href={href}>{title}</Link>}
                </span>
                <span className={styles.detail}>{detail}</span>
                {notes.map((note) => (
                  <span key={note} className={styles.detail}>
                    {note}
                  </span>
                ))}
                <span className={`${styles.ways} no-print`}>
                  <Link href={costHref}>
                    逐项算<span className="visually-hidden">：{title}</span>
                  </Link>
                  <Link
                    href={decisionHref(
                      options.filter((_, other) => other !== at).map(({ choice }) => choice),
                      answers,
                    )}
                  >
                    移出<span className="visually-hidden">：{title}</span>
                  </Link>
                </span>
              </th>
            ))}
          </tr>
        </thead>
        {groups.map(({ id, title, rows }) => (
          <tbody key={id} data-group={id}>
            <tr className={styles.groupRow}>
              <th scope="rowgroup" colSpan={columns.length + 1}>
                {title}
              </th>
            </tr>
            {rows.map((row) => (
              <Row key={row.label} row={row} names={columns.map((column) => column.title)} />
            ))}
          </tbody>
        ))}
        <tbody data-group="notes">
          <tr className={styles.groupRow}>
            <th scope="rowgroup" colSpan={columns.length + 1}>
              家里的看法（只存在这台设备的浏览器里，会一起打印）
            </th>
          </tr>
          <tr>
            <th scope="row" className={styles.label}>
              谁怎么想
            </th>
            {columns.map(({ title, detail }, at) => (
              <td key={`${title} ${detail}`} data-label={title}>
                <OwnNotes option={noteKey(options[at])} title={title} />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <section className={styles.sources} aria-labelledby="sources">
        <h3 id="sources">出处</h3>
        <ol>
          {sources.map(({ name, url }) => (
            <li key={`${name} ${url}`}>
              <Link href={url} rel="noreferrer">
                {name}
              </Link>
            </li>
          ))}
        </ol>
      </section>
    </section>
  )
}

/** The same option keeps its notes, whatever stands beside it. */
const noteKey = (option: DecisionOption | undefined): string =>
  option === undefined
    ? ''
    : [option.choice.school || option.choice.country, option.level, option.input.fee?.programme ?? ''].join(
        ' ',
      )

function Row({ row, names }: { row: SheetRow; names: readonly string[] }) {
  return (
    <tr data-main={row.isMain || undefined}>
      <th scope="row" className={styles.label}>
        {row.label}
      </th>
      {row.cells.map((lines, at) => (
        <td key={names[at]} data-label={names[at]}>
          {lines.length === 0 && <span className={styles.none}>—</span>}
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
        <strong className={styles.status} data-status={status}>
          {statusWords[status]}
        </strong>
      )}
      {href === null ? text : <Link href={href}>{text}</Link>}
      {sources.length > 0 && <span className={styles.refs}> [{sources.join('、')}]</span>}
    </p>
  )
}
