import { Fragment } from 'react'
import { SourceLink } from '@/components/facts/source-link'
import { Actions } from '@/components/ui/actions'
import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { WholeValues } from '@/components/ui/whole-values'
import { costCountries } from '@/lib/content/cost-countries/countries'
import type { Statement } from '@/lib/facts/registry'
import { listHref } from '@/lib/listing'
import { detailPath, paths } from '@/lib/routing/paths'
import { decisionHref, emptyOption } from '@/lib/tools/decision/input'
import { englishFields, fullMarkNote } from '@/lib/tools/gaokao/input'
import {
  type EnglishResult,
  type EnglishScores,
  fullMarks,
  type GaokaoGroup,
  type GaokaoMatch,
  isInGroup,
  matchGaokao,
} from '@/lib/tools/gaokao/match'
import toolSheetStyles from '../tool-sheet.module.css'

type GaokaoResultProps = {
  total: number
  full: number
  english: EnglishScores
  /** The lowest IELTS score of each school, by id. */
  lowest?: ReadonlyMap<string, number>
}

/**
 * Every university that publishes something about the 高考, grouped by the comparison with the score, in its own words.
 */
export function GaokaoResult({ total, full, english, lowest }: GaokaoResultProps) {
  const matches = matchGaokao({ total, full, english, ...(lowest && { lowest }) })
  const inGroup = (group: GaokaoGroup) => matches.filter((match) => isInGroup(match, group))
  const [reached, weak, missed] = [inGroup('reached'), inGroup('english'), inGroup('missed')]
  const [refused, unknown] = [inGroup('refused'), inGroup('unknown')]
  const note = fullMarkNote(full)
  const sheet = decisionHref(
    reached.slice(0, 3).map(({ university: { id, country } }) => ({
      ...emptyOption,
      ...(isWholeCountry(id) ? { country } : { school: id }),
      level: 'undergraduate' as const,
    })),
    null,
  )
  return (
    <section className={toolSheetStyles.result} id="result" aria-labelledby="result-title">
      <p className={`${toolSheetStyles.what} flex middle spread gap-0-3 muted quiet`}>
        <span>{toldWords({ total, full, english })}</span>
        <a href="#change" className="no-print">
          改
        </a>
      </p>
      <h2 id="result-title" className={`${toolSheetStyles.answer} snug larger`} data-answer="">
        <WholeValues text={answerWords(total, { reached, weak, missed }, Object.keys(english).length > 0)} />
      </h2>
      {unknown.length > 0 && (
        <p>
          <a href="#unstated">
            {unstatedPlaces(unknown)}等 {unknown.length} 所
          </a>
          收高考，但没有公布分数线，不在上面的数里。
        </p>
      )}
      <p className="muted">够最低线是可以递申请，不代表会被录取：专业、单科、会考和英语另有要求。</p>
      {note !== null && <p>{note}</p>}
      <LineTable caption={`够最低线的（${reached.length}），线高的在前`} matches={reached} />
      <LineTable caption={`总分够、英语不够的（${weak.length}）`} matches={weak} />
      <Actions
        primary={{ href: '#tool-form', label: '请顾问核对' }}
        others={[{ href: sheet, label: '放进家庭决策单' }]}
      />
      {reached.length > 0 && <p className="muted">没有另写英语分数的，按课程页的要求交雅思、托福等成绩。</p>}
      {missed.length > 0 && (
        <Fold label={`不够的 ${missed.length} 所，差得少的在前`} level={3}>
          <LineTable caption="最低线和差多少" matches={missed} />
        </Fold>
      )}
      <OwnWords matches={[...reached, ...weak, ...missed]} />
      {unknown.length > 0 && (
        <Fold
          id="unstated"
          label={`不清楚（${unknown.length} 所）：收高考，没有公布分数线或分数没法比`}
          level={3}
        >
          <p>没有分数线不等于够不着，也不等于够得着，要按各校内地招生页申请。</p>
          <WordsTable
            caption="请到学校页面按专业查，或写信问招生办公室。注明“转述”的，本站没有读到学校自己的页面，现在收不收也以学校页面为准"
            matches={unknown}
          />
        </Fold>
      )}
      {refused.length > 0 && (
        <Fold label={`写明不凭高考直接录取的 ${refused.length} 所`} level={3}>
          <WordsTable caption="学校页面怎样写" matches={refused} />
        </Fold>
      )}
    </section>
  )
}

/** The answers in one line: 高考 580 分（满分 750） · 雅思总分 6.5. */
const toldWords = ({ total, full, english }: Omit<GaokaoResultProps, 'lowest'>): string =>
  [
    `高考 ${total} 分（满分 ${full}）`,
    ...englishFields.flatMap(({ name, label }) =>
      english[name] === undefined ? [] : [`${label} ${english[name]}`],
    ),
  ].join(' · ')

