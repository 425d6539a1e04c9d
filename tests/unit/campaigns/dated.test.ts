import { describe, expect, it } from 'vitest'
import { faultsOfDated, withOverDays } from '@/lib/campaigns/dated'
import { list, table } from '@/tests/support/table'

const page = (text: string, dated: Record<string, string>) => ({
  seo: { title: '标题', description: '摘要' },
  sections: [{ type: 'prose', paragraphs: [text] }],
  dated,
})

/** Days with what a page says of them: `9 月=recurring`. */
const datedOf = (cell: string) => Object.fromEntries(list(cell).map((day) => day.split('=')))

describe('a day that is written by hand on a page', () => {
  it.each(
    table(
      `
      9 月 10 日开营 |  | 写了“9 月 10 日”
      今年九月开营 |  | 写了“九月”
      2027 年 10 月入学，五月就该递交 | 2027 年 10 月=2027-10-31 | 写了“五月”
      2025-09-01 至 12-01 报名 | 2025-09-01=history | 写了“12-01”
      2026 年冬开始准备 |  | 写了“2026 年冬”
      2026 年冬开始准备 | 2026 年冬=2026-12-31 | 到 2027-02-28 为止
      2027 年秋季入学 | 2027 年秋季=recurring | 有年份，不会每年都有
      2027 年 9 月入学 | 2027 年 9 月=2027-10-31 | 没有 closes 的 2027-10-31
      随时可以报名 | 9 月 10 日=recurring | 没有手写的“9 月 10 日”
      九月入学 | 九月=recurring | “九月”没有年份，不用说每年都有
      九月入学 | 9 月=2027-09-30 | 没有手写的“9 月”
    `,
      [String, datedOf, String],
    ),
  )('%s with %o is refused', (text, dated, remedy) => {
    expect(
      faultsOfDated(page(text, dated))
        .map(({ message }) => message)
        .join('\n'),
    ).toContain(remedy)
  })

  it.each(
    table(
      `
      随时可以报名，{{ucas.main}} 截止 |
      九月入学，2–3 月出结果 |
      3 月 14 日是圆周率日 | 3 月 14 日=recurring
      2027 年的报名期看公告，近年的报名在三月。九月入学 | 三月=recurring
      2027 年 2 至 3 月面试 | 2027 年 2 至 3 月=2027-03-31
      2027–28 学年的价 |
      2027 年夏秋投递 | 2027 年夏秋=2027-11-30
      从 2025 年秋季起涨价 | 2025 年秋季=history
      每年秋季入学 |
    `,
      [String, datedOf],
    ),
  )('%s with %o is accepted', (text, dated) => {
    expect(faultsOfDated(page(text, dated))).toEqual([])
  })

  it('is asked once, at its first place, and also in title and description', () => {
    const [september, october] = ['2027 年 9 月', '2027 年 10 月']
    const twice = {
      ...page(`${september}入学，${september}开学`, {}),
      seo: { title: `${september}的事`, description: october },
    }
    expect(faultsOfDated(twice).map(({ path }) => path.join('.'))).toEqual(['seo.title', 'seo.description'])
  })
})

it('is refused in a title or a description when it ends, for search results keep them', () => {
  const seo = { title: '2027 年秋季入学', description: '2025 年 7 月起换了分制' }
  const dated = { '2027 年秋季': '2027-11-30', '2025 年 7 月': 'history' }
  expect(faultsOfDated({ seo, sections: [], dated })).toMatchObject([
    { path: ['seo', 'title'], message: expect.stringContaining('标题和摘要里不写它') },
  ])
})

describe('a day that is over', () => {
  const round = page('2027 年 2 至 3 月面试，2027 年 6 月放榜；{{a.2027 年 6 月}} 不动', {
    '2027 年 2 至 3 月': '2027-03-31',
    '2027 年 6 月': '2027-06-30',
  })
  const on = (today: string) => withOverDays(round, today).sections[0]?.paragraphs[0]

  it.each(
    table(`
      2027-03-31 | 2027 年 2 至 3 月面试，2027 年 6 月放榜；{{a.2027 年 6 月}} 不动
      2027-04-01 | 2027 年 2 至 3 月（已过）面试，2027 年 6 月放榜；{{a.2027 年 6 月}} 不动
      2028-04-01 | 2027 年 2 至 3 月（已过）面试，2027 年 6 月（已过）放榜；{{a.2027 年 6 月}} 不动
    `),
  )('is marked for readers: %s', (today, text) => {
    expect(on(today)).toBe(text)
  })

  it('may be a season, also at the end of a range', () => {
    const range = page('2026 年冬至 2027 年秋备考，2027 年春报名', {
      '2026 年冬': '2027-02-28',
      '2027 年秋': '2027-11-30',
      '2027 年春': '2027-05-31',
    })
    const text = (today: string) => withOverDays(range, today).sections[0]?.paragraphs[0]
    expect(text('2027-03-01')).toBe('2026 年冬至 2027 年秋备考，2027 年春报名')
    expect(text('2027-06-01')).toBe('2026 年冬至 2027 年秋备考，2027 年春（已过）报名')
    expect(text('2027-12-01')).toBe('2026 年冬至 2027 年秋（已过）备考，2027 年春（已过）报名')
  })

  it('leaves addresses and the words of a registered rule as they are', () => {
    const dated = { '2027-09-30': '2027-09-30' }
    const fields = {
      sections: [{ href: '/a?day=2027-09-30', says: '2027-09-30', text: '2027-09-30' }],
      dated,
    }
    expect(withOverDays(fields, '2027-10-01').sections).toEqual([
      { href: '/a?day=2027-09-30', says: '2027-09-30', text: '2027-09-30（已过）' },
    ])
  })
})
