import { each } from '@/components/ui/each'
import { Flag } from '@/components/ui/flag'
import { SourceLink } from '@/components/ui/source-link'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { Statement } from '@/lib/facts/registry'
import { detailPath } from '@/lib/routing/paths'
import { decisionHref, emptyOption } from '@/lib/tools/decision/input'
import {
  type EnglishResult,
  type EnglishScores,
  fullMarks,
  type GaokaoMatch,
  type GaokaoStanding,
  gaokaoStandings,
  matchGaokao,
} from '@/lib/tools/gaokao/match'
import styles from './gaokao-result.module.css'

type GaokaoResultProps = { total: number; full: number; english: EnglishScores }

/** Every university that writes something of the 高考, by how the score stands to it, in its own words. */
export function GaokaoResult({ total, full, english }: GaokaoResultProps) {
  const matches = matchGaokao({ total, full, english })
  const groups = gaokaoStandings
    .map((standing) => ({ standing, own: matches.filter((match) => match.standing === standing) }))
    .filter(({ own }) => own.length > 0)
  const reached = matches.filter(({ standing }) => standing === 'reached' || standing === 'open')
  return (
    <section className={styles.result} id="result" aria-labelledby="result-title">
      <header className={styles.header}>
        <h2 id="result-title">
          高考 {total} 分（满分 {full}）：总分达到 {reached.length} 所公布的门槛
        </h2>
        <p>
          达到门槛是可以递申请，不代表会被录取：专业、单科、会考和英语另有要求，名额也有限。没有列在这里的学校不等于不收，只是本站没有读到。
        </p>
      </header>
      {each(groups, ({ standing, own }) => (
        <Group standing={standing} matches={own} />
      ))}
      <p className={styles.way}>
        挑中几所以后，
        <a
          href={decisionHref(
            reached.slice(0, 3).map(({ university }) => ({
              ...emptyOption,
              school: university.id,
              level: 'undergraduate',
            })),
            null,
          )}
        >
          放进家庭决策单
        </a>
        看费用、日期和风险。
      </p>
    </section>
  )
}

const titles: Readonly<Record<GaokaoStanding, string>> = {
  reached: '总分达到，写明的英语也达到或没有另写分数',
  open: '总分达到，英语还差或还没有填',
  unstated: '本站没有读到分数',
  short: '还差一些',
  no: '写明不凭高考直接录取',
}

const notes: Partial<Readonly<Record<GaokaoStanding, string>>> = {
  reached: '没有另写英语分数的，按课程页的要求交雅思、托福等成绩。',
  unstated:
    '达不达得到没有办法比，请到学校页面按专业查，或写信问。注明“转述”的，本站没有读到学校自己的页面，现在收不收也以学校页面为准。',
}

function Group({ standing, matches }: { standing: GaokaoStanding; matches: readonly GaokaoMatch[] }) {
  const note = notes[standing]
  return (
    <section aria-labelledby={`group-${standing}`} className={styles.group}>
      <h3 id={`group-${standing}`}>
        {titles[standing]}（{matches.length} 所）
      </h3>
      {note !== undefined && <p>{note}</p>}
      <ul>
        {each(matches, (match) => (
          <University match={match} />
        ))}
      </ul>
    </section>
  )
}

function University({ match }: { match: GaokaoMatch }) {
  const { university, english } = match
  return (
    <li>
      <div className={styles.head}>
        <Flag code={university.country} width={24} />
        <a href={detailPath.school(university.id)}>{university.name}</a>
        <span>{costCountries.find(({ value }) => value === university.country)?.label}</span>
        <strong>{scoreWords(match)}</strong>
        {englishWords(english) !== null && <strong>{englishWords(english)}</strong>}
      </div>
      {each(university.statements, ({ text, asOf, source, kind }) => (
        <p>
          {text}
          <small>
            （{asOf === '未标日期' ? '页面未标日期' : asOf}
            {kind === 'secondary' && '，转述'}，
            <SourceLink source={source} />）
          </small>
        </p>
      ))}
    </li>
  )
}

function scoreWords({ university: { takes, statements }, needed, missing }: GaokaoMatch): string {
  if (takes === 'no') return '不凭高考直接录取'
  if (takes === 'national') return '走内地统招，按志愿投档'
  if (needed === null || missing === null) return unreadWords(statements)
  return missing === 0 ? `要 ${needed} 分，达到` : `要 ${needed} 分，还差 ${missing} 分`
}

/** No number was read; of a school whose own page was not, not even whether it takes the 高考 today. */
function unreadWords(statements: readonly Statement[]): string {
  const accounts = statements.filter(({ kind }) => kind === 'secondary')
  const [account] = accounts
  if (account === undefined || accounts.length < statements.length) return '本站没有读到分数'
  const year = /^\d{4}/.exec(account.asOf)?.[0]
  return `${year === undefined ? '' : `${year} 年的`}转述，本站没有读到分数`
}

const testNames: Readonly<Record<keyof EnglishScores, string>> = {
  gaokao: '高考英语',
  ielts: '雅思',
  toefl: '托福',
  pte: 'PTE',
}

function englishWords(english: EnglishResult): string | null {
  if (english.kind === 'none') return null
  if (english.kind === 'met') return '英语达到'
  if (english.kind === 'untold') return '另要英语成绩，没有填'
  return `${testNames[english.test]}还差 ${english.size} 分`
}

/** What the page has before a score is typed: the thresholds themselves, as points of 750. */
export function GaokaoList() {
  return (
    <section className={styles.result} aria-labelledby="list">
      <h2 id="list">收高考成绩的海外大学：各校怎样写</h2>
      <p>按满分 {fullMarks} 折算。填上分数，就按差多少排列。</p>
      <ul className={styles.plain}>
        {matchGaokao({ total: 0, full: fullMarks, english: {} })
          .toSorted((a, b) => (a.needed ?? fullMarks + 1) - (b.needed ?? fullMarks + 1))
          .map(({ university, needed }) => (
            <li key={university.id}>
              <Flag code={university.country} width={24} />
              <a href={detailPath.school(university.id)}>{university.name}</a>
              {needed === null
                ? scoreWords({
                    university,
                    needed,
                    missing: null,
                    english: { kind: 'none' },
                    standing: 'unstated',
                  })
                : `${needed} 分起`}
            </li>
          ))}
      </ul>
    </section>
  )
}