/** The places with the most universities that publish no score: 中国香港、新西兰、澳大利亚. */
const unstatedPlaces = (matches: readonly GaokaoMatch[]): string =>
  [...Map.groupBy(matches, ({ university }) => university.country)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .slice(0, 4)
    .map(([code]) => countryName(code))
    .join('、')

const isWholeCountry = (id: string): boolean => !id.includes('-')

const countryName = (code: string): string => costCountries.find(({ value }) => value === code)?.label ?? code

type Groups = Record<'reached' | 'weak' | 'missed', readonly GaokaoMatch[]>

/**
 * 580 分够 13 所大学和德国公布的最低分数线，2 所不够. With none reached, the smallest gap. When English was typed, a place counts only
 * with an English score that is sufficient too.
 */
function answerWords(total: number, { reached, weak, missed }: Groups, hasEnglish: boolean): string {
  const [nearest] = missed.flatMap(({ missing }) => missing ?? [])
  if (reached.length + weak.length === 0)
    return `${total} 分还不够查到的任何一条分数线${nearest === undefined ? '' : `，最近的差 ${nearest} 分`}`
  if (!hasEnglish)
    return `${total} 分够${placeWords(reached)}公布的最低分数线${missed.length > 0 ? `，${missed.length} 所不够` : ''}；英语没有填，没有比`
  const both = reached.filter(({ english: { kind } }) => kind === 'met' || kind === 'lowest')
  const open = reached.filter((match) => !both.includes(match))
  const short = missed.filter(({ standing }) => standing === 'short')
  const unpublished = missed.length - short.length
  return [
    `总分和英语都够的${both.length === 0 ? '没有' : `有${placeWords(both)}`}`,
    weak.length > 0 && `总分够、英语不够 ${weak.length} 所`,
    open.length > 0 && `总分够、英语没有数可比的有${placeWords(open)}`,
    short.length > 0 && `总分不够 ${short.length} 所`,
    unpublished > 0 && `没有公布分数线、英语不够 ${unpublished} 所`,
  ]
    .filter((part) => part !== false)
    .join('；')
}

/** 13 所大学和德国 */
function placeWords(matches: readonly GaokaoMatch[]): string {
  const countries = matches.filter(({ university: { id } }) => isWholeCountry(id))
  const schools = matches.length - countries.length
  return [
    ...(schools > 0 ? [` ${schools} 所大学`] : []),
    ...countries.map(({ university: { country } }) => countryName(country)),
  ].join('和')
}

/** Universities with a published line: the line, and how far above or below it the score is. */
function LineTable({ caption, matches }: { caption: string; matches: readonly GaokaoMatch[] }) {
  if (matches.length === 0) return null
  return (
    <DataTable
      caption={caption}
      rows={matches}
      keyOf={({ university }) => university.id}
      openRows={8}
      rest={`其余 ${matches.length - 8} 所`}
      head={{ label: '学校', cell: ({ university }) => <UniversityLink university={university} /> }}
      columns={[
        { id: 'line', label: '分数线', cell: lineWords },
        { id: 'gap', label: '您的分', cell: gapWords },
        {
          id: 'source',
          label: '地方、英语和出处',
          as: 'second',
          isWords: true,
          cell: (match) => <Sources match={match} />,
        },
      ]}
    />
  )
}

/** The range when programmes have different lines. */
const lineWords = ({ needed }: GaokaoMatch): string => {
  if (needed === null) return '没有公布'
  const { low, high } = needed
  return `${low === high ? low : `${low}–${high}`} 分`
}

/** Compared with the least demanding line, which decides the group. */
function gapWords({ needed, missing, above }: GaokaoMatch): string {
  if (needed === null || missing === null) return '英语不够'
  if (missing > 0) return `差 ${missing} 分`
  return above === 0 ? '刚好' : `高 ${above} 分`
}

function Sources({ match: { university, english, needed, isAll, missing } }: { match: GaokaoMatch }) {
  const { country, statements } = university
  const words = [
    countryName(country),
    ...(needed !== null && missing === 0 && !isAll ? [`够低的一档，高的专业要 ${needed.high} 分`] : []),
    ...(englishWords(english) === null ? [] : [englishWords(english)]),
  ]
  return (
    <>
      <WholeValues text={words.join(' · ')} />
      {[...Map.groupBy(statements, sourceKey).values()]
        .flatMap(([statement]) => statement ?? [])
        .map((statement) => (
          <Fragment key={statement.id}>
            {' · '}
            <Origin statement={statement} />
          </Fragment>
        ))}
    </>
  )
}

const sourceKey = ({ asOf, kind, source }: Statement) => [asOf, kind, source.url].join(' ')

/** What each page says besides the total: marks of the school years, subjects, English. The sources are in the table above. */
function OwnWords({ matches }: { matches: readonly GaokaoMatch[] }) {
  if (matches.length === 0) return null
  return (
    <Fold label="学校各怎样写：均分、会考、专业另要什么" level={3}>
      <ul className="bullets">
        {matches.map(({ university: { id, name, statements } }) => (
          <li key={id}>
            <strong>{name}</strong>：{statements.map(({ text }) => text).join('')}
          </li>
        ))}
      </ul>
    </Fold>
  )
}

/** Universities without a number: what their pages say. Those with the same text are one row. */
function WordsTable({ caption, matches }: { caption: string; matches: readonly GaokaoMatch[] }) {
  if (matches.length === 0) return null
  const rows = Map.groupBy(matches, (match) =>
    [
      match.university.country,
      scoreWords(match),
      englishWords(match.english),
      ...match.university.statements.map(({ id }) => id),
    ].join('|'),
  )
  return (
    <DataTable
      caption={caption}
      rows={[...rows]}
      keyOf={([key]) => key}
      openRows={8}
      rest={`其余 ${rows.size - 8} 行`}
      head={{
        label: '学校',
        cell: ([, own]) =>
          own.map(({ university }, at) => (
            <span key={university.id}>
              {at > 0 && '、'}
              <UniversityLink university={university} />
            </span>
          )),
      }}
      columns={[
        {
          id: 'asks',
          label: '怎样写',
          as: 'second',
          isWords: true,
          cell: ([, [first]]) => first && <Asks match={first} />,
        },
      ]}
    />
  )
}

function Asks({ match }: { match: GaokaoMatch }) {
  const { university, english } = match
  return (
    <>
      {countryName(university.country)} · {scoreWords(match)}
      {englishWords(english) !== null && ` · ${englishWords(english)}`}
      {university.statements.map((statement) => (
        <span key={statement.id} className="block">
          {statement.text}（<Origin statement={statement} />）
        </span>
      ))}
    </>
  )
}

function Origin({ statement: { asOf, kind, source } }: { statement: Statement }) {
  return (
    <>
      <span className="no-wrap">{asOf === '未标日期' ? '页面未标日期' : asOf}</span>
      {kind === 'secondary' && '，转述'}，
      <SourceLink source={source} />
    </>
  )
}

function UniversityLink({ university: { id, name, country } }: Pick<GaokaoMatch, 'university'>) {
  return (
    <Link href={isWholeCountry(id) ? listHref(paths.schools, { country }) : detailPath.school(id)}>
      {name}
    </Link>
  )
}

/** What is known of a university without a line that can be compared. */
function scoreWords({ university: { takes, statements, line } }: GaokaoMatch): string {
  if (takes === 'no') return '不凭高考直接录取'
  if (takes === 'national') return '走内地统招，按志愿投档'
  if (line !== null) {
    return `学校写的是 ${line.low} 分（${fullMarks} 分卷），您的卷子满分不同，怎样折算没有写`
  }
  return unreadWords(statements)
}

/**
 * There is no current number. For a school whose own page was not read, it is not even known whether it accepts the
 * 高考 now.
 */
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
  if (english.kind === 'lowest') return '雅思够到全校最低一档，专业可能更高'
  if (english.kind === 'notGiven') return '另要英语成绩，没有填'
  return `${testNames[english.test]}还差 ${english.size} 分`
}

