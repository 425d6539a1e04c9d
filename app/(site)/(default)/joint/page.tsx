import type { Metadata } from 'next'
import { JointListPage } from '@/components/features/guides/joint-list-page'
import { jointTitle } from '@/components/features/guides/joint-words'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = pageMetadata({
  title: jointTitle,
  description:
    '宁波诺丁汉、西交利物浦、上海纽约、昆山杜克、港中文深圳、港科广等中外合作大学：学费、高考怎么录取、湖北投档线、毕业拿什么文凭、在不在教育部名单、留服怎么认证。',
  path: paths.joint,
})

export default function Page() {
  return <JointListPage />
}
