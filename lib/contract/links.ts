import { z } from 'zod'
import { contentCall } from './call'
import { prose } from './fields'

const linkWireSchema = z.object({
  name: prose,
  url: z.url({ protocol: /^https?$/ }),
})

export const linkListSchema = z.array(linkWireSchema)

export const linkCalls = {
  list: contentCall({ path: '/v1/link', summary: '友情链接：留学相关的官方网站', data: linkListSchema }),
}
