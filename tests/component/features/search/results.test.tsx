import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AnswerCard } from '@/components/blocks/answer-card'
import { HitList, MarkedText, SearchResults } from '@/components/features/search/found'
import type { SearchFacet, SearchHit } from '@/lib/api/search'
import type { SearchAnswer } from '@/lib/contract/search'

const hit = (given: Partial<SearchHit> = {}): SearchHit => ({
  type: 'school',
  title: '伦敦大学学院',
  title_hits: [[0, 2]],
  excerpt: { text: '英国 伦敦', hits: [[3, 5]] },
  href: '/yxk/ucl',
  sample: false,
  closed: false,
  ...given,
})

const facets: SearchFacet[] = [
  { type: 'school', label: '院校', count: 25 },
  { type: 'major', label: '专业', count: 0 },
  { type: 'case', label: '案例', count: 1200 },
]

describe('marked text', () => {
  it.each<[string, [number, number][], string[]]>([
    ['大学伦敦', [[2, 4]], ['伦敦']],
    // In any order, beside each other, and beyond the text.
    [
      '伦敦与伦敦大学',
      [
        [3, 6],
        [0, 2],
        [5, 7],
      ],
      ['伦敦', '伦敦大', '学'],
    ],
    ['伦敦', [[1, 99]], ['敦']],
    [
      '伦敦',
      [
        [50, 60],
        [2, 1],
      ],
      [],
    ],
  ])('%s with %j', (text, hits, marked) => {
    const { container } = render(<MarkedText text={text} hits={hits} />)
    expect(container).toHaveTextContent(text)
    expect([...container.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual(marked)
  })

  it('never becomes markup', () => {
    const text = '<img src=x onerror=alert(1)><b>粗</b>'
    const { container } = render(<MarkedText text={text} hits={[[0, 4]]} />)
    expect(container.textContent).toBe(text)
    expect(container.querySelector('img, b')).toBeNull()
  })
})

describe('a list of results', () => {
  it('links each result by its title, and marks samples and what takes no applications', () => {
    const sample = hit({ type: 'case', title_hits: [], href: '/caselist/a', sample: true, closed: true })
    render(<HitList hits={[hit(), sample]} level={2} />)
    const [first, second] = screen.getAllByRole('listitem')
    if (first === undefined || second === undefined) throw new Error('two results expected')
    expect(within(first).getByRole('link', { name: '伦敦大学学院' })).toHaveAttribute('href', '/yxk/ucl')
    expect(within(first).queryByText(/示例|已停止受理/)).not.toBeInTheDocument()
    for (const mark of ['示例', '已停止受理']) expect(within(second).getByText(mark)).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })
})

describe('an answer', () => {
  const answer: SearchAnswer = {
    title: '哈佛大学 · 学费',
    lines: [
      {
        label: '本科学费',
        value: '62,226 美元',
        year: '2026–27 学年',
        source_name: '哈佛大学',
        source_url: 'https://college.harvard.edu/',
      },
    ],
    unknown: null,
    link: '/yxk/us-harvard-university',
    links: [{ label: '学校页', href: '/yxk/us-harvard-university' }],
  }

  it.each([
    [
      'the first line, which is the answer',
      ['2 年', '按递交的日子，本科和硕士 2 年，博士 3 年，以官网为准'],
      ['2 年'],
    ],
    ['all lines when all are figures', ['2 年', '18 个月'], ['2 年', '18 个月']],
    [
      'no line that is only shorter than the others',
      ['按递交的日子，本科和硕士 2 年，博士 3 年，以官网为准', '2–3 年'],
      [],
    ],
  ])('has large figures in %s', (_, values, large) => {
    const lines = answer.lines.flatMap((line) => values.map((value) => ({ ...line, value })))
    const { container } = render(<AnswerCard answer={{ ...answer, lines }} />)
    expect([...container.querySelectorAll('dd.font-semibold')].map((figure) => figure.textContent)).toEqual(
      large,
    )
  })

  it('names what is missing, and asks which of two is meant', () => {
    const { rerender } = render(<AnswerCard answer={{ ...answer, lines: [], unknown: '本站没有收录' }} />)
    expect(screen.getByText('本站没有收录')).toBeVisible()
    const links = [
      { label: '华盛顿大学（西雅图）学费', href: '/yxk/a' },
      { label: '圣路易斯华盛顿大学学费', href: '/yxk/b' },
    ]
    rerender(<AnswerCard answer={{ ...answer, title: '您是问', lines: [], links }} />)
    const choice = screen.getByRole('navigation', { name: '您是问' })
    expect(
      within(choice)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/yxk/a', '/yxk/b'])
  })
})

describe('the types of results', () => {
  const show = (
    current: 'school' | 'major' | undefined,
    nearest: { type: 'school'; title: string; href: string }[],
    whole = true,
  ) =>
    render(
      <SearchResults keyword="a&b" facets={facets} current={current} whole={whole} nearest={nearest}>
        <p>清单</p>
      </SearchResults>,
    )

  it('are links with counts, and a type without results has no link', () => {
    show(undefined, [])
    const links = within(screen.getByRole('navigation', { name: '按类别查看结果' })).getAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['全部 1,225', '/search?Keyword=a%26b'],
      ['院校 25', '/search?Keyword=a%26b&type=school'],
      ['案例 1,200', '/search?Keyword=a%26b&type=case'],
    ])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('全部')
    expect(screen.getByRole('status')).toHaveTextContent('共 1,225 条结果')
  })

  it('keep the chosen type, even an empty one, and show its count', () => {
    show('major', [])
    expect(screen.queryByRole('navigation', { name: '相近的名称' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('专业 0')
    expect(screen.getByRole('status')).toHaveTextContent('专业 0 条，全部类别共 1,225 条结果')
  })

  it('show that no page contained all words, and offer similar names', () => {
    show(undefined, [{ type: 'school', title: '牛津大学', href: '/yxk/oxford' }], false)
    expect(screen.getByRole('status')).toHaveTextContent('没有完全符合的内容')
    const names = screen.getByRole('navigation', { name: '相近的名称' })
    expect(within(names).getByRole('link', { name: '牛津大学' })).toHaveAttribute('href', '/yxk/oxford')
  })
})
