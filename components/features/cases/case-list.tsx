import { ResultCards } from '@/components/blocks/case-cards'
import { ListPage } from '@/components/blocks/listing/list-page'
import type { NameOf } from '@/components/blocks/listing/names'
import { NobodyPublished } from '@/components/blocks/listing/nobody-published'
import { NoteGrid } from '@/components/blocks/note-grid'
import { toCaseFacts } from '@/components/features/records'
import type { CaseStudy } from '@/lib/api/cases'
import { adviceOn } from '@/lib/collections/kinds/advice'
import { caseLabels } from '@/lib/collections/kinds/labels'
import { EvidenceGrades } from './evidence-grades'
import type { CaseListData } from './load-cases'
import { countResults, tallyResults } from './tally'

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
      <ResultCards label="案例" cards={list.map((study) => toCard(study, countryOf))} />
    </ListPage>
  )
}

/** A case as a card: destination, level, background, and the results of its applications. */
const toCard = (study: CaseStudy, countryOf: NameOf) => ({
  ...toCaseFacts(study, countryOf),
  line: [
    caseLabels.read().levels[study.level],
    `${study.year} 年入学`,
    ...(study.sample ? [] : [`证据 ${study.evidence}`]),
  ].join(' · '),
  text: `${study.background.school}，${study.background.gpa}`,
  results: countResults([study]),
})

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
