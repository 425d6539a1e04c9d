import { listStories } from '@/lib/content/stories'
import { storyCalls } from '@/lib/contract/stories'
import { answering } from './operation'
import { paginate } from './paginate'

export const storyOperations = answering(storyCalls, {
  list: ({ country, year, ...paging }) =>
    paginate(
      listStories().filter(
        (story) =>
          (country === undefined || story.country === country) && (year === undefined || story.year === year),
      ),
      paging,
    ),
  record: (_, id) => listStories().find((story) => story.id === id) ?? null,
})
