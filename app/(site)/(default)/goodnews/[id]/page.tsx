import type { Metadata } from 'next'
import { loadStoryPage } from '@/components/features/cases/load-story-page'
import { storyMetadata } from '@/components/features/cases/metadata'
import { StoryPage } from '@/components/features/cases/story-page'
import { MissingRecord } from '@/components/site/errors/missing-record'
import { getStory } from '@/lib/api/stories'
import { missingMetadata } from '@/lib/seo/metadata'

type Props = { params: Promise<{ id: string }> }

/** Rendered at the first request and cached like the other pages of the layout. */
export function generateStaticParams() {
  return []
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const story = await getStory((await params).id)
  return story === null ? missingMetadata : storyMetadata(story)
}

export default async function StoryDetailPage({ params }: Props) {
  const story = await getStory((await params).id)
  if (story === null) return <MissingRecord id={(await params).id} />
  return <StoryPage story={story} {...(await loadStoryPage(story))} />
}
