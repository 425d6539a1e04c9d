import type { Metadata } from 'next'
import { CompanyPage } from '@/components/features/company/company-page'
import { loadCompanyPage } from '@/components/features/company/load-company-page'
import { companyMetadata } from '@/components/features/company/metadata'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getBranch, listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ city: string }> }

/**
 * Renders every branch in the build. Without a list, which another host may not provide, a page is rendered at its
 * first request.
 */
export async function generateStaticParams() {
  const branches = await orEmpty(listBranches())
  return branches.map(({ code }) => ({ city: code }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const branch = await getBranch((await params).city)
  return branch === null ? missingMetadata : companyMetadata(branch)
}

export default async function CityCompanyPage({ params }: Props) {
  const branch = await getBranch((await params).city)
  if (branch === null) return <MissingRecord id={(await params).city} />
  return <CompanyPage branch={branch} {...(await loadCompanyPage(branch))} />
}
