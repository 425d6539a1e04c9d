import { describe, expect, it } from 'vitest'
import { backgroundCategories, listBackgroundProgrammes } from '@/lib/host/content/background'
import { backgroundCategoryIds } from '@/lib/site'
import { bannedWords, lookalikes, money, textsOf } from './prose'

const backgroundProgrammes = listBackgroundProgrammes()

describe('background enhancement', () => {
  it('has the categories of the specification in their order, each with at least two programmes', () => {
    expect(backgroundCategories().map(({ id }) => id)).toEqual([...backgroundCategoryIds])
    expect(backgroundProgrammes.length).toBeGreaterThanOrEqual(16)
    for (const { id } of backgroundCategories()) {
      expect(
        backgroundProgrammes.filter(({ category }) => category === id).length,
        String(id),
      ).toBeGreaterThanOrEqual(2)
    }
    const ids = backgroundProgrammes.map(({ id }) => id)
    expect(ids).toEqual([...new Set(ids)])
  })

  it.each(backgroundProgrammes.map((programme) => [programme.id, programme] as const))(
    '%s is complete',
    (_, programme) => {
      expect(programme.weeks.length).toBeGreaterThanOrEqual(3)
      expect(programme.not_done.join()).toContain('不承诺录取、奖项、发表或转正')
      expect(programme.not_done.join()).toContain('不代做')
    },
  )

  it.each([
    [6, '不代写、不代投、不买版面、不添加没有贡献的作者'],
    [2, '不出售岗位，不开具虚假证明，不收取任何“内推费”'],
    [10, '不出售时数证明'],
  ])('category %i says what it does not do: %s', (category, line) => {
    const lines = backgroundProgrammes
      .filter((programme) => programme.category === category)
      .flatMap((programme) => programme.not_done)
    expect(lines).toContain(line)
  })

  it('contains no forbidden claim and no price, and no two programmes have the same text', () => {
    const found = textsOf(backgroundProgrammes).filter(
      ([, text]) => bannedWords.test(text) || money.test(text),
    )
    expect(found).toEqual([])
    expect(
      lookalikes(
        backgroundProgrammes.map(({ not_done: _, ...own }) => [own.id, own] as const),
        0.1,
      ),
    ).toEqual([])
  })
})
