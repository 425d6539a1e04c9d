import { backgroundProgrammes } from '@/lib/content/background/background'
import { backgroundCategories } from '@/lib/content/background/categories'
import { backgroundOperations, backgroundWireSchema } from '@/lib/contract/background-programmes'
import { answering } from './answering'
import { paginate } from './paginate'

export const backgroundAnswers = answering(backgroundOperations, {
  list: ({ b, ...paging }) => {
    const page = paginate(
      backgroundProgrammes.filter(({ category }) => b === undefined || b.includes(category)),
      paging,
    )
    return {
      ...page,
      list: page.list.map((programme) => backgroundWireSchema.parse(programme)),
      categories: backgroundCategories.map(({ id, name }) => ({
        id,
        name,
        count: backgroundProgrammes.filter(({ category }) => category === id).length,
      })),
    }
  },
  record: (_, id) => backgroundProgrammes.find((programme) => programme.id === id) ?? null,
})
