import { z } from 'zod'
import { collectionOf, tableOf } from '@/lib/collections/collection'
import { byOrder, orderField } from '@/lib/collections/known-id'
import { backgroundDetailWireSchema, backgroundPageSchema } from '@/lib/contract/background-programmes'
import { prose, proseList } from '@/lib/contract/fields'

/** Names of the category ids of the header links, in their order; and what applies to every programme. */
export const backgroundTerms = tableOf({
  name: 'background-terms',
  file: 'lib/content/background/terms.yaml',
  title: '背景提升通用的话',
  schema: z.strictObject({
    categories: z.array(
      z.strictObject({
        ...backgroundPageSchema.shape.categories.element.omit({ count: true }).shape,
        /** The purpose of its programmes. */
        aim: prose,
      }),
    ),
    never_done: proseList,
  }),
})

const category = backgroundDetailWireSchema.shape.category.refine(
  (id) => backgroundTerms.read().categories.some((known) => known.id === id),
  {
    error: () =>
      `没有这个类别，只能写 ${backgroundTerms
        .read()
        .categories.map(({ id, name }) => `${id}（${name}）`)
        .join('、')} 之一`,
  },
)

export const backgroundFiles = collectionOf({
  name: 'background-programme',
  folder: 'lib/content/background/programmes',
  title: '背景提升项目',
  schema: backgroundDetailWireSchema
    .omit({ id: true, category_name: true })
    .extend({ ...orderField, category }),
  record: ({ order: _, ...written }, id) => ({ id, ...written }),
  compare: byOrder,
})
