import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PublicCampaign } from '@/components/pages/campaign-page'
import * as ownPictures from '@/lib/campaigns/own-pictures'
import type { CampaignInput } from '@/lib/collections/kinds/campaign'
import * as programmes from '@/lib/collections/kinds/programme'
import { findField } from '@/tests/component/site/lead/find-field'
import { madeCampaign } from '@/tests/support/made-campaign'
import { periodsOf, sourcesOf } from '@/tests/support/source-mark'
import { drawPage } from '../draw-page'

/** Replaces the image data that the bundler makes from the picture files beside a content file. */
beforeEach(() => {
  vi.spyOn(ownPictures, 'ownPicture').mockImplementation((path, file) => ({
    src: `/media${path}/${file}`,
    width: 1600,
    height: 1000,
  }))
  setToday('2026-11-29')
})
afterEach(() => void vi.useRealTimers())

const setToday = (today: string) =>
  vi.useFakeTimers({ now: new Date(`${today}T12:00:00+08:00`), toFake: ['Date'] })

/** What was last read of a programme. */
function lastRead(state: 'open' | 'closed', asOf: string) {
  const source = { name: '某地移民局', url: 'https://immigration.example/', kind: 'secondary' } as const
  vi.spyOn(programmes, 'latestReading').mockReturnValue({ state, asOf, source })
}

type SectionInput = CampaignInput['sections'][number]
type Head = Extract<SectionInput, { type: 'hero' }>

const hero: Head = { type: 'hero', name: '英国高中', title: '去英国读高中', lead: '先看适不适合。' }

function show(sections: SectionInput[], change: Partial<CampaignInput> = {}, head: Partial<Head> = {}) {
  const campaign = madeCampaign('app/(special)/special/gz_uk', {
    seo: {
      title: '测试页',
      description:
        '写给家长看的一段话，说明这个项目是什么、适合哪些孩子、要准备多久、费用怎么查、常见的误会有哪些，读完就能判断下一步该做什么，也知道该问谁。',
    },
    hue: 'uk',
    source: '专题:测试',
    form: null,
    sections: [{ ...hero, ...head }, ...sections],
    ...change,
  })
  return PublicCampaign({ campaign }).then(drawPage)
}

const faq = {
  type: 'faq' as const,
  heading: '常见问题',
  items: [
    { question: '要多久', answer: '约一年。' },
    { question: '要多少钱', answer: '暂无数据，请问学校。' },
  ],
}
const prose = { type: 'prose' as const, heading: '费用', paragraphs: ['一段。'] }
const answerOf = (container: HTMLElement) => container.querySelector<HTMLElement>('[data-answer]')

