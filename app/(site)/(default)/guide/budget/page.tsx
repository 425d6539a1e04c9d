import type { Metadata } from 'next'
import { BudgetPage, budgetTitle } from '@/components/features/guides/budget-page'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = pageMetadata({
  title: budgetTitle,
  description:
    '按一年预算看能去哪里读本科和硕士：17 个国家和地区的学费加生活费，全程平均到每年折成人民币，写明合计含哪些、按哪一年的价、还差哪一项，逐项可查来源。',
  path: paths.budget,
})

export default function Page() {
  return <BudgetPage />
}
