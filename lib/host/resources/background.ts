import { backgroundOperations, backgroundWireSchema } from '@/lib/contract/background-programmes'
import { backgroundCategories, listBackgroundProgrammes } from '@/lib/host/content/background'
import { answering } from './answering'
import { paginate } from './paginate'

export const backgroundAnswers = answering(backgroundOperations, {
  list: ({ b, ...paging }) => {
    const page = paginate(
      listBackgroundProgrammes().filter(({ category }) => b === undefined || b.includes(category)),
      paging,
    )
    return {
      ...page,
      list: page.list.map((programme) => backgroundWireSchema.parse(programme)),
      categories: backgroundCategories().map(({ id, name }) => ({
        id,
        name,
        count: listBackgroundProgrammes().filter(({ category }) => category === id).length,
      })),
    }
  },
  record: (_, id) => listBackgroundProgrammes().find((programme) => programme.id === id) ?? null,
})
