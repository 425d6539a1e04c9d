import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { LetterLinks } from '@/components/blocks/listing/letter-links'
import { loadMajors, piecesOf } from '@/components/features/majors/load-majors'
import { MajorIndexView } from '@/components/features/majors/major-index'
import { MajorPage } from '@/components/features/majors/major-page'
import { readingOf } from '@/components/features/majors/major-schools'
import type { Major, MajorCategory } from '@/lib/api/majors'
import { openFold } from '@/tests/component/open-fold'
import { findField } from '@/tests/component/site/lead/find-field'
import { drawPage } from '../../draw-page'

const major = (values: Partial<Major> = {}): Major => ({
  id: 'one',
  name: '甲学',
  nameEn: 'Alpha Studies',
  category: { id: 'arts', name: '艺术与设计' },
  word: 'J',
  hot: false,
  hasProfile: false,
  href: '/zylist/one',
  profile: null,
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
      related={[]}
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
  it('without a profile describes the category, who teaches it, and where to look, and sends its name with the lead', async () => {
    const { container } = await show(major())
    expect(openFold(/^美国：查到 1,200 所/).getByRole('table')).toHaveTextContent('年收入 90,000 美元')
    expect(openFold('艺术与设计类专业通常怎样上课').getByText('以工作室为家。')).toBeVisible()
    expect(openFold(/^到哪里查/).getByRole('link', { name: 'UCAS' })).toBeVisible()
    expect(screen.queryByText(/^核心课程/)).not.toBeInTheDocument()
    expect(await findField(container, 'source')).toHaveValue('专业库·甲学')
  })
})

it('explains money only where a row has some', () => {
  const [paid, unpaid] = [1, null].map((pay) => readingOf('us', [{ pay, fee: null }]))
  expect(paid).not.toBe(unpaid)
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
  it('offers similar names when nothing matches', async () => {
    render(MajorIndexView(await loadMajors({ q: '计算机科技', category: 'arts' })))
    expect(screen.getByText('共 0 个专业')).toBeVisible()
    const near = within(screen.getByRole('navigation', { name: '名称相近的专业' }))
    expect(near.getByRole('link', { name: /^计算机科学/ })).toHaveAttribute('href', '/zylist/fod1p-2102')
  })
})

it.each([
  ['计算机科技', ['计算', '算机', '机科', '科技']],
  ['法', []],
  ['finence', ['fine', 'inen', 'nenc', 'ence']],
  ['a b c d e', ['abcd', 'bcde']],
  // Few parts of a query of any length.
  ['学'.repeat(50), Array.from({ length: 11 }, () => '学学')],
])('cuts %j into %j', (q, pieces) => {
  expect(piecesOf(q)).toEqual(pieces)
})
