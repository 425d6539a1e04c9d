import { listStories } from '@/lib/collections/kinds/story'
import { storyOperations } from '@/lib/contract/stories'
import { answering } from './answering'
import { paginate } from './paginate'

export const storyAnswers = answering(storyOperations, {
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
