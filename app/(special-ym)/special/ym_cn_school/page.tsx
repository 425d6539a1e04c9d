import type { Metadata } from 'next'
import { ImmigrationNews } from '@/components/features/immigration/immigration-news'
import { SchoolInChinaPage } from '@/components/features/immigration/school-in-china-page'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

export const metadata: Metadata = pageMetadata({
  title: '身份与国内升学：华侨生联考、国际学生的条件',
  description:
    '办永居或换护照后孩子考国内大学的真实条件：华侨生联考的 540 天与 900 天、父母的居住要求、移民后以国际学生身份报考的四年与两年，逐条写明出处与年份。',
  path: paths.schoolInChina,
})

export default function Page() {
  return (
    <>
      <SchoolInChinaPage />
      <ImmigrationNews />
    </>
  )
}
