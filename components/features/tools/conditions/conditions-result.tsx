import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { checkLegend } from '@/lib/facts/marks'
import { bandsOf } from '@/lib/tools/conditions/bands'
import type { ConditionSheet, CountryResult, Question } from '@/lib/tools/conditions/evaluate'
import { fieldAdvice } from '@/lib/tools/conditions/fields'
import { type ConditionReading, conditionsVersion, fields, gaokaoOf } from '@/lib/tools/conditions/input'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import type { RankEntry } from '@/lib/tools/rankings/entries'
import { ChinaPlacements } from './china-placements'
import styles from './conditions-result.module.css'
import { CountryCard } from './country-card'
import type { ChinaView } from './load-china'
import type { CountryGaps } from './load-gaps'

type ConditionsResultProps = {
  reading: ConditionReading
  sheet: ConditionSheet
  /** Ranked schools, for the bands; empty when they could not be read. */
  schools: readonly RankEntry[]
  /** Schools with the gap to each, by country. */
  gaps: ReadonlyMap<string, CountryGaps>
  /** How UK universities place the institution that was named; null where none was. */
  china: ChinaView | null
}

/** Every country with each condition reached, missed or unknown, why, and where that was read. */
export function ConditionsResult({ reading, sheet, schools, gaps, china }: ConditionsResultProps) {
  const { input } = reading
  if (sheet.kind === 'insufficient') {
    return (
      <section className={styles.result} aria-labelledby="result" id="result-section">
        <h2 id="result">信息不足</h2>
        <Problems reading={reading} />
        <p>
          成绩、语言成绩、每年预算，至少要有一项才能对照。先填手边有的：预算可以估一个数，语言没考过可以填预估分，之后再改。
        </p>
      </section>
    )
  }
  const { countries, changes } = sheet
  const gaokao = gaokaoOf(input.grade)
  const [known, unknown] = [
    countries.filter(({ standing }) => standing !== 'unknown'),
    countries.filter(({ standing }) => standing === 'unknown'),
  ]
  const card = (result: CountryResult, isOpen: boolean) => (
    <CountryCard
      key={result.country.code}
      result={result}
      bands={
        input.level === 'undergraduate' || input.level === 'master'
          ? bandsOf(result.country, input.level, schools)
          : []
      }
      gaps={gaps.get(result.country.code) ?? null}
      china={
        result.country.code === 'uk' && china !== null ? <ChinaPlacements view={china} input={input} /> : null
      }
      isOpen={isOpen}
    />
  )
  return (
    <section className={styles.result} aria-labelledby="result" id="result-section">
      <header className={styles.header}>
        <h2 id="result">{headline(countries)}</h2>
        {input.budget !== null && (
          <p>
            预算按每年 {(input.budget / 10_000).toLocaleString('zh-CN')}{' '}
            万元人民币对照；一国有几档城市的，按有数的几档里低的一档比，每国写明是哪一档。
          </p>
        )}
        <p className={styles.version}>规则版本 {conditionsVersion}。同样的答案、同一版规则，结果相同。</p>
        <p>
          “达到”只表示您填的数达到了有来源的那一条，不代表会被录取，也不代表签证会获批；“不清楚”写明缺的是您的回答，还是来源。您填的预算、成绩、语言，先列都达到的，再列有一项未达到的；有一项没有数可比的折叠在最后，不等于够不着。偏好不会改变一国在哪一组。不是推荐名次。
          {checkLegend}
        </p>
      </header>
      <Problems reading={reading} />
      {input.field !== null && (
        <p className={styles.advice}>
          <strong>{fields.find(({ value }) => value === input.field)?.label}：</strong>
          {fieldAdvice[input.field]}
        </p>
      )}
      {gaokao !== null && input.level === 'undergraduate' && (
        <p>
          <Link href={gaokaoHref({ ...gaokao, english: input.tests })}>
            高考 {gaokao.total} 分（满分 {gaokao.full}）：写明收高考的大学，逐所看差多少
          </Link>
        </p>
      )}
      <Summary countries={known} />
      {known.map((result, at) => card(result, at < 3 || (result.country.code === 'uk' && china !== null)))}
      {unknown.length > 0 && (
        <details className={styles.folded} open={known.length === 0}>
          <summary>
            <h3>{unknownWords(unknown)}</h3>
          </summary>
          {unknown.map((result) => card(result, false))}
        </details>
      )}
      <section className={styles.changes} aria-labelledby="unknown">
        <h3 id="unknown">这个结果不知道什么</h3>
        <ul>
          <li>您的学校背景、选课难度、名次、活动、文书和推荐信：多数学校看的是整份材料。</li>
          <li>目标专业的要求：这里用的是国家、签证和少数学校公布的门槛，专业往往更高。</li>
          <li>名额与同年申请人的水平：公布的门槛是起点，达到了也可能不录取。</li>
          <li>资金的来源和存期、过往签证记录：签证官会看，这里没有问。</li>
        </ul>
      </section>
      <section className={styles.changes} aria-labelledby="changes">
        <h3 id="changes">什么会改变这个结果</h3>
        <ul>
          {changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      </section>
    </section>
  )
}

const questionNames: Readonly<Record<Question, string>> = { money: '预算', marks: '成绩', language: '语言' }

/** 不清楚（8）：预算够、成绩没有可比的数：加拿大、法国；都没有可比的数：西班牙 */
function unknownWords(countries: readonly CountryResult[]): string {
  const kinds = Map.groupBy(countries, ({ answers }) => {
    const met = [...answers]
      .filter(([, status]) => status === 'met')
      .map(([question]) => questionNames[question])
    return met.length === 0 ? '没有可比的数' : `${met.join('、')}达到，其余没有可比的数`
  })
  const parts = [...kinds].map(([words, own]) => `${words}：${own.map(({ name }) => name).join('、')}`)
  return `不清楚（${countries.length}）：${parts.join('；')}`
}

function headline(countries: readonly CountryResult[]): string {
  const count = (standing: CountryResult['standing']) =>
    countries.filter((each) => each.standing === standing).length
  const parts = [
    [count('reached'), '个您填的都达到'],
    [count('missed'), '个有未达到的'],
    [count('unknown'), '个不清楚'],
  ] as const
  const said = parts.filter(([number]) => number > 0).map(([number, words]) => `${number} ${words}`)
  return `国家和地区：${said.join('，')}`
}

function Problems({ reading }: { reading: ConditionReading }) {
  const { errors, notes } = reading
  const entries = Object.entries(errors)
  if (entries.length === 0 && notes.length === 0) return null
  return (
    <div className={styles.problems} role="alert">
      <ul>
        {entries.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`}>{fieldNames[name] ?? name}</a>：{message}
          </li>
        ))}
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </div>
  )
}

const fieldNames: Readonly<Record<string, string>> = {
  level: '阶段',
  field: '专业方向',
  system: '成绩的写法',
  grade: '成绩',
  ielts: '雅思',
  toefl: '托福',
  pte: 'PTE',
  sat: 'SAT',
  act: 'ACT',
  cn: '国内本科学校',
  jlpt: '日语能力考',
  budget: '每年预算',
}

function Summary({ countries }: { countries: readonly CountryResult[] }) {
  if (countries.length === 0) return null
  return (
    <table className={styles.summary}>
      <caption>各国家和地区的条件数</caption>
      <thead>
        <tr>
          <th scope="col">国家或地区</th>
          <th scope="col">达到</th>
          <th scope="col">未达到</th>
          <th scope="col">不清楚</th>
        </tr>
      </thead>
      <tbody>
        {countries.map(({ country, name, counts }) => (
          <tr key={country.code}>
            <th scope="row">
              <a href={`#country-${country.code}`}>
                <Flag code={country.code} width={21} />
                {name}
              </a>
            </th>
            <td>{counts.met}</td>
            <td data-warn={counts.unmet > 0 ? '' : undefined}>{counts.unmet}</td>
            <td>{counts.unknown}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
