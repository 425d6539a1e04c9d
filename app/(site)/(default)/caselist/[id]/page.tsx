import type { Metadata } from 'next'
import { countryNames } from '@/components/blocks/listing/names'
import { CasePage } from '@/components/features/cases/case-page'
import { describeIn } from '@/components/features/people/description'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getAdvisor } from '@/lib/api/advisors'
import { getCase, listCases } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const study = await getCase((await params).id)
  if (study === null) return missingMetadata
  const { title, summary, background, href, sample } = study
  return pageMetadata({
    title,
    description: describeIn(
      `背景：${background.school}，${background.gpa}。`,
      summary,
      '写明全部申请与结果、时间线、各自做了什么。',
      '也写如果重来会怎么改。',
    ),
    path: href,
    kind: 'article',
    isIndexed: !sample,
  })
}

export default async function CaseDetailPage({ params }: Props) {
  const study = await getCase((await params).id)
  if (study === null) return <MissingRecord id={(await params).id} />
  const { id, country, group, level } = study
  const [countries, [advisor], sameCountry, sameField] = await Promise.all([
    orEmpty(listCountries()),
    orEmpty(getAdvisor(study.advisor).then((found) => (found === null ? [] : [found]))),
    orEmpty(listCases({ country, level, limit: 4 }).then(({ list }) => list)),
    orEmpty(listCases({ group, limit: 6 }).then(({ list }) => list)),
  ])
  const others = [...sameCountry, ...sameField].filter((item) => item.id !== id)
  const related = [...new Map(others.map((item) => [item.id, item])).values()].slice(0, 5)
  return (
    <CasePage
      study={study}
      countryName={countryNames(countries)(country)}
      advisor={advisor ?? null}
      related={related}
    />
  )
}
