import type { ReactNode } from 'react'
import { BottomForm } from '@/components/site/lead/bottom-form'
import { getBranch } from '@/lib/api/branches'

type Props = { children: ReactNode; params: Promise<{ id: string }> }

export default async function CompanyLayout({ children, params }: Props) {
  const branch = await getBranch((await params).id)
  return (
    <>
      {children}
      {branch === null ? (
        <BottomForm kind="general" title="想和一家分公司的顾问谈谈" source="页面底部·分公司" />
      ) : (
        <BottomForm
          kind="general"
          title="想和这家分公司的顾问谈谈"
          source={`页面底部·分公司·${branch.city}`}
          branch={branch.code}
        />
      )}
    </>
  )
}
