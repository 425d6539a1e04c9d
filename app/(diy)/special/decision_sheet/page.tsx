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

type Props = { searchParams: Promise<SearchParams> }

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const params = await searchParams
  return pageMetadata({
    title: '家庭决策单：四个留学选项并排看',
    description:
      '把至多四所学校或四个国家放在一张表里：每年和全程多少万元、条件够不够、哪天截止、有什么风险、还不知道什么问谁，每条有出处；可打印，导出日历和表格。',
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
