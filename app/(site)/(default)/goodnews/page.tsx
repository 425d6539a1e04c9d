import { isIndexedList } from '@/components/blocks/listing/indexed'
import { loadStories } from '@/components/features/cases/load-stories'
import { StoryIndex } from '@/components/features/cases/story-index'
import { queryRoute } from '@/components/site/routes'
import { paths } from '@/lib/routing/paths'
import { pageMetadata } from '@/lib/seo/metadata'

const { generateMetadata, page } = queryRoute(
  loadStories,
  ({ state, found }) =>
    pageMetadata({
      title: '录取喜报',
      description:
        '按国家和年份查看录取消息：写明有条件还是无条件、同季其他申请的结果和接下来要办的事，也收录没有结果的申请；另附收到录取信之后六件要做的事。',
      path: paths.goodNews,
      isIndexed: isIndexedList(state, found.list),
    }),
  StoryIndex,
)

export { generateMetadata, page as default }
