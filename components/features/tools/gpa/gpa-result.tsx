import { SourceLink } from '@/components/ui/source-link'
import { statement } from '@/lib/facts/registry'
import { roundingRule } from '@/lib/tools/gpa/algorithms'
import type { GpaSheet } from '@/lib/tools/gpa/calculate'
import type { GpaReading } from '@/lib/tools/gpa/courses'
import styles from './gpa-result.module.css'

const two = (value: number) => value.toFixed(2)
/** For a narrow column: 3.7, but 2.78 of what the formula gives. */
const short = (value: number) => String(Number(two(value)))

/** The same courses by every algorithm, side by side, then course by course. */
export function GpaResult({ reading, sheet }: { reading: GpaReading; sheet: GpaSheet }) {
  const { courses, errors, notes } = reading
  const wrong = Object.keys(errors).length
  if (sheet.kind === 'insufficient') {
    return (
      <section className={styles.result} aria-labelledby="result" id="result-section">
        <h2 id="result">信息不足</h2>
        <p>
          {wrong > 0
            ? `填了 ${wrong} 门，但都没能读出学分和分数。请看课程下面的提示，改好再算一次。`
            : '还没有课程。至少填一门课的学分和分数，就能看到各种算法的结果。'}
        </p>
      </section>
    )
  }
  const { credits, mean, results } = sheet
  const numbered = courses.map((course, at) => ({ ...course, number: at + 1 }))
  const weight = statement('gpa-weight')
  return (
    <section className={styles.result} aria-labelledby="result" id="result-section">
      <header className={styles.header}>
        <h2 id="result">
          {courses.length} 门课、{credits} 学分，{results.length} 种算法
        </h2>
        <p>
          同一份成绩，换一张表就是另一个数。报给学校时，请连同算法的名字和满分一起写；各行的满分不同，不能互相比大小。
        </p>
      </header>
      {(wrong > 0 || notes.length > 0) && (
        <ul className={styles.notes} role="status">
          {wrong > 0 && <li>有 {wrong} 门没能读出，未计入，见上面课程下的提示。</li>}
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      <table className={styles.summary}>
        <caption>按学分加权的结果，四舍五入到两位小数</caption>
        <thead>
          <tr>
            <th scope="col">算法</th>
            <th scope="col">结果</th>
            <th scope="col">满分</th>
            <th scope="col">来源</th>
          </tr>
        </thead>
        <tbody>
          {results.map(({ algorithm, gpa }) => {
            const { source, asOf } = statement(algorithm.fact)
            return (
              <tr key={algorithm.id}>
                <th scope="row">
                  <a href={`#${algorithm.id}`}>{algorithm.name}</a>
                </th>
                <td className={styles.gpa}>{two(gpa)}</td>
                <td data-label="满分">{algorithm.max}</td>
                <td className={styles.source}>
                  <SourceLink source={source} />（{asOf}）
                </td>
              </tr>
            )
          })}
          <tr>
            <th scope="row">百分制加权平均</th>
            <td className={styles.gpa}>{two(mean)}</td>
            <td data-label="满分">100</td>
            <td className={styles.source}>
              不换算，只按学分加权；加权的算式见
              <SourceLink source={weight.source} />（{weight.asOf}）
            </td>
          </tr>
        </tbody>
      </table>
      <p className={styles.rule}>{roundingRule}</p>
      <details className={styles.courses} open={courses.length <= 12}>
        <summary>逐门看每种算法记多少</summary>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls sideways has to be reachable by keyboard */}
        <section className={styles.scroll} tabIndex={0} aria-label="各门课的绩点，可左右滚动">
          <table className={styles.matrix}>
            <caption className="visually-hidden">各门课的绩点</caption>
            <thead>
              <tr>
                <th scope="col">课程</th>
                <th scope="col">学分</th>
                <th scope="col">分数</th>
                {results.map(({ algorithm }) => (
                  <th key={algorithm.id} scope="col">
                    {algorithm.name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {numbered.map(({ number, name, credit, score }) => (
                <tr key={number}>
                  <th scope="row">{name || `第 ${number} 门`}</th>
                  <td>{credit}</td>
                  <td>{score}</td>
                  {results.map(({ algorithm, points }) => (
                    <td key={algorithm.id}>{short(points[number - 1] ?? 0)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  )
}
