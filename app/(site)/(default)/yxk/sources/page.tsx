import { loadTotals } from '@/components/features/schools/load-school-list'
import { SourcesPage } from '@/components/features/schools/sources-page'
import { rankings } from '@/lib/schools/rankings'
import { sourcesPath } from '@/lib/schools/school-ids'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata = pageMetadata({
  title: '院校库数据来源与许可',
  description: `院校库数据来源：QS ${rankings.qs.edition}、ARWU ${rankings.arwu.edition}、IPEDS 2022-23、ROR、安大略省开放数据等，逐项写明版本、许可、取了什么和不能说明什么，并列出没有收的资料与原因。`,
  path: sourcesPath,
})

export default async function SchoolSourcesPage() {
  return <SourcesPage totals={await loadTotals()} />
}