describe('campaign page', () => {
  it('shows its own pictures at their size with alternative text, and loads none of them before it is needed', async () => {
    const photo = { file: 'camp.webp', alt: '营地的早晨' }
    await show([{ ...prose, photo }], {}, { photo: { file: 'lake.jpg', alt: '湖' } })
    for (const [alt, file] of [
      ['湖', 'lake.jpg'],
      ['营地的早晨', 'camp.webp'],
    ] as const) {
      const picture = screen.getByRole('img', { name: alt })
      expect(picture).toHaveAttribute('src', `/media/special/gz_uk/${file}`)
      expect(picture).toHaveAttribute('width', '1600')
      expect(picture).toHaveAttribute('height', '1000')
      expect(picture).toHaveAttribute('loading', 'lazy')
    }
    expect(within(screen.getByRole('region', { name: '费用' })).getByRole('img')).toHaveAccessibleName(
      photo.alt,
    )
  })

  it('carries its own form with its own source', async () => {
    const { container } = await show([], { form: { kind: 'general', title: '请顾问回电' } })
    const form = screen.getByRole('region', { name: '请顾问回电' })
    expect(await within(form).findByLabelText(/姓名/)).toBeVisible()
    expect(await findField(container, 'source')).toHaveValue('专题:测试')
    expect(await findField(container, 'form')).toHaveValue('general')
  })

  it('lists the contents of a long page: each entry leads to its section, has its short form, and none is long or of related links', async () => {
    const long = '哪些孩子读得下来，哪些要再想'
    const ways = ['/uk', '/us'].map((href) => ({ label: '看', href, text: '看。' }))
    const { container } = await show([
      { ...faq, heading: '家长在签约以前还会问到的几件事' },
      { ...faq, heading: '甲' },
      { type: 'requirements', heading: long, short: '谁读得下来', fits: ['是'], misfits: ['否'] },
      prose,
      { type: 'related', heading: '再看', items: ways },
    ])
    const links = within(screen.getByRole('navigation', { name: '本页内容' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual(['甲', '谁读得下来', '费用'])
    for (const [at, heading] of ['甲', long, '费用'].entries())
      expect(container.querySelector(links[at]?.getAttribute('href') ?? '')).toHaveAccessibleName(heading)
  })

  it('shows answers above its text, each value with year and source', async () => {
    const { container } = await show(
      [],
      {},
      {
        answer: {
          items: [
            { label: '申请费', fact: 'uk-visafee-2026' },
            { label: '志愿数', statement: 'study-uk-ucas-five', says: '最多五个志愿' },
            { label: '截止', day: '{{ucas.main}}' },
          ],
        },
      },
    )
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(hero.title)
    const answer = answerOf(container)
    expect(answer).toHaveTextContent(/申请费558 英镑2026-04-08 起，约 [\d,]+ 元/)
    expect(answer).toHaveTextContent(/志愿数最多五个志愿/)
    expect(answer).toHaveTextContent(/截止2027 年 1 月 13 日/)
    expect(answer && sourcesOf(answer)).toContain('https://www.gov.uk/student-visa')
    const lead = screen.getByText(hero.lead)
    expect(answer?.compareDocumentPosition(lead)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  })

  it('shows whether a programme takes applications, and the date of an old check', async () => {
    lastRead('open', '2025-04-01')
    const { container } = await show([], {}, { answer: { programme: 'vu-passport' } })
    expect(answerOf(container)).toHaveTextContent(/收不收申请开放（2025 年的资料）.*2025-04-01※/)
  })

  it('keeps the first paragraph of long prose open and puts the others into a named fold', async () => {
    const paragraphs = ['第一段。', '第二段。', '第三段。', '第四段。']
    await show([{ ...prose, paragraphs }])
    expect(screen.getByText('第一段。')).toBeVisible()
    expect(screen.getByText('第三段。')).not.toBeVisible()
    expect(screen.getByText('费用：其余 3 段')).toBeVisible()
  })

  it.each([
    [['ca-housing-uoft', 'ca-grocery-uoft', 'ca-pof-2026'], 1],
    [['ca-housing-uoft', 'ca-pof-2026', 'ca-ug-toronto'], 0],
  ])('shows one notice above a table when most of its figures have expired: %j', async (facts, notices) => {
    const table: SectionInput = {
      type: 'figures',
      heading: '费用',
      caption: '每月开支',
      items: facts.map((fact) => ({ fact })),
    }
    // On this day most figures of one table have expired, and few of the other.
    setToday('2026-11-23')
    await show([table, faq, { ...table, heading: '再看一次' }])
    const found = screen.queryAllByRole('note')
    expect(found).toHaveLength(notices)
    for (const notice of found) {
      expect(notice).toHaveTextContent('上一年度')
      const table = screen.getByRole('region', { name: '费用' })
      expect(notice.compareDocumentPosition(table)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    }
  })

  it('prints a figure of a text and of a table with its period and its source', async () => {
    const table: SectionInput = {
      type: 'compare',
      heading: '版块',
      caption: '比一比',
      columns: ['甲', '乙'],
      rows: [
        { label: '费', cells: ['{{uk-visafee-2026}}', '无'] },
        { label: '时', cells: ['快', '慢'] },
      ],
    }
    const { container } = await show([{ ...prose, paragraphs: ['申请费是 {{uk-visafee-2026}}。'] }, table])
    const values = [...container.querySelectorAll('[data-fact="uk-visafee-2026"]')]
    expect(values).toHaveLength(2)
    for (const value of values) {
      expect(value).toHaveTextContent('558 英镑')
      expect(periodsOf(value)).toEqual(['（2026-04-08 起）'])
      expect(sourcesOf(value)).toEqual(['https://www.gov.uk/student-visa'])
    }
  })

  it('marks a written day that is over, and no other', async () => {
    setToday('2027-04-01')
    const steps = [
      { when: '2027 年 2 至 3 月', title: '面试', text: '先约时间。' },
      { when: '2027 年 4 月', title: '放榜', text: '看邮件。' },
    ]
    const dated = { '2027 年 2 至 3 月': '2027-03-31', '2027 年 4 月': '2027-04-30' }
    const { container } = await show([{ type: 'timeline', heading: '日历', items: steps }], { dated })
    expect(container).toHaveTextContent('2027 年 2 至 3 月（已过）')
    expect(container).not.toHaveTextContent('4 月（已过）')
  })

  it('shows figures as bars of proportional length, each with its source', async () => {
    const { container } = await show([
      {
        type: 'bars',
        heading: '房租',
        caption: '伦敦以外比伦敦低',
        items: [
          { fact: 'uk-pof-london-2026', label: '伦敦' },
          { fact: 'uk-pof-outside-2026', label: '伦敦以外' },
        ],
      },
    ])
    const region = screen.getByRole('region', { name: '房租' })
    expect(within(region).getByRole('figure')).toHaveTextContent('伦敦以外比伦敦低')
    const [london, outside] = within(region).getAllByRole('definition')
    expect(london).toHaveTextContent('每月 1,529 英镑')
    expect(outside).toHaveTextContent('每月 1,171 英镑')
    expect(within(region).getAllByRole('link')).toHaveLength(2)
    const widths = [...container.querySelectorAll<HTMLElement>('[aria-hidden] > .bg-mark')].map((bar) =>
      Math.round(Number.parseFloat(bar.style.width)),
    )
    expect(widths).toEqual([100, 77])
  })

  it('prints rules in the words of the registry with source and date', async () => {
    await show([
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
    expect(first).toHaveTextContent(/社区服务.*40 小时社区服务.*2025–26.*要留下签字记录。/)
    expect(first).not.toHaveTextContent('※')
    expect(second).toHaveTextContent(/110 小时.*※/)
    expect([first, second].map((rule) => rule && sourcesOf(rule))).toEqual([
      ['https://www.hdsb.ca/bch/academics-student-experience/graduation'],
      ['https://edward-edu.ca/?p=180'],
    ])
  })

  it.each([
    ['numbered', 'ol'],
    ['rows', 'ul'],
  ] as const)('sets features in the look %s as %s', async (look, element) => {
    const items = [
      { title: '一', text: '第一条。' },
      { title: '二', text: '第二条。', href: '/uk' },
    ]
    await show([{ type: 'features', heading: '三种', look, items }])
    const list = within(screen.getByRole('region', { name: '三种' })).getByRole('list')
    expect(list.localName).toBe(element)
    expect(within(list).getByRole('link', { name: '二' })).toHaveAttribute('href', '/uk')
  })

  it('gives search engines the breadcrumb, the page and its answers as plain text', async () => {
    const fee = { question: '签证费多少', answer: '{{uk-visafee-2026}}，以官方为准。' }
    const { container } = await show([{ ...faq, items: [...faq.items, fee] }])
    const data = [...container.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
      JSON.parse(script.textContent ?? ''),
    )
    expect(data.map((item) => item['@type'])).toEqual(['BreadcrumbList', 'WebPage', 'FAQPage'])
    expect(data[1]).toMatchObject({
      name: '测试页',
      url: expect.stringMatching(/\/special\/gz_uk$/),
      inLanguage: 'zh-CN',
    })
    expect(data[1]).not.toHaveProperty('dateModified')
    expect(data[2].mainEntity[2]).toMatchObject({
      name: '签证费多少',
      acceptedAnswer: { text: '558 英镑（2026-04-08 起），以官方为准。' },
    })
  })

  it('prints the last reading of a programme with its age, date, source and official page', async () => {
    setToday('2027-05-15')
    lastRead('closed', '2026-11-01')
    await show([{ type: 'status', heading: '状态', programme: 'ca-start-up', summary: '按资料。' }])
    const region = screen.getByRole('region', { name: '状态' })
    expect(region).toHaveTextContent(/已超过六个月/)
    expect(region).toHaveTextContent(/已关闭.*2026-11-01.*据别人的转述/)
    const hrefs = within(region)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
    expect(hrefs).toContain('https://immigration.example/')
    expect(hrefs).toContainEqual(expect.stringMatching(/^https:\/\/www\.canada\.ca\//))
  })
})
