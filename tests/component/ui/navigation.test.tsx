import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { Contents, type ContentsEntry } from '@/components/ui/contents'
import { list } from '@/tests/support/table'

describe('Breadcrumb', () => {
  it('links the parent pages and names the page itself without a link', () => {
    render(
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '院校库', href: '/yxk' }, { label: '牛津大学' }]}
      />,
    )
    const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['首页', '/'],
      ['院校库', '/yxk'],
    ])
    expect(screen.getByText('牛津大学')).toHaveAttribute('aria-current', 'page')
  })
})

const entries = (labels: string, more = {}): ContentsEntry[] =>
  list(labels).map((label) => ({ id: label, label, ...more }))

const eight = '费用 ; 大学 ; 申请条件 ; 时间表 ; 签证与毕业后 ; 规则变动 ; 问答 ; 适合谁与专业'
const long =
  '要多少钱 ; 美国大学学费为什么差这么多 ; 公布的数字 ; 账单上容易看漏的几栏 ; 时间表 ; 换汇、汇款和退费 ; 家长常问'

describe('the links to the parts of a page', () => {
  it.each<[of: string, links: ContentsEntry[], isColumn: boolean, rows: string | undefined]>([
    ['eight short ones', entries(eight), false, undefined],
    ['seven of which some are long', entries(long), false, 'two'],
    ['long ones in an aside', entries(long), true, undefined],
    ['short ones with large numbers', entries(eight, { count: 1_234_567 }), false, 'two'],
  ])('are one row, or two when they do not fit: %s', (_, links, isColumn, rows) => {
    render(<Contents entries={links} isColumn={isColumn} />)
    const row = screen.getByRole('navigation', { name: '本页内容' }).querySelector('ol')
    expect(row?.dataset.rows).toBe(rows)
    expect(screen.getAllByRole('link')).toHaveLength(links.length)
  })
})
