import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { CampaignPage } from '@/components/campaign/campaign-page'
import { defineCampaign } from '@/lib/campaigns/define-campaign'
import type { CampaignInput } from '@/lib/campaigns/schema'
import { AppStoreProvider } from '@/stores/app-store-provider'

type SectionInput = CampaignInput['sections'][number]

const source = { name: '某官方页面', url: 'https://example.org/fees' }

function campaign(sections: SectionInput[], change: Partial<CampaignInput> = {}) {
  return defineCampaign('file:///site/app/(special)/special/gz_uk/content.ts', {
    seo: {
      title: '测试页',
      description:
        '写给家长看的一段话，说明这个项目是什么、适合哪些孩子、要准备多久、费用怎么查、常见的误会有哪些，读完就能判断下一步该做什么，也知道该问谁。',
    },
    hue: 'uk',
    source: '专题:测试',
    form: null,
    sections: [
      { type: 'hero', name: '英国高中', title: '去英国读高中', lead: '先看适不适合。' },
      ...sections,
    ],
    ...change,
  })
}

function show(sections: SectionInput[], change: Partial<CampaignInput> = {}) {
  return render(
    <AppStoreProvider branches={[]} links={[]}>
      <CampaignPage campaign={campaign(sections, change)} />
    </AppStoreProvider>,
  )
}

const faq = {
  type: 'faq',
  heading: '常见问题',
  items: [
    { question: '要多久', answer: '约一年。' },
    { question: '要多少钱', answer: '暂无数据，请问学校。' },
  ],
} as const satisfies SectionInput

