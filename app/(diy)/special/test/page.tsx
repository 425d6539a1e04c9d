import { PersonalityExample } from '@/components/features/tools/personality/personality-example'
import { PersonalityResultView } from '@/components/features/tools/personality/personality-result'
import { PersonalityTest } from '@/components/features/tools/personality/personality-test'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
import { InlineLeadForm } from '@/components/site/lead/inline-form'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { readAnswers, scorePersonality, sentField } from '@/lib/tools/personality'
import { toolMetadata } from '@/lib/tools/tools'

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = toolMetadata(paths.personalityTest, '留学性格测试：三十题看清兴趣方向')

export default async function PersonalityTestPage({ searchParams }: Props) {
  const params = await searchParams
  const answers = readAnswers(params)
  const hasAnswers = Object.keys(answers).length > 0
  const form = <PersonalityTest path={paths.personalityTest} answers={answers} />
  return (
    <ToolPage
      scene="family"
      title="留学性格测试"
      meta="30 个小问题，看看您偏哪一类，适合看哪些专业"
      isStart={!hasAnswers}
    >
      {hasAnswers || params[sentField] !== undefined ? (
        <>
          <PersonalityResultView result={scorePersonality(answers)} />
          {form}
        </>
      ) : (
        <ToolSplit answer={null} form={form}>
          <PersonalityExample path={paths.personalityTest} />
        </ToolSplit>
      )}
      {hasAnswers && (
        <InlineLeadForm
          kind="general"
          source="性格测试·结果页"
          title="拿着结果问顾问"
          text="顾问会看到您留下的这一页结果，从排在前面的兴趣说起，不必从头介绍自己。"
        />
      )}
    </ToolPage>
  )
}
