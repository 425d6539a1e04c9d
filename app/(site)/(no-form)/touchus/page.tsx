import { ContactPage } from '@/components/features/people/contact-page'
import { listBranchDetails } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { company } from '@/lib/collections/kinds/company'
import { env } from '@/lib/core/env'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'
import { site } from '@/lib/site'

export const metadata = pageMetadata({
  title: '联系我们：热线、分公司与来访准备',
  description: `热线 ${site.hotline}，内地各城与香港、新加坡分公司的名单与接待时间、来访前怎样准备、当天不必签约的提醒，以及从内部登记到外部渠道的投诉次序。`,
  path: paths.contact,
})

export default async function TouchUsPage() {
  const { COMPANY_NAME, COMPANY_ADDRESS } = env()
  return (
    <ContactPage
      branches={await orEmpty(listBranchDetails())}
      company={{
        name: COMPANY_NAME ?? null,
        address: COMPANY_ADDRESS ?? null,
        licence: company().business_licence,
      }}
    />
  )
}
