import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'

const nameInChinese = z.string().regex(/\p{Script=Han}/u, '写城市的中文名')

/** Chinese names of cities, by country and the name in the sources. */
export const cityNameFile = tableOf({
  name: 'city-names',
  file: 'lib/content/places/city-names.yaml',
  title: '城市的中文名',
  schema: z.strictObject({
    names: z.record(
      z.string().regex(/^[a-z]{2}$/, '写两个小写字母的国家代码，例如 us'),
      z.record(z.string().min(1), nameInChinese),
    ),
  }),
})
