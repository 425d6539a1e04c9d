import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { gaokaoHref } from '@/lib/tools/gaokao/input'
import { fullMarks, type GaokaoMatch, isInGroup, matchGaokao } from '@/lib/tools/gaokao/match'
import '../tools.css'
import { LineTable, UniversityLinks } from './gaokao-tables'
import { answerWords, scoreWords, toldWords } from './gaokao-words'

const example = { total: 600, full: fullMarks, english: {} }

/** What the tool answers, beside the empty form. */
function Example() {
  const reached = matchGaokao(example).filter((match) => isInGroup(match, 'reached'))
  return (
    <section aria-labelledby="example" className="grid gap-3">
      <h2 id="example" className="text-lg">
        样例：{toldWords(example)}
      </h2>
      <p>{answerWords(example, reached)}。</p>
      <LineTable caption="线高的三条" matches={reached.slice(0, 3)} hasSources={false} />
      <p>
        <Link href={gaokaoHref(example)} className="inline-flex items-center min-h-target">
          看整份样例
        </Link>
      </p>
    </section>
  )
}

/** The page before a score is typed: an example, the thresholds as points of 750, and what the other universities publish. */
export function GaokaoList() {
  const matches = matchGaokao({ total: 0, full: fullMarks, english: {} })
  const known = matches
    .filter(({ needed }) => needed !== null)
    .toSorted((a, b) => (a.needed?.low ?? 0) - (b.needed?.low ?? 0))
  const others = matches.filter(({ needed }) => needed === null)
  return (
    <section data-tool="result" aria-label="收高考成绩的海外大学">
      <Example />
      <WordTable
        caption={`收高考成绩的海外大学要多少分；写“满分的几成”的，按满分 ${fullMarks} 折算`}
        matches={known}
        wordsOf={({ needed }) => `${needed?.low} 分起`}
      />
      <Fold label={`没有能直接比的分数线，或另有办法的 ${others.length} 所`} level={2}>
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
      columns={(column) => [column.words('学校', ([, own]) => <UniversityLinks matches={own} />)]}
    />
  )
}
