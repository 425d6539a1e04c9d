import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { GuidePage } from '@/components/features/guides/guide-page'
import { guides } from '@/lib/collections/kinds/guide'
import { openFold } from '@/tests/component/open-fold'

function open(slug: string) {
  const guide = guides.find(slug)
  if (guide === null) throw new Error(slug)
  render(<GuidePage guide={guide} />)
}

describe('a guide', () => {
  it('answers directly below its heading, and has its parts in folds', () => {
    open('safety')
    const answer = screen.getByText(/境外拨 \+86-10-12308/, { selector: '[data-answer]' })
    const heading = screen.getByRole('heading', { level: 1 })
    expect(heading.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(document.querySelector('details #call')).not.toBeNull()
  })

  it('shows year, kind of reading and official page beside each statement', () => {
    open('transfer')
    const row = screen.getByText(/TAG 是六个校区/).closest('li')
    expect(row).toHaveTextContent('2026-08，转录自官网')
    expect(row && within(row).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringContaining('admission.universityofcalifornia.edu'),
    )
  })

  it('answers a transfer to California with the day of this season, and says whose the agreement is', () => {
    open('transfer')
    const answer = screen.getByText(/国内大学转加州大学/, { selector: '[data-answer]' })
    expect(answer).toHaveTextContent(
      /2026 年 11 月 30 日（太平洋时间，北京时间 12 月 1 日 15:59 止，(还有 \d+ 天|今天截止|已截止，下一季.*)）/,
    )
    expect(answer).toHaveTextContent('TAG 是书面协议，只给加州社区学院的学生')
  })

  it.each([
    [
      'school-costs',
      [/43,095 英镑，加 20% 增值税为 51,714 英镑（2025 年 ISC 普查，/, /72,000 美元/, /34,040/],
    ],
    ['uk-work', [/年薪至少 41,700 英镑/, /可按 33,400 英镑或通行工资七成/, /永居年限有没有改，本站没有收录/]],
  ])('names the figures of %s in the largest line, each with its year', (slug, parts) => {
    open(slug)
    const answer = document.querySelector('[data-answer]')
    for (const part of parts) expect(answer).toHaveTextContent(part)
    expect(answer?.textContent?.match(/（[^（）]*20\d\d[^（）]*）。/g)?.length).toBeGreaterThanOrEqual(2)
    expect(answer).not.toHaveTextContent('{{')
  })

  it('lists what was not found', () => {
    open('cscse')
    const missing = openFold('还没查到什么')
    expect(missing.getByText(/深圳、广州、杭州/)).toBeVisible()
  })

  it('separates what students of mainland China cannot use', () => {
    open('scholarship')
    expect(openFold('中国学生不能用的').getAllByText(/富布赖特/).length).toBeGreaterThan(0)
    expect(openFold(/硕士奖学金/).queryByText(/富布赖特/)).toBeNull()
  })
})
