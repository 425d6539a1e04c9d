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

  it('prints a figure inside copy with its period and a link to its source', () => {
    show([
      {
        type: 'prose',
        heading: '费用',
        paragraphs: ['申请费是 {{uk-visafee-2026}}，材料另算。'],
      },
    ])
    const region = screen.getByRole('region', { name: '费用' })
    expect(region).toHaveTextContent(/申请费是 558 英镑（截至 2026-09-12，.+），材料另算。/)
    expect(within(region).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/))
  })

  it.each<[string, SectionInput]>([
    ['a list', { type: 'prose', heading: '版块', paragraphs: ['一段。'], list: ['{{uk-visafee-2026}}'] }],
    [
      'a table cell',
      {
        type: 'compare',
        heading: '版块',
        caption: '比一比',
        columns: ['甲', '乙'],
        rows: [
          { label: '费', cells: ['{{uk-visafee-2026}}', '无'] },
          { label: '时', cells: ['快', '慢'] },
        ],
      },
    ],
    [
      'an answer',
      {
        type: 'faq',
        heading: '版块',
        items: [
          { question: '多少钱', answer: '{{uk-visafee-2026}}。' },
          { question: '多久', answer: '一年。' },
        ],
      },
    ],
    [
      'advice',
      {
        type: 'mistakes',
        heading: '版块',
        items: [
          { mistake: '没算签证费', instead: '留出 {{uk-visafee-2026}}。' },
          { mistake: '没算时间', instead: '早些办。' },
        ],
      },
    ],
    [
      'a requirement',
      { type: 'requirements', heading: '版块', fits: ['付得起 {{uk-visafee-2026}}'], misfits: ['不'] },
    ],
    [
      'a step',
      {
        type: 'steps',
        heading: '版块',
        items: [
          { title: '交费', text: '{{uk-visafee-2026}}。', duration: '一天' },
          { title: '等', text: '等通知。', duration: '三周' },
        ],
      },
    ],
    [
      'a point of time',
      {
        type: 'timeline',
        heading: '版块',
        items: [
          { when: '六月', title: '交费', text: '{{uk-visafee-2026}}。' },
          { when: '七月', title: '等', text: '等通知。' },
        ],
      },
    ],
    [
      'a card',
      {
        type: 'features',
        heading: '版块',
        items: [
          { title: '签证', text: '{{uk-visafee-2026}}。' },
          { title: '住宿', text: '另算。' },
        ],
      },
    ],
    [
      'a list of things to do',
      {
        type: 'checklist',
        heading: '版块',
        groups: [{ title: '钱', items: ['{{uk-visafee-2026}}', '押金'] }],
      },
    ],
    [
      'a term',
      {
        type: 'glossary',
        heading: '版块',
        items: [
          { term: '签证费', text: '{{uk-visafee-2026}}。' },
          { term: '附加费', text: '另算。' },
        ],
      },
    ],
    [
      'a note',
      {
        type: 'figures',
        heading: '版块',
        caption: '表',
        items: [{ fact: 'us-sevis', note: '英国是 {{uk-visafee-2026}}。' }],
      },
    ],
  ])('prints a figure with its source in %s', (_, section) => {
    const { container } = show([section])
    const value = container.querySelector('[data-fact="uk-visafee-2026"]')
    expect(value).toHaveTextContent('558 英镑')
    expect(value?.nextElementSibling?.querySelector('a')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
  })

  it('draws figures as bars that grow with them, and prints each with its source', () => {
    const { container } = show([
      {
        type: 'bars',
        heading: '房租',
        caption: '伦敦以外比伦敦低',
        items: [
          { fact: 'uk-pof-london-202511', label: '伦敦' },
          { fact: 'uk-pof-outside-202511', label: '伦敦以外' },
        ],
      },
    ])
    const region = screen.getByRole('region', { name: '房租' })
    expect(within(region).getByRole('figure')).toHaveTextContent('伦敦以外比伦敦低')
    const [london, outside] = within(region).getAllByRole('definition')
    expect(london).toHaveTextContent('每月 1,529 英镑')
    expect(outside).toHaveTextContent('每月 1,171 英镑')
    expect(within(region).getAllByRole('link')).toHaveLength(2)
    const widths = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > .bar')].map((bar) =>
      Math.round(Number.parseFloat(bar.style.width)),
    )
    expect(widths).toEqual([100, 77])
  })

  it('draws a range from its low to its high end', () => {
    const { container } = show([
      {
        type: 'bars',
        heading: '学费',
        caption: '两种学位',
        items: [
          { fact: 'au-tuition-pg', label: '硕士' },
          { fact: 'au-tuition-ug', label: '本科' },
        ],
      },
    ])
    const ends = (name: string) =>
      [...container.querySelectorAll<HTMLElement>(name)].map((bar) => bar.style.width)
    expect(ends('.bar')).toEqual(['44%', '40%'])
    expect(ends('.range')).toEqual(['100%', '90%'])
  })

  it('prints rules in the words of the registry with source and date', () => {
    show([
      {
        type: 'rules',
        heading: '规定',
        items: [
          { statement: 'study-ca-ossd-40', label: '社区服务', note: '要留下签字记录。' },
          { statement: 'study-ca-ossd-110' },
        ],
      },
    ])
    const [first, second] = within(screen.getByRole('region', { name: '规定' })).getAllByRole('listitem')
    expect(first).toHaveTextContent(/社区服务.*40 小时社区服务.*要留下签字记录。.*2025–26/)
    expect(first).not.toHaveTextContent('以官方最新公布为准，请核对')
    expect(second).toHaveTextContent(/110 小时.*以官方最新公布为准，请核对/)
    expect(within(first ?? document.body).getByRole('link')).toHaveAttribute(
      'href',
      expect.stringMatching(/^https:/),
    )
  })

  it('lists what to have ready, group by group', () => {
    show([
      {
        type: 'checklist',
        heading: '准备',
        groups: [
          { title: '学校开的', items: ['成绩单', '在读证明'] },
          { title: '家里备的', items: ['护照', '存款证明'] },
        ],
      },
    ])
    const lists = within(screen.getByRole('region', { name: '准备' })).getAllByRole('list')
    expect(lists.map((list) => list.textContent)).toEqual(['成绩单在读证明', '护照存款证明'])
  })

  it('explains terms', () => {
    show([
      {
        type: 'glossary',
        heading: '名词',
        items: [
          { term: 'CAS', text: '学校开的录取确认。' },
          { term: 'ATAS', text: '学术审查。' },
        ],
      },
    ])
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['CAS', 'ATAS'])
    expect(screen.getByText('学校开的录取确认。')).toBeVisible()
  })

  it.each(['split', 'banner', 'ledger', 'letter'] as const)(
    'has heading, lead, points, way on, picture and form in the arrangement %s',
    (arrangement) => {
      const { container } = show([], {
        picture: 'visa',
        form: { kind: 'general', title: '请顾问回电' },
        sections: [
          {
            type: 'hero',
            arrangement,
            name: '签证',
            title: '先看材料',
            lead: '签证费 {{uk-visafee-2026}}。',
            points: [{ label: '适合', text: '第一次申请的人' }],
            actions: [{ label: '算费用', href: '/special/study_cost' }],
          },
        ],
      })
      expect(screen.getByRole('heading', { level: 1, name: '先看材料' })).toBeVisible()
      expect(screen.getByText(/558 英镑/)).toBeVisible()
      expect(screen.getByRole('definition')).toHaveTextContent('第一次申请的人')
      expect(screen.getByRole('link', { name: '算费用' })).toHaveAttribute('href', '/special/study_cost')
      expect(screen.getByRole('region', { name: '请顾问回电' })).toBeVisible()
      const pictures = [...container.querySelectorAll('header svg')].filter(
        (svg) => svg.getAttribute('viewBox') === '0 0 320 136',
      )
      expect(pictures.length).toBeGreaterThanOrEqual(1)
      for (const picture of pictures) expect(picture).toHaveAttribute('aria-hidden', 'true')
    },
  )

  it.each([
    ['features', 'numbered', 'ol'],
    ['features', 'rows', 'ul'],
    ['features', 'grid', 'ul'],
  ] as const)('sets %s in the look %s', (type, look, element) => {
    const items = [
      { title: '一', text: '第一条。' },
      { title: '二', text: '第二条。', href: '/uk' },
    ]
    show([{ type, heading: '三种', look, items }])
    const list = within(screen.getByRole('region', { name: '三种' })).getByRole('list')
    expect(list.localName).toBe(element)
    expect(within(list).getByRole('link', { name: '二' })).toHaveAttribute('href', '/uk')
  })

  it('tells search engines the way, the page and its answers as plain text', () => {
    const { container } = show([
      {
        ...faq,
        items: [faq.items[0], { question: '签证费多少', answer: '{{uk-visafee-2026}}，以官方为准。' }],
      },
    ])
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    )
    expect(data.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'WebPage', 'FAQPage'])
    expect(data[1]).toMatchObject({ name: '测试页', url: expect.stringMatching(/\/special\/gz_uk$/) })
    expect(data[1]).not.toHaveProperty('dateModified')
    expect(data[2].mainEntity[1]).toMatchObject({
      name: '签证费多少',
      acceptedAnswer: { text: '558 英镑（截至 2026-09-12），以官方为准。' },
    })
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

  it('sets figures in a captioned table', () => {
    show([
      { type: 'figures', heading: '费用', caption: '英国签证费用', items: [{ fact: 'uk-visafee-2026' }] },
    ])
    const table = screen.getByRole('table', { name: '英国签证费用' })
    expect(within(table).getByRole('rowheader', { name: '英国学生签证申请费（境外申请）' })).toBeVisible()
    expect(within(table).getByRole('cell', { name: '558 英镑' })).toBeVisible()
    expect(within(table).getByRole('link')).toHaveAttribute('href', expect.stringMatching(/^https:/))
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
