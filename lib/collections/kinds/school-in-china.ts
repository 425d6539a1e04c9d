import { z } from 'zod'
import { statementId } from '@/lib/blocks/text'
import { tableOf } from '@/lib/collections/collection'
import { refuseClaims } from '@/lib/collections/fields'
import { prose, proseList, sourceSchema } from '@/lib/contract/fields'

/** What a foreign identity changes for school in China, by the papers of a child, and what it does not. */
export const schoolInChina = tableOf({
  name: 'school-in-china',
  file: 'lib/content/labels/school-in-china.yaml',
  title: '身份与国内升学',
  schema: z
    .strictObject({
      columns: z.tuple([prose], prose),
      routes: z.array(z.strictObject({ label: prose, cells: proseList })).min(1),
      /** Statements of the registry, printed with their sources. */
      rules: z.array(statementId).min(1),
      unchanged: proseList,
      registers: z.array(sourceSchema.strict()).min(1),
      questions: z.array(z.strictObject({ question: prose, answer: prose })).min(1),
    })
    .superRefine(({ columns, routes }, context) =>
      routes.forEach(({ cells }, at) => {
        if (cells.length !== columns.length - 1)
          context.addIssue({
            code: 'custom',
            path: ['routes', at, 'cells'],
            message: `要写 ${columns.length - 1} 格，与 columns 对齐`,
          })
      }),
    ),
  refuse: refuseClaims,
})
