import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Breadcrumb } from '@/components/ui/breadcrumb'
import { ButtonLink } from '@/components/ui/button-link'
import { Contents, type ContentsEntry } from '@/components/ui/contents'

describe('Breadcrumb', () => {
  it('links the parent pages and names the page itself without a link', () => {
    render(
      <Breadcrumb
        items={[{ label: '首页', href: '/' }, { label: '院校库', href: '/yxk' }, { label: '牛津大学' }]}
      />,
    )
    const trail = screen.getByRole('navigation', { name: '面包屑' })
    expect(
      within(trail)
        .getAllByRole('link')
        .map((link) => [link.textContent, link.getAttribute('href')]),
    ).toEqual([
      ['首页', '/'],
      ['院校库', '/yxk'],
    ])
    expect(within(trail).getByText('牛津大学')).toHaveAttribute('aria-current', 'page')
  })
})

describe('ButtonLink', () => {
  it.each(['/yxk', '#consult', 'tel:400-683-6883', 'https://www.gov.uk/student-visa'])(
    'is a real link to %s',
    (href) => {
      render(<ButtonLink href={href}>前往</ButtonLink>)
      expect(screen.getByRole('link', { name: '前往' })).toHaveAttribute('href', href)
    },
  )
})

const entries = (...labels: string[]): ContentsEntry[] => labels.map((label) => ({ id: label, label }))

const eight = ['费用', '大学', '申请条件', '时间表', '签证与毕业后', '规则变动', '问答', '适合谁与专业']
const long = [
  '要多少钱',
  '美国大学学费为什么差这么多',
  '公布的数字',
  '账单上容易看漏的几栏',
  '时间表',
  '换汇、汇款和退费',
  '家长常问',
]

describe('the links to the parts of a page', () => {
  it.each<[of: string, links: ContentsEntry[], isColumn: boolean, rows: string | undefined]>([
    ['eight short ones', entries(...eight), false, undefined],
    ['seven of which some are long', entries(...long), false, 'two'],
    ['long ones in an aside', entries(...long), true, undefined],
    [
      'short ones with large numbers',
      eight.map((label) => ({ id: label, label, count: 1_234_567 })),
      false,
      'two',
    ],
    ['one', entries('费用'), false, undefined],
  ])('are one row, or two when they do not fit: %s', (_, links, isColumn, rows) => {
    render(<Contents entries={links} isColumn={isColumn} />)
    const list = screen.getByRole('navigation', { name: '本页内容' }).querySelector('ol')
    expect(list?.dataset.rows).toBe(rows)
    expect(screen.getAllByRole('link')).toHaveLength(links.length)
  })
})
