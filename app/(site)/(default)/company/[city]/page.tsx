import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { CompanyPage } from '@/components/company/company-page'
import { loadCompanyPage } from '@/components/company/load-company-page'
import { companyMetadata } from '@/components/company/metadata'
import { getBranch, listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'

type Props = { params: Promise<{ city: string }> }

/** Every branch at build time. Without a list, which another host may fail to give, a page is made when it is asked for. */
export async function generateStaticParams() {
  const branches = await orEmpty(listBranches())
  return branches.map(({ code }) => ({ city: code }))
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const branch = await getBranch((await params).city)
  return branch === null ? {} : companyMetadata(branch)
}

export default async function CityCompanyPage({ params }: Props) {
  const branch = await getBranch((await params).city)
  if (branch === null) notFound()
  return <CompanyPage branch={branch} {...(await loadCompanyPage(branch))} />
}
