import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { FilterForm } from '@/components/blocks/listing/list-page'
import { CompareTable } from '@/components/features/schools/compare-table'
import { schoolMetadata } from '@/components/features/schools/metadata'
import { withOrder } from '@/components/features/schools/order-of'
import { SortForm } from '@/components/features/schools/school-list'
import { rankLines, schoolJsonLd } from '@/components/features/schools/school-page'
import { SchoolTable } from '@/components/features/schools/school-table'
import { listSchools } from '@/lib/api/schools'
import { arwuRank, qsRank, school } from '../../../unit/schools/support'

const nameOf = (code: string) => ({ us: '美国', uk: '英国' })[code] ?? code

describe('the list', () => {
  const show = (values: Record<string, string> = {}) =>
    render(
      <SchoolTable
        level="university"
        nameOf={nameOf}
        state={{ values, page: 1, notes: [] }}
        schools={[
          school({ id: 'us-a', name: '甲大学', rank: qsRank('801-850', 801), arwu: arwuRank(12) }),
          school({ id: 'us-b', name: '乙大学' }),
        ]}
      />,
    )

  it('prints a rank band as published and marks schools without a rank', () => {
    show()
    const rows = screen.getAllByRole('row')
    expect(within(rows[1] ?? document.body).getByText('801-850')).toBeVisible()
    expect(within(rows[2] ?? document.body).getByText('没有名次')).toBeInTheDocument()
    expect(screen.getByRole('table', { name: /QS 世界大学排名 2027/ })).toBeVisible()
  })

  it('says of prices what their ends are, by the kinds that the page has', async () => {
    const { list } = await listSchools({ country: 'au', study: 'master', limit: 40 })
    const state = { values: { country: 'au', study: 'master' }, page: 1, notes: [] }
    render(<SchoolTable level="university" nameOf={nameOf} state={state} schools={list} />)
    const table = screen.getByRole('table')
    expect(within(table).getByRole('row', { name: /墨尔本大学/ })).toHaveTextContent(
      /登记课程的中间一半 [\d.]+–[\d.]+ 万元/,
    )
    expect(document.body).toHaveTextContent(/学费写“登记课程的中间一半”的，四分之一的课程更低/)
    expect(document.body).not.toHaveTextContent(/按公布的写法从最低到最高/)
  })

  it('sorts by one field and keeps the filters', () => {
    render(
      <SortForm
        level="university"
        path="/yxk"
        values={{ country: 'us', sort: 'cost' }}
        absent={new Set(['cost', 'admission'])}
      />,
    )
    const field = screen.getByRole('combobox', { name: '排序' })
    expect(field).toHaveValue('cost-asc')
    // An order by values that no school has is not offered, except when the address has it.
    expect(screen.queryByRole('option', { name: '录取率从低到高' })).not.toBeInTheDocument()
    expect(screen.getByRole('option', { name: '人数从多到少' })).toBeInTheDocument()
    expect(field.closest('form')).toHaveFormValues({ country: 'us', by: 'cost-asc' })
    expect(withOrder({ country: 'us', by: 'size-desc' })).toEqual({
      country: 'us',
      sort: 'size',
      order: 'desc',
    })
    expect(withOrder({ by: 'rank-asc' })).toEqual({})
    expect(withOrder({ by: 'nothing', sort: 'cost' })).toEqual({ sort: 'cost' })
  })

  it('keeps an order chosen by links when the filter form is sent', () => {
    const choices = [{ value: 'name', label: '按中文校名' }]
    render(
      <FilterForm
        path="/yxk"
        filters={[
          { kind: 'choice', name: 'sort', label: '排序', choices, byLinks: true },
          { kind: 'choice', name: 'letter', label: '英文首字母', choices: [], byLinks: true },
        ]}
        values={{ sort: 'name' }}
      />,
    )
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
    expect(document.querySelector('input[type=hidden][name=sort]')).toHaveValue('name')
    expect(document.querySelector('[name=letter]')).toBeNull()
    expect(screen.getByRole('link', { name: /排序：按中文校名/ })).toHaveAttribute('href', '/yxk')
  })
})

describe('ranks of a school', () => {
  it('say what a band is, and when they apply to more than one school', () => {
    const note = (...given: Parameters<typeof school>) => rankLines(school(...given))[0]?.note
    const band = { rank: qsRank('801-850', 801), previousRank: '751-760', arwu: null }
    expect(note(band)).toBe(
      '没有确切名次；上一版（2026）第 751-760 名，变化可能来自算法或参评学校，不等于变好或变差',
    )
    expect(note({ ...band, previousRank: '801-850' })).toMatch(/第 801-850 名$/)
    const system = { id: 'us-city-university-of-new-york', rank: qsRank('677', 677) }
    expect(note(system)).toContain('整个纽约市立大学系统')
  })
})

describe('a comparison', () => {
  it('says what cannot be compared, and removes a school by a link', () => {
    render(
      <CompareTable
        nameOf={nameOf}
        offers={new Map()}
        costs={[]}
        schools={[
          school({ id: 'us-a', name: '甲大学', country: 'us', arwu: arwuRank(1) }),
          school({ id: 'uk-b', name: '乙大学', country: 'uk' }),
        ]}
      />,
    )
    expect(screen.getByRole('row', { name: /国家或地区 美国 英国/ })).toBeVisible()
    expect(screen.getByText(/^只查到一所的.*ARWU 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: '移出对照：甲大学' })).toHaveAttribute(
      'href',
      '/yxk/compare?ids=uk-b',
    )
  })

  it('says beside a sum what only it is of, and beside the label what all are of', () => {
    const cost = (value: string, place: string, ...notes: string[]) => ({
      ...{ value, notes, method: [place] },
      href: '/special/study_cost',
    })
    render(
      <CompareTable
        nameOf={nameOf}
        offers={new Map()}
        costs={[
          { undergraduate: cost('30 万元', '伦敦', '3 年'), master: cost('20 万元', '伦敦', '1 年') },
          { undergraduate: cost('40 万元', '全国', '3 年'), master: null },
        ]}
        schools={[school({ id: 'uk-a', name: '甲大学' }), school({ id: 'uk-b', name: '乙大学' })]}
      />,
    )
    const rowOf = (name: RegExp) => screen.getByRole('row', { name }).textContent.replace(/\s/g, '')
    expect(rowOf(/本科读完一共/)).toMatch(/一共，万元3年30.*40$/)
    expect(rowOf(/硕士读完一共/)).toMatch(/缺1所20.*1年/)
    expect(document.body).toHaveTextContent('本科读完一共：甲大学：伦敦；乙大学：全国')
  })
})

it('a record of which little is known is not indexed, and keeps its Markdown', () => {
  const { robots, alternates } = schoolMetadata(school(), '美国')
  expect(robots).toMatchObject({ index: false })
  expect(alternates?.types).toHaveProperty(['text/markdown'])
})

describe('structured data', () => {
  it('marks a university or a high school and has no rating', () => {
    const data = schoolJsonLd(school({ country: 'uk', city: 'Oxford', rorId: '052gg0110' }))
    expect(data).toMatchObject({
      '@type': 'CollegeOrUniversity',
      sameAs: ['https://ror.org/052gg0110'],
      address: { addressCountry: 'GB', addressLocality: 'Oxford' },
    })
    expect(JSON.stringify(data)).not.toMatch(/rating|review/i)
    expect(schoolJsonLd(school({ level: 'hischool' }))['@type']).toBe('HighSchool')
  })
})
