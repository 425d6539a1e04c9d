import type { Metadata } from 'next'
import { DecisionForm } from '@/components/features/tools/decision/decision-form'
import { DecisionHelp, DecisionUse } from '@/components/features/tools/decision/decision-help'
import { DecisionView } from '@/components/features/tools/decision/decision-view'
import { DecisionWays } from '@/components/features/tools/decision/decision-ways'
import { loadDecision } from '@/components/features/tools/decision/load-decision'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
import { shanghaiDate } from '@/lib/core/time'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { findTool } from '@/lib/tools/tools'

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams
  return pageMetadata({
    title: '家庭决策单：四个留学选项并排看',
    description: findTool(paths.decisionSheet).description,
    path: paths.decisionSheet,
    isIndexed: Object.keys(params).length === 0,
  })
}

export default async function DecisionSheetPage({ searchParams }: Props) {
  const { reading, options, sheet, notes, unsure } = await loadDecision(await searchParams)
  const help = (
    <DecisionHelp
      notes={notes}
      unsure={unsure}
      choices={reading.options}
      answers={reading.conditions.input}
    />
  )
  return (
    <ToolPage isWide title="家庭决策单">
      <ToolSplit
        answer={
          sheet === null ? null : (
            <>
              {help}
              <DecisionView
                sheet={sheet}
                options={options}
                answers={reading.conditions.input}
                today={shanghaiDate(new Date())}
              />
            </>
          )
        }
        form={
          <>
            <DecisionForm path={paths.decisionSheet} options={options} conditions={reading.conditions} />
            {sheet === null && <DecisionUse />}
          </>
        }
        ways={
          sheet !== null && (
            <DecisionWays
              options={options}
              answers={reading.conditions.input}
              hasDates={sheet.dates.length > 0}
            />
          )
        }
      >
        {sheet === null && help}
      </ToolSplit>
    </ToolPage>
  )
}
