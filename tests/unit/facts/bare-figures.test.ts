import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { findBareFigures } from '@/lib/facts/in-text'
import { list, table } from '@/tests/support/table'

// Amounts in digits and in words, percentages and shares, rankings; and figures of the registry and numbers that are none of these.
it.each(
  table(
    `
      每年 2,500 美元 | 2,500 美元
      约 3 万英镑 | 3 万英镑
      £1,529 a month | £1,529
      NZD 20,000 | NZD 20,000
      US$30,000 | US$30,000
      30k 美金 | 30k 美金
      每年 30w 人民币 | 30w 人民币
      2 万新币 | 2 万新币
      两年 5 万澳刀 | 5 万澳刀
      1500 镑 | 1500 镑
      ８０００ 英镑 | 8000 英镑
      费用 50 万左右 | 50 万左右
      预算 30 万一年 | 30 万一年
      两三千镑 | 两三千镑
      十几万人民币 | 十几万人民币
      录取率 12% | 12%
      百分之九十 | 百分之九十
      百分之 15 | 百分之 15
      九成学生 | 九成
      七八成的人 | 七八成
      QS 第 45 名 | QS 第 45 名
      世界前 100 强 | 世界前 100 强
      全球前 50 | 全球前 50
      前 50 的大学 | 前 50
      前 30 名校 | 前 30 名
      Top 50 院校 | Top 50
      全美排名第五 | 排名第五
      世界第十名 | 世界第十名
      位列全球第 8 | 位列全球第 8
      每月 {{uk-pof-london-2026}} |
      雅思 6.5，小分不低于 6.0 |
      GPA 3.5/4.0，准备 12 个月 |
      前 3 名同学先谈 |
      前 10 分钟，前 12 个月，开学前 30 天，提前 18 个月 |
      热线 400-683-6883 |
      QS 2027 名次 |
      第 2 步，第 3 位推荐人 | 第 3 位
      收成一份清单，一成不变，三成绩单，做成两份 |
      一元二次方程，多元文化，一刀切，剪刀 |
      三万字论文，几千人，十几万读者 |
      5 万字，2 万名学生 |
      第一步，第二名推荐人，排名第几要看榜单 |
      三分之一学期 |
      4K 屏幕，5G 网络 |
    `,
    [String, list],
  ),
)('findBareFigures %s', (text, found) => {
  expect(findBareFigures(text)).toEqual(found)
})

/** Files with the texts of pages. Campaigns are checked by their schema, record files by `check:content`. */
const folders = [
  'lib/content/**/*.ts',
  'app/**/page.tsx',
  'components/{blocks,pages}/**/*.tsx',
  'components/features/{articles,background,cases,company,courses,majors,people,products}/**/*.tsx',
]
const code = /^\s*(?:\*|\/\/|\/\*|import |\.replace)/
/** The value of a class, such as `max-w-[40%]`. */
const classValue = /-\[\S*\]/g

it('finds no amount, share or ranking in content without a source', async () => {
  const found: string[] = []
  for (const folder of folders) {
    for await (const file of glob(folder)) {
      const lines = (await readFile(file, 'utf8')).split('\n')
      for (const [at, line] of lines.entries()) {
        const figures = code.test(line) ? [] : findBareFigures(line.replaceAll(classValue, ''))
        if (figures.length > 0) found.push(`${file}:${at + 1} ${figures.join(' ')}`)
      }
    }
  }
  expect(found).toEqual([])
})
