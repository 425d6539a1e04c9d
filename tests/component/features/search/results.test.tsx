import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { HitList } from '@/components/features/search/hit-list'
import { MarkedText } from '@/components/features/search/marked-text'
import { ResultGroups } from '@/components/features/search/result-groups'
import { SearchResults } from '@/components/features/search/search-results'
import type { SearchFacet, SearchHit } from '@/lib/api/search'

const hit = (given: Partial<SearchHit> = {}): SearchHit => ({
  type: 'school',
  title: '伦敦大学学院',
  titleHits: [[0, 2]],
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
    ['伦敦大学', [[0, 2]], ['伦敦']],
    ['大学伦敦', [[2, 4]], ['伦敦']],
    [
      '伦敦与伦敦',
      [
        [3, 5],
        [0, 2],
      ],
      ['伦敦', '伦敦'],
    ],
    [
      '伦敦大学',
      [
        [0, 3],
        [2, 4],
      ],
      ['伦敦大', '学'],
    ],
    ['伦敦', [[1, 99]], ['敦']],
    ['伦敦', [[50, 60]], []],
    ['伦敦', [[2, 1]], []],
    ['伦敦', [], []],
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
  it('links each by its title and tags samples', () => {
    const sample = hit({ type: 'case', title: '双非数学', titleHits: [], href: '/caselist/a', sample: true })
    render(<HitList hits={[hit(), sample]} level={2} />)
    const [first, second] = screen.getAllByRole('listitem')
    if (first === undefined || second === undefined) throw new Error('two results expected')
    expect(within(first).getByRole('link', { name: '伦敦大学学院' })).toHaveAttribute('href', '/yxk/ucl')
    expect(within(first).queryByText('示例')).not.toBeInTheDocument()
    expect(within(second).getByText('示例')).toBeVisible()
    expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(2)
  })

  it('marks programmes that take no applications', () => {
    render(<HitList hits={[hit({ title: '加拿大创业移民', titleHits: [], closed: true })]} level={3} />)
    expect(screen.getByText('已停止受理')).toBeVisible()
  })
})

describe('results by type', () => {
  it('lead to all of a type only where more are left', () => {
    render(
      <ResultGroups
        keyword="伦敦 大学"
        whole
        best={[hit({ title: '英国留学', href: '/chanel/uk', type: 'page' })]}
        groups={[
          { type: 'school', label: '院校', count: 25, hits: [hit()] },
          { type: 'major', label: '专业', count: 1, hits: [hit({ type: 'major', href: '/zylist/a' })] },
        ]}
      />,
    )
    const best = screen.getByRole('region', { name: '最符合的结果' })
    expect(within(best).getByRole('link', { name: '英国留学' })).toHaveAttribute('href', '/chanel/uk')
    expect(screen.getByRole('region', { name: /院校/ })).toBeVisible()
    expect(screen.getByRole('link', { name: '看全部 25 条院校结果' })).toHaveAttribute(
      'href',
      '/search?Keyword=%E4%BC%A6%E6%95%A6+%E5%A4%A7%E5%AD%A6&type=school',
    )
    expect(screen.queryByRole('link', { name: /条专业结果/ })).not.toBeInTheDocument()
  })

  it('are not said to fit best when nothing holds all the words', () => {
    render(<ResultGroups keyword="牛律大学" whole={false} best={[hit()]} groups={[]} />)
    expect(screen.getByRole('region', { name: '部分符合的结果' })).toBeVisible()
    expect(screen.queryByText('最符合的结果')).not.toBeInTheDocument()
  })
})

describe('facets', () => {
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

  it('are links with counts; a type without results is not offered', () => {
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

  it('keep the chosen type, even an empty one, and say its count', () => {
    show('major', [])
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('专业 0')
    expect(screen.getByRole('status')).toHaveTextContent('专业 0 条，全部类别共 1,225 条结果')
  })

  it('say when nothing held all the words, and offer near names', () => {
    show(undefined, [{ type: 'school', title: '牛津大学', href: '/yxk/oxford' }], false)
    expect(screen.getByRole('status')).toHaveTextContent('没有完全符合的内容')
    const names = screen.getByRole('navigation', { name: '相近的名称' })
    expect(within(names).getByRole('link', { name: '牛津大学' })).toHaveAttribute('href', '/yxk/oxford')
  })

  it('say it without near names too', () => {
    show(undefined, [], false)
    expect(screen.getByRole('status')).toHaveTextContent('没有完全符合的内容')
    expect(screen.queryByRole('navigation', { name: '相近的名称' })).not.toBeInTheDocument()
  })
})
