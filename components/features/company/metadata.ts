import type { Metadata } from 'next'
import type { BranchPage } from '@/lib/api/branches'
import { resolveAlias } from '@/lib/routing/aliases'
import { pageMetadata } from '@/lib/seo/metadata'

/** Address of a branch's page, also when the record contains an alias. */
const companyPath = ({ href }: Pick<BranchPage, 'href'>): string => resolveAlias(href)

/** A branch without a city guide has little content and is not indexed. */
export function companyMetadata(branch: BranchPage): Metadata {
  const { name, guide } = branch
  return pageMetadata({
    title: guide?.title ?? `${name}：联系方式与预约`,
    description:
      guide?.description ?? `${name}的接待时间、热线和预约办法，以及在当地工作的顾问与跟进的案例。`,
    path: companyPath(branch),
    isIndexed: guide !== null,
  })
}
