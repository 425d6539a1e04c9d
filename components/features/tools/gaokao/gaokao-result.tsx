import type { ReactNode } from 'react'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { SourceLink } from '@/components/ui/source-link'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { Statement } from '@/lib/facts/registry'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import { decisionHref, emptyOption } from '@/lib/tools/decision/input'
import { fullMarkNote } from '@/lib/tools/gaokao/input'
import {
  type EnglishResult,
  type EnglishScores,
  fullMarks,
  type GaokaoGroup,
  type GaokaoMatch,
  isInGroup,
  matchGaokao,
} from '@/lib/tools/gaokao/match'
import styles from './gaokao-result.module.css'

type GaokaoResultProps = { total: number; full: number; english: EnglishScores }

/** Every university that writes something of the 高考, by how the score stands to it, in its own words. */
export function GaokaoResult({ total, full, english }: GaokaoResultProps) {
  const matches = matchGaokao({ total, full, english })
  const inGroup = (group: GaokaoGroup) => matches.filter((match) => isInGroup(match, group))
  const [reached, missed, unknown] = [inGroup('reached'), inGroup('missed'), inGroup('unknown')]
  const note = fullMarkNote(full)
  return (
    <section className={styles.result} id="result" aria-labelledby="result-title">
      <header className={styles.header}>
        <h2 id="result-title">
          高考 {total} 分（满分 {full}）：公布的分数线达到 {reached.length} 处，未达到 {missed.length}{' '}
          处，不清楚 {unknown.length} 所
        </h2>
        {unknown.length > 0 && (
          <p>
            前两个数不是全部：另有 {unknown.length} 所收高考、但没有公布分数线或分数没法比（
            {placesOf(unknown)}
            ），名字和已知的写法折叠在最后。没有分数线不等于够不着，也不等于够得着，要按各校内地招生页申请。
          </p>
        )}
        <p>达到门槛是可以递申请，不代表会被录取：专业、单科、会考和英语另有要求，名额也有限。</p>
        {note !== null && <p>{note}</p>}
      </header>
      <Group id="reached" title={`达到（${reached.length}）`} matches={reached}>
        <p>门槛高的在前。没有另写英语分数的，按课程页的要求交雅思、托福等成绩。</p>
      </Group>
      <Group id="missed" title={`未达到（${missed.length}）`} matches={missed}>
        <p>差得少的在前；最后是写明不凭高考直接录取的。</p>
      </Group>
      {unknown.length > 0 && (
        <details className={styles.unknown}>
          <summary>
            <h3>不清楚（{unknown.length} 所）：收高考，没有公布分数线或分数没法比</h3>
          </summary>
          <Group id="unknown" title={null} matches={unknown}>
            <p>
              请到学校页面按专业查，或写信问招生办公室。注明“转述”的，本站没有读到学校自己的页面，现在收不收也以学校页面为准。
            </p>
          </Group>
        </details>
      )}
      <p className={styles.way}>
        挑中几所以后，
        <Link
          href={decisionHref(
            reached.slice(0, 3).map(({ university: { id, country } }) => ({
              ...emptyOption,
              ...(isWholeCountry(id) ? { country } : { school: id }),
              level: 'undergraduate',
            })),
            null,
          )}
        >
          放进家庭决策单
        </Link>
        看费用、日期和风险。
      </p>
    </section>
  )
}

const isWholeCountry = (id: string): boolean => !id.includes('-')

const countryName = (code: string): string => costCountries.find(({ value }) => value === code)?.label ?? code

/** 香港 8 所，如香港大学、香港科技大学；… */
function placesOf(matches: readonly GaokaoMatch[]): string {
  const byCountry = Map.groupBy(matches, ({ university }) => university.country)
  return [...byCountry]
    .map(([code, own]) => {
      const names = own.slice(0, 3).map(({ university }) => university.name)
      return `${countryName(code)} ${own.length} 所：${names.join('、')}${own.length > names.length ? '等' : ''}`
    })
    .join('；')
}

type GroupProps = {
  id: GaokaoGroup
  /** Null where the group has its heading already. */
  title: string | null
  matches: readonly GaokaoMatch[]
  children: ReactNode
}

function Group({ id, title, matches, children }: GroupProps) {
  if (matches.length === 0) return null
  return (
    <section aria-labelledby={title === null ? undefined : `group-${id}`} className={styles.group}>
      {title !== null && <h3 id={`group-${id}`}>{title}</h3>}
      {children}
      <ul>
        {matches.map((match) => (
          <University key={match.university.id} match={match} />
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
        <UniversityLink university={university} />
        <span>{countryName(university.country)}</span>
        <strong>{scoreWords(match)}</strong>
        {englishWords(english) !== null && <strong>{englishWords(english)}</strong>}
      </div>
      {university.statements.map(({ text, asOf, source, kind }) => (
        <p key={text}>
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

function UniversityLink({ university: { id, name, country } }: Pick<GaokaoMatch, 'university'>) {
  return (
    <Link href={isWholeCountry(id) ? listHref(paths.schools, { country }) : detailPath.school(id)}>
      {name}
    </Link>
  )
}

function scoreWords({
  university: { takes, statements, line },
  needed,
  missing,
  isAll,
}: GaokaoMatch): string {
  if (takes === 'no') return '不凭高考直接录取'
  if (takes === 'national') return '走内地统招，按志愿投档'
  if (line !== null && needed === null) {
    return `学校写的是 ${line.low} 分（${fullMarks} 分卷），您的卷子满分不同，怎样折算没有写`
  }
  if (needed === null || missing === null) return unreadWords(statements)
  const { low, high } = needed
  if (missing > 0) return `要 ${low} 分${high > low ? '起' : ''}，还差 ${missing} 分`
  if (high === low) return `要 ${low} 分，达到`
  return isAll
    ? `要 ${low}–${high} 分（看专业），都达到`
    : `要 ${low} 分起，达到低的一档；高的专业要 ${high} 分`
}

/** No number that holds today; of a school whose own page was not read, not even whether it takes the 高考 today. */
function unreadWords(statements: readonly Statement[]): string {
  const accounts = statements.filter(({ kind }) => kind === 'secondary')
  const [account] = accounts
  if (account === undefined || accounts.length < statements.length) return '没有能比的分数线'
  const year = /^\d{4}/.exec(account.asOf)?.[0]
  return `${year === undefined ? '' : `${year} 年的`}转述，学校自己的页面没有读到`
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
  const matches = matchGaokao({ total: 0, full: fullMarks, english: {} })
  const known = matches
    .filter(({ needed }) => needed !== null)
    .toSorted((a, b) => (a.needed?.low ?? 0) - (b.needed?.low ?? 0))
  const others = matches.filter(({ needed }) => needed === null)
  return (
    <section className={styles.result} aria-labelledby="list">
      <h2 id="list">收高考成绩的海外大学：各校怎样写</h2>
      <p>写“满分的几成”的，按满分 {fullMarks} 折算。填上分数，就按差多少排列。</p>
      <ul className={styles.plain}>
        {known.map(({ university, needed }) => (
          <li key={university.id}>
            <Flag code={university.country} width={24} />
            <UniversityLink university={university} />
            {needed?.low} 分起
          </li>
        ))}
      </ul>
      <h3>没有公布分数线，或另有办法的 {others.length} 所</h3>
      <ul className={styles.plain}>
        {others.map((match) => (
          <li key={match.university.id}>
            <Flag code={match.university.country} width={24} />
            <UniversityLink university={match.university} />
            {scoreWords(match)}
          </li>
        ))}
      </ul>
    </section>
  )
}
