import { z } from 'zod'
import { cityGuideSchema } from './city-guide'
import { daySchema, linkSchema, prose } from './fields'
import { contentOperation } from './operation'

export const branchWireSchema = z.object({
  code: z.string().regex(/^[a-z]{2,4}$/),
  city: prose,
  name: prose,
  linkurl: linkSchema,
  overseas: z.boolean(),
})

/** `address`, `hours` and `transport` are null when the company has not filled them in; `sample` means that `teams` are invented. */
export const branchDetailWireSchema = branchWireSchema.extend({
  address: z.string().nullable(),
  phone: prose,
  hours: prose.nullable(),
  transport: z.string().nullable(),
  teams: z.array(z.object({ name: prose, text: prose })),
  sample: z.boolean(),
  /** Open days; empty when none is planned. */
  open_days: z.array(z.object({ date: daySchema, text: prose })),
  /** Null when there is no text about the city; its page then shows the branch alone. */
  guide: cityGuideSchema.nullable(),
})

export const branchOperations = {
  list: contentOperation({
    path: '/v1/filiale',
    summary: '分公司列表：名称与页面地址',
    data: z.array(branchWireSchema),
  }),
  record: contentOperation({
    path: '/v1/filiale/{id}',
    summary:
      '一家分公司；id 是分公司代码，例如 bj。公司未填写的地址、时间和交通为 null；open_days 是已定的开放日；guide 是所在城市的高校、考试、签证与时间，没有写过的为 null',
    data: branchDetailWireSchema,
  }),
}