describe('campaign page', () => {
  it('has one first heading and a landmark for every section', () => {
    show([faq])
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1)
    expect(screen.getByRole('heading', { level: 1, name: '去英国读高中' })).toBeVisible()
    expect(screen.getByRole('region', { name: '常见问题' })).toBeVisible()
    expect(screen.getByText(/不构成对录取、成绩、签证或移民结果的承诺/)).toBeVisible()
  })

  it('carries its own form with its own source', () => {
    const { container } = show([], { form: { kind: 'general', title: '请顾问回电' } })
    const form = screen.getByRole('region', { name: '请顾问回电' })
    expect(within(form).getByLabelText(/姓名/)).toBeVisible()
    expect(container.querySelector('input[name="source"]')).toHaveValue('专题:测试')
    expect(container.querySelector('input[name="form"]')).toHaveValue('general')
  })

  it('lists the contents of a long page, each entry leading to its section', () => {
    const sections = ['甲', '乙', '丙', '丁'].map((heading) => ({ ...faq, heading, items: [...faq.items] }))
    const { container } = show(sections)
    const contents = screen.getByRole('navigation', { name: '本页内容' })
    for (const link of within(contents).getAllByRole('link')) {
      const target = container.querySelector(link.getAttribute('href') ?? '')
      expect(target).toHaveAccessibleName(link.textContent ?? '')
    }
    expect(within(contents).getAllByRole('link')).toHaveLength(4)
  })

  it('leaves the list of contents out of a short page', () => {
    show([faq])
    expect(screen.queryByRole('navigation', { name: '本页内容' })).not.toBeInTheDocument()
  })

  it('prints each figure with source and year, and asks to check an undated one', () => {
    show([
      {
        type: 'facts',
        heading: '数字',
        items: [
          { label: '考试费', value: '100 元', source, asOf: '2026 年' },
          { label: '手续费', value: '20 元', source, asOf: '来源未标日期', check: true },
        ],
      },
    ])
    expect(screen.getAllByRole('link', { name: '某官方页面' })[0]).toHaveAttribute('href', source.url)
    expect(screen.getByText(/2026 年/)).toBeVisible()
    expect(screen.getAllByText('以官方最新公布为准，请核对')).toHaveLength(1)
  })

  it('says who it does not suit', () => {
    show([{ type: 'requirements', heading: '适合谁', fits: ['愿意写作'], misfits: ['只想躲考试'] }])
    expect(screen.getByRole('heading', { name: '不适合，或要先想清楚' })).toBeVisible()
    expect(screen.getByText('只想躲考试')).toBeVisible()
  })

  it('gives every step its duration', () => {
    show([
      {
        type: 'steps',
        heading: '怎么走',
        items: [
          { title: '评估', text: '看成绩。', duration: '两周' },
          { title: '申请', text: '递材料。', duration: '一个月' },
        ],
      },
    ])
    const [first, second] = within(screen.getByRole('region', { name: '怎么走' })).getAllByRole('listitem')
    expect(first).toHaveTextContent('两周')
    expect(second).toHaveTextContent('一个月')
  })

  it('sets fees in a captioned table', () => {
    show([
      {
        type: 'fees',
        heading: '费用',
        caption: '英国签证费用',
        rows: [{ item: '签证费', amount: '100 镑', source, asOf: '2026 年' }],
      },
    ])
    const table = screen.getByRole('table', { name: '英国签证费用' })
    expect(within(table).getByRole('rowheader', { name: '签证费' })).toBeVisible()
    expect(within(table).getByRole('cell', { name: '100 镑' })).toBeVisible()
  })

  it('compares choices under named columns', () => {
    show([
      {
        type: 'compare',
        heading: '比一比',
        caption: '两种学校',
        columns: ['寄宿', '走读'],
        rows: [
          { label: '住宿', cells: ['学校', '寄宿家庭'] },
          { label: '监护', cells: ['仍需', '仍需'] },
        ],
      },
    ])
    const table = screen.getByRole('table', { name: '两种学校' })
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map((cell) => cell.textContent),
    ).toEqual(['寄宿', '走读'])
  })

  it('answers questions without scripts', () => {
    show([faq])
    const item = screen.getByText('要多久').closest('details')
    expect(item).toHaveTextContent('约一年。')
  })

  it.each([
    ['open', '开放'],
    ['paused', '暂停'],
    ['closed', '已关闭'],
    ['unknown', '待确认'],
  ] as const)('states the programme status %s in words with its date', (status, word) => {
    show([
      {
        type: 'status',
        heading: '状态',
        programme: '某项目',
        status,
        summary: '按资料。',
        checked: '2020-01-31',
        source,
        official: { name: '移民局', url: 'https://example.org/' },
      },
    ])
    expect(screen.getByText(`${word}（截至 2020-01-31）`)).toBeVisible()
    expect(screen.getByText(/待核对：上面的资料已超过六个月/)).toBeVisible()
    expect(screen.getByRole('link', { name: '移民局' })).toHaveAttribute('href', 'https://example.org/')
  })

  it('does not call fresh information stale', () => {
    show([
      {
        type: 'status',
        heading: '状态',
        programme: '某项目',
        status: 'open',
        summary: '按资料。',
        checked: new Date().toISOString().slice(0, 10),
        source,
        official: source,
      },
    ])
    expect(screen.queryByText(/待核对/)).not.toBeInTheDocument()
  })

  it('labels the company figures as company data', () => {
    show([{ type: 'claims', heading: '公司规模' }])
    const region = screen.getByRole('region', { name: '公司规模' })
    expect(within(region).getAllByText('公司数据')).toHaveLength(3)
    for (const value of ['13', '15+', '20000+']) expect(within(region).getByText(value)).toBeVisible()
  })

  it('speaks English on an English page', () => {
    const english = {
      language: 'en',
      seo: {
        title: 'About us',
        description:
          'A description in English that is long enough for a search result and says what a reader will find on this page of ours.',
      },
    } as const
    const { container } = show([{ type: 'claims', heading: 'Figures' }], english)
    expect(container.querySelector('article')).toHaveAttribute('lang', 'en')
    expect(screen.getAllByText('Company data')).toHaveLength(3)
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/')
  })

  it('sends visitors on once the campaign has ended', () => {
    const ended = campaign([], { retireAfter: '2020-01-31', redirectTo: '/uk' })
    expect(() => CampaignPage({ campaign: ended })).toThrow(
      expect.objectContaining({ digest: expect.stringContaining(';/uk;308') }),
    )
  })
})
