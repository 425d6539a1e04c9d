import { ResultMark, resultNames } from '@/components/blocks/case-cards'
import { ListPage } from '@/components/blocks/listing/list-page'
import type { NameOf } from '@/components/blocks/listing/names'
import { NobodyPublished } from '@/components/blocks/listing/nobody-published'
import { NoteGrid } from '@/components/blocks/note-grid'
import { RecordList, type RecordRow } from '@/components/blocks/record-list'
import { Flag } from '@/components/ui/flag'
import type { CaseStudy } from '@/lib/api/cases'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { EvidenceGrades } from './evidence-grades'
import type { CaseListData } from './load-cases'
import { tallyResults } from './tally'

/** The cases with filters, and how to read them. */
export function CaseList({ all, countryOf, ...page }: CaseListData) {
  const { list } = page.found
  const isSample = list.some(({ sample }) => sample)
  return (
    <ListPage
      scene="letter"
      crumb="案例"
      title="案例库"
      folds={[
        ...(all > 0 && !isSample
          ? [
              {
                id: 'evidence',
                label: '证据等级是什么意思',
                body: (
                  <>
                    <p>我们核对到哪一步，就写到哪一步。等级只说明文件核对过没有，与录取好坏无关。</p>
                    <EvidenceGrades />
                  </>
                ),
              },
            ]
          : []),
        {
          id: 'reading',
          label: '怎样读一份案例',
          body: (
            <>
              {all > 0 && (
                <p>
                  每份案例写明背景院校、均分怎么算、考试、递交过的全部学校和各自的结果，分开写学生做了什么、顾问做了什么，也写下如果重来会怎么改。均分档按成绩单自己的分制划分，只供查找，不作换算。份数不是成功率，不能用来推算录取可能。
                </p>
              )}
              <NoteGrid isNarrow notes={adviceOn('cases')} />
            </>
          ),
        },
      ]}
      {...page}
      openFilters={2}
      unit={isSample ? '份案例（示例）' : '份案例'}
      order={
        <p>
          {isSample
            ? '示例，不对应真实学生；学校和结果都是拟的。'
            : `本页 ${list.length} 份${tallyResults(list)}。这是展示数量，不是成功率。`}
        </p>
      }
      absent={all === 0 ? <NoCases /> : undefined}
      empty={<p>没有同时符合这些条件的案例。没有案例不代表不能申请，只是我们没有可以给您看的记录。</p>}
      relaxed={{ unit: '份', all: '查看全部案例' }}
    >
      <RecordList label="案例" rows={list.map((study) => toRow(study, countryOf))} />
    </ListPage>
  )
}

/** A case as a row: destination, level, background, and the result of each application. */
function toRow(study: CaseStudy, countryOf: NameOf): RecordRow {
  const { href, title, sample, country, level, year, background, applied } = study
  return {
    href,
    title,
    isSample: sample,
    sign: <Flag code={country} width={21} />,
    line: `${countryOf(country)}，${caseLabels.read().levels[level]}，${year}\u00a0年入学，${background.school}，${background.gpa}${sample ? '' : `，证据 ${study.evidence}`}`,
    value: <ResultCounts applied={applied} />,
  }
}

/** Replaces the cases while none may be shown. */
function NoCases() {
  return (
    <NobodyPublished
      heading="现在没有可以公开的案例"
      notes={adviceOn('no-cases')}
      action="请顾问讲相近的情况"
    />
  )
}

/** The number of applications for each result; results without applications are left out. */
function ResultCounts({ applied }: Pick<CaseStudy, 'applied'>) {
  return (['offer', 'waitlist', 'refused'] as const).map((result) => {
    const count = applied.filter((school) => school.result === result).length
    return (
      count > 0 && (
        <span key={result} className="flex items-center gap-1 text-xs whitespace-nowrap">
          <ResultMark result={result} />
          {resultNames[result]} {count}
        </span>
      )
    )
  })
}
