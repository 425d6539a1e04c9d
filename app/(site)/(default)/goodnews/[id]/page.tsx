import { storyMetadata } from '@/components/features/cases/metadata'
import { loadStoryPage, StoryPage } from '@/components/features/cases/story-page'
import { recordRoute } from '@/components/site/routes'
import { getStory } from '@/lib/api/stories'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getStory,
  storyMetadata,
  async (story) => <StoryPage story={story} {...(await loadStoryPage(story))} />,
)

export { generateMetadata, generateStaticParams, page as default }
