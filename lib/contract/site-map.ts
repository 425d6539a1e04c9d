import { z } from 'zod'
import { daySchema, linkSchema, prose } from './fields'
import { contentOperation } from './operation'

export const siteMapSchema = z.array(
  z.object({
    id: prose,
    title: prose,
    list: z
      .array(
        z.object({
          name: prose,
          linkurl: linkSchema,
          /** Day of the page's content; for a list, of the records on it that have no date of their own. */
          updated: daySchema.optional(),
          /** False when the page itself asks not to be indexed. */
          indexed: z.boolean().optional(),
        }),
      )
      .min(1),
  }),
)

export const siteMapOperations = {
  list: contentOperation({
    path: '/v1/map_list',
    summary: '网站地图：按栏目列出现有的公开页面；专题页从路由目录读取，已下线和不收录的不列',
    data: siteMapSchema,
  }),
}
