import { z } from 'zod'
import { prose } from './fields'
import { contentOperation } from './operation'

const linkWireSchema = z.object({
  name: prose,
  url: z.url({ protocol: /^https?$/ }),
})

export const linkListSchema = z.array(linkWireSchema)

export const linkOperations = {
  list: contentOperation({ path: '/v1/link', summary: '友情链接：留学相关的官方网站', data: linkListSchema }),
}