/** The page before a score is typed: the thresholds as points of 750, and what the other universities publish. */
export function GaokaoList() {
  const matches = matchGaokao({ total: 0, full: fullMarks, english: {} })
  const known = matches
    .filter(({ needed }) => needed !== null)
    .toSorted((a, b) => (a.needed?.low ?? 0) - (b.needed?.low ?? 0))
  const others = matches.filter(({ needed }) => needed === null)
  return (
    <section className={toolSheetStyles.result} aria-label="收高考成绩的海外大学">
      <WordTable
        caption={`收高考成绩的海外大学要多少分；写“满分的几成”的，按满分 ${fullMarks} 折算`}
        matches={known}
        wordsOf={({ needed }) => `${needed?.low} 分起`}
      />
      <Fold label={`没有公布分数线，或另有办法的 ${others.length} 所`} level={2}>
        <WordTable caption="各校怎样写" matches={others} wordsOf={scoreWords} />
      </Fold>
    </section>
  )
}

type WordTableProps = {
  caption: string
  matches: readonly GaokaoMatch[]
  wordsOf: (match: GaokaoMatch) => string
}

/** A requirement, and all universities with it. */
function WordTable({ caption, matches, wordsOf }: WordTableProps) {
  return (
    <DataTable
      isFacts
      isHeadHidden
      caption={caption}
      rows={[...Map.groupBy(matches, wordsOf)]}
      keyOf={([words]) => words}
      head={{ label: '要求', cell: ([words]) => words }}
      columns={[
        {
          id: 'schools',
          label: '学校',
          isWords: true,
          cell: ([, own]) =>
            own.map(({ university }, at) => (
              <span key={university.id}>
                {at > 0 && '、'}
                <UniversityLink university={university} />
              </span>
            )),
        },
      ]}
    />
  )
}
