import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CaseCards, type CaseFacts } from '@/components/blocks/case-cards'
import { Marks } from '@/components/blocks/marks'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { RankTable } from '@/components/blocks/rank-table'
import { sectionSchema } from '@/lib/blocks/schema'
import { maybe, table } from '@/tests/support/table'

const fields: Omit<CaseFacts, 'sample' | 'evidence'> = {
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

it('cards of cases mark a sample, and say what evidence there is of any other', () => {
  render(
    <CaseCards
      cases={[
        { ...fields, sample: true },
        { ...fields, id: 'two', sample: false, evidence: 'B' },
      ]}
    />,
  )
  const [sample, real] = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.closest('li'))
  expect(sample).toHaveTextContent('示例')
  expect(sample).not.toHaveTextContent('证据')
  expect(real).toHaveTextContent('证据 B · 已核对录取信')
  expect(real).not.toHaveTextContent('示例')
})

it('groups of people show nobody who is a sample', () => {
  const person = {
    name: '周老师',
    role: '英国申请',
    facts: [],
    sample: true,
    href: '/advisor/zhou',
  }
  const people = [person, { ...person, href: '/advisor/wu', name: '吴老师', sample: false }]
  const group = { id: 'advisors', title: '留学顾问', text: '定方案。', href: '/advisor', linkLabel: '全部' }
  render(<PeopleGroups groups={[{ ...group, people }]} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['吴老师英国申请'])
})

it.each(
  table(
    `
    12      | 30 | 12       | 30
    –       | 30 | 暂无数据 | 30
    801-850 | –  | 801-850  | 暂无数据
  `,
    [maybe, maybe, String, String],
  ),
)('a table of ranks prints %s and %s as %s and %s', (rank, secondRank, first, second) => {
  const school = {
    ...{ id: 'uk-example', name: '示例大学', nameEn: 'Example University', href: '/yxk/uk-example' },
    ...{ country: { code: 'uk', name: '英国' }, city: 'London', rank, secondRank },
  }
  render(<RankTable schools={[school]} caption="QS 2027" rankLabel="QS 2027" secondRankLabel="软科 2026" />)
  const cells = screen.getAllByRole('cell').map((cell) => cell.textContent)
  expect([cells[0], cells[2]]).toEqual([first, second])
})

describe('marks in a grid', () => {
  const block = {
    type: 'marks' as const,
    heading: '要交什么',
    corner: '方向',
    columns: ['成品', '过程', '面谈'],
    main: '主要材料',
    extra: '附加题',
    noteLabel: '先看',
  }

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
