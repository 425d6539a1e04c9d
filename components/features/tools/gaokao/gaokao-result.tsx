import { OpenPart, OpenParts } from '@/components/blocks/open-parts'
import { Actions } from '@/components/ui/actions'
import { Fold } from '@/components/ui/fold'
import { WholeValues } from '@/components/ui/whole-values'
import { compareHref, compareLimit } from '@/lib/schools/school-ids'
import { fullMarkNote } from '@/lib/tools/gaokao/input'
import {
  type EnglishScores,
  type GaokaoGroup,
  type GaokaoMatch,
  gaokaoUniversities,
  isInGroup,
  matchGaokao,
} from '@/lib/tools/gaokao/match'
import { MethodLink } from '../method-link'
import '../tools.css'
import { orEmpty } from '@/lib/api/client'
import { listRankedValues } from '@/lib/api/schools'
import { LineTable, Origins, WordsTable } from './gaokao-tables'
import { answerWords, isWholeCountry, placeWords, reachedParts, toldWords } from './gaokao-words'

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
  const inGroup = groupsOf({ total, full, english, ...(lowest && { lowest }) })
  const [reached, weak, missed] = [inGroup('reached'), inGroup('english'), inGroup('missed')]
  const unknown = inGroup('unknown')
  const { both, open } = reachedParts(reached)
  const hasEnglish = Object.keys(english).length > 0
  const note = fullMarkNote(full)
  const comparable = reached
    .flatMap(({ university: { id } }) => (isWholeCountry(id) ? [] : [id]))
    .slice(0, compareLimit)
  return (
    <section data-tool="result" id="result" aria-labelledby="result-title" tabIndex={-1}>
      <p data-tool="what" className="flex items-center justify-between gap-x-3 text-muted text-quiet">
        <span>{toldWords({ total, full, english })}</span>
        <a href="#change" className="print:hidden!">
          修改
        </a>
      </p>
      <h2 id="result-title" data-tool="sheet-answer" className="leading-snug text-xl" data-answer="">
        <WholeValues text={answerWords({ total, full, english }, reached)} />
      </h2>
      <p className="text-muted">
        够线不等于录取：专业、单科、会考和英语另有要求。
        {!hasEnglish && '英语没有填，没有比。'}
        {unknown.length > 0 && <a href="#unstated">另有 {unknown.length} 所收高考，没查到能比的线</a>}
      </p>
      {note !== null && <p>{note}</p>}
      {hasEnglish ? (
        <>
          <LineTable caption={`总分和英语都够的（${both.length}）`} matches={both} />
          <LineTable caption={`总分够、英语没有数可比的（${open.length}），线高的在前`} matches={open} />
        </>
      ) : (
        <LineTable caption={`够最低线的（${reached.length}），线高的在前`} matches={reached} />
      )}
      <LineTable caption={`总分够、英语不够的（${weak.length}）`} matches={weak} />
      <Actions
        primary={{ href: '#tool-form', label: '请顾问核对' }}
        others={comparable.length > 0 ? [{ href: compareHref(comparable), label: '放进院校对照' }] : []}
      />
      {reached.length > 0 && (
        <p className="text-muted">没有另写英语分数的，按课程页的要求交雅思、托福等成绩。</p>
      )}
      {missed.length > 0 && (
        <Fold
          label={`高考分不够的${placeWords(missed)}，差得少的在前`}
          level={3}
          isOpen={reached.length === 0}
        >
          <LineTable caption="最低线和差多少" matches={missed} />
        </Fold>
      )}
    </section>
  )
}

/** What the pages of the schools say besides their lines, and the schools without one. */
export function GaokaoOthers(props: GaokaoResultProps) {
  const inGroup = groupsOf(props)
  const refused = inGroup('refused')
  return (
    <>
      <Unstated matches={inGroup('unknown')} />
      <OpenParts isText>
        <OwnWords matches={[...inGroup('reached'), ...inGroup('english'), ...inGroup('missed')]} />
      </OpenParts>
      <OpenParts>
        {refused.length > 0 && (
          <OpenPart label={`写明不凭高考直接录取的 ${refused.length} 所`}>
            <WordsTable caption="学校页面怎样写" matches={refused} />
          </OpenPart>
        )}
      </OpenParts>
      <MethodLink of="gaokao" label="这些分数怎么来的" />
    </>
  )
}

/** The universities by group. */
function groupsOf({ total, full, english, lowest }: GaokaoResultProps) {
  const matches = matchGaokao({ total, full, english, ...(lowest && { lowest }) })
  return (group: GaokaoGroup) => matches.filter((match) => isInGroup(match, group))
}

/** What each page says besides the total: marks of the school years, subjects, English. On wide screens the sources are in the table above. */
function OwnWords({ matches }: { matches: readonly GaokaoMatch[] }) {
  if (matches.length === 0) return null
  return (
    <OpenPart label="学校各怎样写：均分、会考、专业另要什么">
      <ul className="list-disc ps-[1.25em]">
        {matches.map(({ university: { id, name, statements } }) => (
          <li key={id}>
            <strong>{name}</strong>：{statements.map(({ text }) => text).join('')}
            <span className="lg:hidden">
              <Origins statements={statements} />
            </span>
          </li>
        ))}
      </ul>
    </OpenPart>
  )
}

/** Universities that accept the 高考 and publish no score that can be compared. */
function Unstated({ matches }: { matches: readonly GaokaoMatch[] }) {
  if (matches.length === 0) return null
  return (
    <Fold id="unstated" label={`没查到（${matches.length} 所）：收高考，没有能直接比的分数线`} level={3}>
      <p>没有分数线不等于够不着，也不等于够得着，要按各校内地招生页申请。</p>
      <WordsTable
        caption="请到学校页面按专业查，或写信问招生办公室。注明“转述”的，学校自己的页面没查到，现在收不收也以学校页面为准"
        matches={matches}
      />
    </Fold>
  )
}

/** The lowest IELTS score of the universities that publish something about the 高考, by id. */
export async function loadLowestIelts(): Promise<ReadonlyMap<string, number>> {
  const countries = new Set(gaokaoUniversities().map(({ country }) => country))
  const found = await Promise.all([...countries].map((code) => orEmpty(listRankedValues(code, ['ielts']))))
  return new Map(
    found.flat().flatMap(({ id, values }) => {
      const lowest = values.get('ielts')?.num
      return lowest == null ? [] : [[id, lowest] as const]
    }),
  )
}
