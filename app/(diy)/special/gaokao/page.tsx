import { GaokaoForm } from '@/components/features/tools/gaokao/gaokao-form'
import { GaokaoList } from '@/components/features/tools/gaokao/gaokao-list'
import { GaokaoOthers, GaokaoResult, loadLowestIelts } from '@/components/features/tools/gaokao/gaokao-result'
import { MethodLink } from '@/components/features/tools/method-link'
import { ToolPage, ToolSplit } from '@/components/features/tools/tool-page'
import { ToolWays } from '@/components/features/tools/tool-ways'
import type { SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { absoluteUrl } from '@/lib/seo/json-ld'
import { gaokaoHref, readGaokao } from '@/lib/tools/gaokao/input'
import { toolMetadata } from '@/lib/tools/tools'

type Props = { searchParams: Promise<SearchParams> }

export const generateMetadata = toolMetadata(paths.gaokao, '高考成绩能申请哪些海外大学：按分数和英语查')

export default async function GaokaoPage({ searchParams }: Props) {
  const reading = readGaokao(await searchParams)
  const { total, full, english, isAsked } = reading
  const href = gaokaoHref(reading)
  const lowest = english.ielts === undefined ? new Map() : await loadLowestIelts()
  return (
    <ToolPage scene="exam" title="高考分数查海外大学">
      <ToolSplit
        answer={
          total === null ? null : <GaokaoResult total={total} full={full} english={english} lowest={lowest} />
        }
        form={
          <>
            {isAsked && total === null && (
              <p role="alert">
                还没有可用的总分。请填 <a href="#score">高考总分</a>
                ，出分前可以先填模考分。
              </p>
            )}
            <GaokaoForm path={paths.gaokao} reading={reading} />
          </>
        }
        ways={
          total !== null && (
            <ToolWays
              path={paths.gaokao}
              address={absoluteUrl(href)}
              form={{
                source: '高考查学校·结果页',
                title: '按分数段核对学校',
                text: '回电时请报省份和想读的专业，顾问逐所查当年的要求；不替学校承诺录取。',
                tool: href,
              }}
            />
          )
        }
      >
        {total === null ? (
          <>
            <GaokaoList />
            <MethodLink of="gaokao" label="这些分数怎么来的" />
          </>
        ) : (
          <GaokaoOthers total={total} full={full} english={english} lowest={lowest} />
        )}
      </ToolSplit>
    </ToolPage>
  )
}
