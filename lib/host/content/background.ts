import { z } from 'zod'
import { derivedFrom } from '@/lib/collections/derived'
import { backgroundFiles, backgroundTerms } from '@/lib/collections/kinds/background-programme'
import { backgroundDetailWireSchema } from '@/lib/contract/background-programmes'

/** The categories in the order of the header link. */
export const backgroundCategories = () =>
  backgroundTerms.read().categories.map(({ id, name }) => ({ id, name }))

/** Every programme, by category in the order of the header link. */
export const listBackgroundProgrammes = derivedFrom(
  () => [backgroundFiles.list(), backgroundTerms.read()],
  (programmes, { categories, never_done }) => {
    const rankOf = (category: number) => categories.findIndex(({ id }) => id === category)
    return z.array(backgroundDetailWireSchema).parse(
      programmes
        .map((programme) => ({
          ...programme,
          category_name: categories.find(({ id }) => id === programme.category)?.name,
          not_done: [...programme.not_done, ...never_done],
        }))
        .toSorted((a, b) => rankOf(a.category) - rankOf(b.category)),
    )
  },
)
