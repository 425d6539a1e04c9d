import { expect, it } from 'vitest'
import { getBackgroundProgramme, listBackgroundProgrammes } from '@/lib/api/background-programmes'
import { backgroundPageSchema } from '@/lib/contract/background-programmes'
import { describeContentOperations, malformed } from './describe-operations'

const problem = '参数 b 有误：类别要写成编号，用逗号隔开，只能是 1、2、3、4、6、8、9、10'

describeContentOperations('background enhancement', (calls) => {
  const { answerOf, dataOf } = calls

  it('serves the header’s link, which names every category', async () => {
    const all = await dataOf('/v1/bjts?limit=60', backgroundPageSchema)
    expect(await dataOf('/v1/bjts?b=1,2,3,4,6,8,9,10&limit=60', backgroundPageSchema)).toEqual(all)
    expect(all.categories.map(({ id, name }) => [id, name])).toEqual([
      [1, '科研项目'],
      [2, '名企实习'],
      [3, '国际竞赛'],
      [4, '公益实践'],
      [6, '论文发表指导'],
      [8, '艺术作品集'],
      [9, '游学与夏校'],
      [10, '志愿与社团'],
    ])
    expect(new Set(all.list.map(({ category }) => category))).toEqual(new Set([1, 2, 3, 4, 6, 8, 9, 10]))
  })

  it('filters by one category or several and counts all the same', async () => {
    const all = await dataOf('/v1/bjts', backgroundPageSchema)
    for (const { id, count } of all.categories) {
      const page = await dataOf(`/v1/bjts?b=${id}&limit=60`, backgroundPageSchema)
      expect(page.total).toBe(count)
      expect(page.categories).toEqual(all.categories)
      expect(page.list.every(({ category }) => category === id)).toBe(true)
    }
    const two = await dataOf('/v1/bjts?b=6,10&limit=60', backgroundPageSchema)
    expect([...new Set(two.list.map(({ category }) => category))]).toEqual([6, 10])
  })

  it.each(['b=5', 'b=7', 'b=1,11', 'b=1,,2', 'b=a', 'b=1;2', `b=${'1,'.repeat(40)}1`])(
    'refuses %s',
    async (query) => {
      expect(await answerOf(`/v1/bjts?${query}`)).toEqual(malformed(problem))
    },
  )
})

it('gives pages programmes with links', async () => {
  const page = await listBackgroundProgrammes({ b: '8', limit: 1 })
  expect(page.list[0]).toMatchObject({
    category: 8,
    categoryName: '艺术作品集',
    href: '/bjts_list/portfolio-design',
  })
  expect(page.categories).toHaveLength(8)
  const programme = await getBackgroundProgramme('writing-paper-basics')
  expect(programme?.notDone).toContain('不代写、不代投、不买版面、不添加没有贡献的作者')
  expect(programme?.weeks.length).toBeGreaterThan(3)
  expect(await getBackgroundProgramme('nothing')).toBeNull()
  expect(await getBackgroundProgramme('..')).toBeNull()
})
