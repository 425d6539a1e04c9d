import { grouped } from '@/lib/core/numbers'

/** Countries with the number of their schools, the most first. */
type Counts = readonly { name: string; count: number }[]

/** Where most universities are: 院校库 3,079 所大学里，1,508 所在美国，其次是日本 253 所、德国 209 所. Null without any. */
export function worldWords(counts: Counts): string | null {
  const [first] = counts
  if (first === undefined) return null
  const all = `院校库 ${grouped(counts.reduce((sum, { count }) => sum + count, 0))} 所大学`
  if (counts.length === 1) return `${all}都在${first.name}`
  const most = counts.filter(({ count }) => count === first.count)
  if (most.length > 1)
    return `${all}里，${most.map(({ name }) => name).join('、')}各 ${grouped(first.count)} 所`
  const next = counts.slice(1, 3).map(({ name, count }) => `${name} ${grouped(count)} 所`)
  return `${all}里，${grouped(first.count)} 所在${first.name}，其次是${next.join('、')}`
}
