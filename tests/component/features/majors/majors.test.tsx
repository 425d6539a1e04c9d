import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LetterLinks } from '@/components/blocks/listing/letter-links'
import { loadMajors, piecesOf } from '@/components/features/majors/load-majors'
import { MajorIndexView } from '@/components/features/majors/major-index'
import { MajorPage } from '@/components/features/majors/major-page'
import type { Major, MajorCategory } from '@/lib/api/majors'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'
import { jsonLdOf } from '../products/support'

const major = (values: Partial<Major> = {}): Major => ({
  id: 'one',
  name: '甲学',
  nameEn: 'Alpha Studies',
  category: { id: 'arts', name: '艺术与设计' },
  word: 'J',
  hot: false,
  hasProfile: true,
  href: '/zylist/one',
  profile: {
    studies: '学观察与表达。',
    workload: '每周两次评图。',
    courses: ['素描', '材料'],
    suits: '愿意反复修改的人。',
    notSuits: '只想要现成答案的人。',
    requirements: [{ country: 'uk', text: '看作品集。' }],
    prerequisites: '三个完整项目。',
    careers: '设计公司。',
    employers: '看过程册。',
    questions: ['工作室几点关门？'],
    related: [{ id: 'two', name: '乙学', href: '/zylist/two' }],
  },
  ...values,
})

const category: MajorCategory = {
  id: 'arts',
  name: '艺术与设计',
  nameEn: 'Arts',
  count: 15,
  guide: { taught: '以工作室为家。', compare: ['作品集要几件'] },
}

const show = (shown: Major) =>
  drawPage(
    <MajorPage
      major={shown}
      category={category}
      related={[{ name: '乙学', href: '/zylist/two' }]}
      countryOf={(code) => ({ uk: '英国', us: '美国' })[code] ?? code}
      near={[]}
      pays={[]}
      schools={[
        {
          country: 'us',
          schools: 1200,
          list: [
            {
              school: 'us-one',
              name_zh: '一号大学',
              name_en: 'One University',
              country: 'us',
              level: 'bachelor',
              title: 'Studio Arts',
              programmes: 1,
              graduates: 30,
              pay: 90_000,
              currency: 'USD',
              fee: null,
              rank: '5',
              year: '2023–24 学年',
              source: 'ipeds',
            },
          ],
        },
      ]}
    />,
  )

describe('the page of a major', () => {
  it('describes for whom it is and is not, the requirements of countries, and questions for a department', async () => {
    await show(major())
    expect(screen.getByRole('heading', { level: 1, name: '甲学' })).toBeVisible()
    expect(screen.getByText('愿意反复修改的人。')).toBeVisible()
    expect(screen.getByText('只想要现成答案的人。')).toBeVisible()
    expect(openFold('各地申请看什么（1 地）').getByRole('term')).toHaveTextContent('英国')
    expect(openFold('该问院系的问题（1 个）').getByRole('listitem')).toHaveTextContent('工作室几点关门？')
    expect(screen.getByRole('link', { name: '乙学' })).toHaveAttribute('href', '/zylist/two')
  })

  it('without a profile describes the category, who teaches it, and where to look', async () => {
    await show(major({ hasProfile: false, profile: null }))
    expect(openFold(/^美国：查到 1,200 所/).getByRole('table')).toHaveTextContent('年收入 90,000 美元')
    expect(openFold('艺术与设计类专业通常怎样上课').getByText('以工作室为家。')).toBeVisible()
    expect(openFold(/^到哪里查/).getByRole('link', { name: 'UCAS' })).toHaveAttribute(
      'href',
      'https://www.ucas.com/',
    )
    expect(screen.queryByText(/^核心课程/)).not.toBeInTheDocument()
  })

  it('names its source, and sends its name with the lead', async () => {
    const { container } = await show(major())
    expect(screen.getByRole('link', { name: /FiveThirtyEight/ })).toBeVisible()
    expect(screen.getByRole('link', { name: 'CC BY 4.0' })).toBeVisible()
    expect(await findField(container, 'source')).toHaveValue('专业库·甲学')
    expect(Object.keys(jsonLdOf(container))).toEqual(['BreadcrumbList'])
  })
})

describe('A to Z', () => {
  it('keeps the other filters, marks the letter, and has no link for a letter without majors', () => {
    render(
      <LetterLinks
        path="/zylist"
        label="按拼音首字母"
        name="word"
        used={['A', 'J']}
        values={{ category: 'arts', word: 'J' }}
      />,
    )
    const letters = within(screen.getByRole('navigation', { name: '按拼音首字母' }))
    expect(letters.getAllByRole('link')).toHaveLength(2)
    expect(letters.getByRole('link', { name: 'A' })).toHaveAttribute('href', '/zylist?category=arts&word=A')
    expect(letters.getByRole('link', { name: 'J' })).toHaveAttribute('aria-current', 'true')
    expect(letters.getByText('I')).not.toHaveAttribute('href')
  })
})

describe('the list of majors', () => {
  it('shows the guide of a category with its majors', async () => {
    render(<MajorIndexView {...(await loadMajors({ category: 'business' }))} />)
    expect(openFold(/^商科：/).getByRole('heading', { name: '商科：通常怎样上课' })).toBeVisible()
    expect(screen.getByText('共 27 个专业')).toBeVisible()
  })

  it('offers similar names and filters to remove when nothing matches', async () => {
    render(<MajorIndexView {...(await loadMajors({ q: '计算机科技', category: 'arts' }))} />)
    expect(screen.getByText('共 0 个专业')).toBeVisible()
    const near = within(screen.getByRole('navigation', { name: '名称相近的专业' }))
    expect(near.getByRole('link', { name: /^计算机科学/ })).toHaveAttribute('href', '/zylist/fod1p-2102')
    const relaxed = within(screen.getByRole('navigation', { name: '放宽条件' }))
    expect(relaxed.getByRole('link', { name: /去掉“专业名称：计算机科技”/ })).toHaveAttribute(
      'href',
      '/zylist?category=arts',
    )
  })

  it('reports ignored values and shows the list all the same', async () => {
    const { state, found } = await loadMajors({ category: 'magic', word: '7', page: 'x' })
    expect(state.notes).toHaveLength(3)
    expect(found.total).toBe(207)
  })
})

it.each([
  ['计算机科技', ['计算', '算机', '机科', '科技']],
  ['法', []],
  ['finence', ['fine', 'inen', 'nenc', 'ence']],
  ['a b c d e', ['abcd', 'bcde']],
  ['', []],
  // Few parts of a query of any length.
  ['学'.repeat(50), Array.from({ length: 11 }, () => '学学')],
])('cuts %j into %j', (q, pieces) => {
  expect(piecesOf(q)).toEqual(pieces)
})
