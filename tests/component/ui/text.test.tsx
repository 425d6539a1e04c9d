import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { HeadingText } from '@/components/ui/heading-text'
import { WholeDays, WholeValues, WholeWords } from '@/components/ui/whole-values'
import { list, table } from '@/tests/support/table'

it.each([
  ['美国留学费用：学费、住宿与保险', 0],
  ['西班牙黄金签证与非营利居留现在是否受理', 1],
])('keeps the text of “%s” and lets only a long phrase break between words', (text, fewest) => {
  const { container } = render(<HeadingText text={text} />)
  expect(container.textContent).toBe(text)
  const breaks = container.querySelectorAll('.break-keep > span').length
  expect(breaks === 0).toBe(fewest === 0)
})

it('lets a long phrase break between words but not inside a value', () => {
  const { container } = render(<HeadingText text="澳大利亚学生签证（500 类）递交前的核对表" />)
  expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent('500 类')
  expect(container.querySelector('.whitespace-nowrap span')).toBeNull()
})

it('keeps words with a hyphen whole in a short phrase too', () => {
  const { container } = render(<HeadingText text="英国 top-up：大专插读本科" />)
  expect(container.textContent).toBe('英国 top-up：大专插读本科')
  expect(container.querySelector('.whitespace-nowrap')).toHaveTextContent('top-up')
})

it.each(
  table(
    `
    伦敦，硕士 约 30–38 万元，雅思 6.5 起 | 约 30–38 万元， ; 6.5 起
    2026-09-24 读于官网 | 2026-09-24
    QS 801-850 | 801-850
    安省在读生 2027 年 1 月 15 日截止 | 2027 年 1 月 15 日
    26%，2023 年秋；2026 年 7 月发布 | 26%， ; 2023 年秋； ; 2026 年 7 月
    2027年1月15日前，公告 2026 年 10 月 | 2027年1月15日 ; 2026 年 10 月
    总长约 2 小时 45 分 | 约 2 小时 45 分
    公告还没有收，少 2 期；签证（500 类） | 2 期； ; 500 类）
    CRICOS 115656D |
    截止 2026 年 10 月 15 日， | 2026 年 10 月 15 日， ; 10 月 15 日，
    学费 25,320–32,450 英镑 | 25,320–32,450 英镑 ; 25,320–32,450
    英国 top-up：A-level 之后，I-140 递交 | top-up： ; A-level ; I-140
    see https://long-school-name-of-the-art.test |
  `,
    [String, list],
  ),
)('keeps the values of “%s” whole', (text, values) => {
  render(
    <p>
      <WholeValues text={text} />
    </p>,
  )
  const paragraph = screen.getByText((_, element) => element?.tagName === 'P')
  expect(paragraph).toHaveTextContent(text)
  expect(
    [...paragraph.querySelectorAll('.whitespace-nowrap')].map((whole) =>
      whole.textContent.replaceAll('\u00a0', ' '),
    ),
  ).toEqual(values)
})

it('keeps only days, months and ranges of a sentence whole', () => {
  const { container } = render(
    <p>
      <WholeDays text="截至 2026-08-21，2026–27 学年一年 25,320–32,450 英镑，2026-09 起 3 个月" />
    </p>,
  )
  const whole = [...container.querySelectorAll('.whitespace-nowrap')].map(({ textContent }) => textContent)
  expect(whole).toEqual(['2026-08-21', '2026–27', '25,320–32,450', '2026-09'])
})

it.each([
  [' 利物浦热带医学院 ', [' 利物浦', '热带', '医学院 ']],
  ...table(
    `
      美国驻上海总领事馆 | 美国驻 ; 上海 ; 总领事馆
      申请或签证已递交 | 申请或 ; 签证已 ; 递交
      一年大约（万元） | 一年 ; 大约 ; （万元）
      伦敦 | 伦敦
      本科（伦敦）， | 本科 ; （伦敦），
      本科（伦敦以外）， | 本科 ; （伦敦 ; 以外），
      Harvard University | Harvard University
    `,
    [String, list],
  ),
])('lets the lines of “%s” end only between words', (text, words) => {
  const { container } = render(<WholeWords text={text} />)
  expect(container.textContent).toBe(text)
  const inner = container.innerHTML.replaceAll(/<span class="break-keep">|<\/span>/g, '')
  expect(inner.split(/<span[^>]*>/)).toEqual(words)
})
