import { DataTable } from '@/components/ui/data-table'
import { Fold } from '@/components/ui/fold'
import { fullMarks, type GaokaoMatch, matchGaokao } from '@/lib/tools/gaokao/match'
import '../tools.css'
import { UniversityLinks } from './gaokao-tables'
import { scoreWords } from './gaokao-words'

/** The page before a score is typed: the thresholds as points of 750, and what the other universities publish. */
export function GaokaoList() {
  const matches = matchGaokao({ total: 0, full: fullMarks, english: {} })
  const known = matches
    .filter(({ needed }) => needed !== null)
    .toSorted((a, b) => (a.needed?.low ?? 0) - (b.needed?.low ?? 0))
  const others = matches.filter(({ needed }) => needed === null)
  return (
    <section data-tool="result" aria-label="收高考成绩的海外大学">
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
