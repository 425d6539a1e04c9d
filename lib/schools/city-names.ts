import { z } from 'zod'
import written from '@/lib/content/places/city-names.json' with { type: 'json' }

const names = z.record(z.string().min(1), z.string().regex(/\p{Script=Han}/u, '城市的中文名'))

/**
 * Chinese names of cities, by country and the name in the sources.
 * @throws when a name is missing or not Chinese
 */
export const cityNames: Readonly<Record<string, Readonly<Record<string, string>>>> = z
  .record(z.string().regex(/^[a-z]{2}$/, '国家代码'), names)
  .parse(written)
