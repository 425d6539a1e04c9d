import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CaseCards, type CaseFacts } from '@/components/blocks/case-cards'
import { Marks } from '@/components/blocks/marks'
import { PageHead } from '@/components/blocks/page-head'
import { type PeopleGroup, PeopleGroups } from '@/components/blocks/people-groups'
import { type RankedSchool, RankTable } from '@/components/blocks/rank-table'
import { sectionSchema } from '@/lib/blocks/schema'

type Fields = Omit<CaseFacts, 'sample' | 'evidence'>

const fields: Fields = {
  id: 'one',
  title: '双非统计转英国数据科学硕士',
  href: '/caselist/one',
  country: { code: 'uk', name: '英国', hue: 'uk' },
  level: '硕士',
  year: 2026,
  background: { school: '省属大学', gpa: '86/100', tests: '雅思 7.0' },
  applied: [{ school: '甲大学', result: 'offer' }],
  final: '甲大学',
}

const caseOf = (values: Partial<Fields>): CaseFacts => ({ ...fields, ...values, sample: true })

describe('CaseCards', () => {
  it('shows every result in words, rejections included', () => {
    render(
      <CaseCards
        cases={[
          caseOf({
            applied: [
              { school: '甲大学', result: 'offer' },
              { school: '乙大学', result: 'waitlist' },
              { school: '丙大学', result: 'refused' },
            ],
          }),
        ]}
      />,
    )
    const results = within(screen.getByRole('list', { name: '申请结果' })).getAllByRole('listitem')
    expect(results.map((item) => item.textContent)).toEqual(['甲大学录取', '乙大学候补', '丙大学未录取'])
  })

  it('marks a sample, and says what evidence there is of any other', () => {
    render(
      <CaseCards
        cases={[
          caseOf({ id: 'one' }),
          { ...fields, id: 'two', title: '真实案例', sample: false, evidence: 'B' },
        ]}
      />,
    )
    const [sample, real] = screen
      .getAllByRole('heading', { level: 3 })
      .map((heading) => heading.closest('li'))
    expect(sample).toHaveTextContent('示例')
    expect(sample).not.toHaveTextContent('证据')
    expect(real).toHaveTextContent('证据 B · 已核对录取信')
    expect(real).not.toHaveTextContent('示例')
  })
})

const group = (people: PeopleGroup['people']): PeopleGroup => ({
  id: 'advisors',
  title: '留学顾问',
  text: '定方案、管进度。',
  href: '/advisor',
  linkLabel: '全部顾问',
  people,
})

const person = {
  id: 'zhou',
  name: '周老师',
  role: '英国申请',
  facts: ['北京', '从业 8 年'],
  sample: true,
  href: '/advisor/zhou',
}

describe('PeopleGroups', () => {
  it('marks sample people and leaves real ones unmarked', () => {
    render(
      <PeopleGroups groups={[group([person, { ...person, id: 'wu', name: '吴老师', sample: false }])]} />,
    )
    const [sample, real] = within(screen.getByRole('region', { name: '留学顾问' })).getAllByRole('listitem')
    expect(sample).toHaveTextContent('周老师示例')
    expect(real).not.toHaveTextContent('示例')
  })

  it('links to the person and to the list of that kind of people', () => {
    render(<PeopleGroups groups={[group([person])]} />)
    expect(screen.getByRole('link', { name: '周老师' })).toHaveAttribute('href', '/advisor/zhou')
    expect(screen.getByRole('link', { name: '全部顾问' })).toHaveAttribute('href', '/advisor')
  })
})

const school = (values: Partial<RankedSchool>): RankedSchool => ({
  id: 'uk-example',
  name: '示例大学',
  nameEn: 'Example University',
  href: '/yxk/uk-example',
  country: { code: 'uk', name: '英国' },
  city: 'London',
  rank: '12',
  secondRank: '30',
  ...values,
})

function renderTable(schools: RankedSchool[]) {
  render(
    <RankTable
      schools={schools}
      caption="QS World University Rankings 2027，前 1 位"
      rankLabel="QS 2027"
      secondRankLabel="软科 ARWU 2026"
    />,
  )
  return screen.getByRole('table', { name: 'QS World University Rankings 2027，前 1 位' })
}

const cellsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

describe('RankTable', () => {
  it('names publisher and year and gives every column a heading', () => {
    const table = renderTable([school({})])
    const headings = within(table).getAllByRole('columnheader')
    expect(headings.map((heading) => heading.textContent)).toEqual([
      'QS 2027',
      '院校',
      '所在地',
      '软科 ARWU 2026',
    ])
  })

  it.each([
    { given: { rank: '12', secondRank: '30' }, shown: ['12', '30'] },
    { given: { rank: null, secondRank: '30' }, shown: ['暂无数据', '30'] },
    { given: { rank: '801-850', secondRank: null }, shown: ['801-850', '暂无数据'] },
  ])('prints $given as $shown', ({ given, shown }) => {
    const cells = cellsOf(renderTable([school(given)]))
    expect([cells[0], cells[2]]).toEqual(shown)
  })

  it('links the school to its page from the heading of its row', () => {
    const table = renderTable([school({})])
    const heading = within(table).getByRole('rowheader', { name: /示例大学/ })
    expect(within(heading).getByRole('link', { name: '示例大学' })).toHaveAttribute('href', '/yxk/uk-example')
    expect(heading).toHaveTextContent('Example University')
  })
})

const block = {
  type: 'marks' as const,
  heading: '要交什么',
  corner: '方向',
  columns: ['成品', '过程', '面谈'],
  main: '主要材料',
  extra: '附加题',
  noteLabel: '先看',
}

describe('marks in a grid', () => {
  it('are a table below the name of what it shows', () => {
    render(
      <Marks
        {...block}
        rows={[
          { label: '平面', main: ['成品', '过程'], extra: [], note: '版面' },
          { label: '服装', main: ['过程'], extra: ['面谈'], note: '版面' },
        ]}
      />,
    )
    const figure = screen.getByRole('figure', { name: '各方向的主要材料' })
    expect(within(figure).getByRole('row', { name: /^服装/ })).toHaveTextContent(
      '服装版面没有主要材料附加题版面',
    )
  })

  it('are only of columns that exist', () => {
    const rows = [
      { label: '甲', main: ['成品'], note: '版面' },
      { label: '乙', main: ['录像'], extra: ['面谈'], note: '版面' },
    ]
    const { error } = sectionSchema.safeParse({ ...block, rows })
    expect(error?.issues.map(({ message }) => message)).toEqual(['表头里没有“录像”，只有 成品、过程、面谈'])
  })
})

it('PageHead names the page and has its breadcrumb', () => {
  render(
    <PageHead
      crumbs={[{ label: '院校库', href: '/yxk' }, { label: '伦敦大学学院' }]}
      title="伦敦大学学院"
      meta="University College London · 伦敦"
    />,
  )
  expect(screen.getByRole('heading', { level: 1, name: '伦敦大学学院' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '院校库' })).toHaveAttribute('href', '/yxk')
})
