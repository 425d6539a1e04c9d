import type { Metadata } from 'next'
import { countryNames } from '@/components/blocks/listing/names'
import { StoryPage } from '@/components/features/cases/story-page'
import { describeIn } from '@/components/features/people/description'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getCase } from '@/lib/api/cases'
import { orEmpty } from '@/lib/api/client'
import { listCountries } from '@/lib/api/countries'
import { getStory, listStories } from '@/lib/api/stories'
import { missingMetadata, pageMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const story = await getStory((await params).id)
  if (story === null) return missingMetadata
  const { title, text, href, sample } = story
  return pageMetadata({
    title,
    description: describeIn(
      text,
      '写明录取条件、同季其他结果与接下来要办的事。',
      '不是成功率，也不推算他人结果。',
    ),
    path: href,
    kind: 'article',
    isIndexed: !sample,
  })
}

export default async function StoryDetailPage({ params }: Props) {
  const story = await getStory((await params).id)
  if (story === null) return <MissingRecord id={(await params).id} />
  const { id, country, caseId } = story
  const [countries, [study], sameCountry, newest] = await Promise.all([
    orEmpty(listCountries()),
    caseId === null ? [] : orEmpty(getCase(caseId).then((found) => (found === null ? [] : [found]))),
    orEmpty(listStories({ country, limit: 4 }).then(({ list }) => list)),
    orEmpty(listStories({ limit: 6 }).then(({ list }) => list)),
  ])
  const others = [...sameCountry, ...newest].filter((item) => item.id !== id)
  const related = [...new Map(others.map((item) => [item.id, item])).values()].slice(0, 5)
  return (
    <StoryPage
      story={story}
      countryName={countryNames(countries)(country)}
      study={study ?? null}
      related={related}
    />
  )
}
