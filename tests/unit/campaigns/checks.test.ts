import { expect, it } from 'vitest'
import { sectionSchema } from '@/lib/blocks/schema'
import { checkDates } from '@/lib/campaigns/check-dates'
import { checkOpening } from '@/lib/campaigns/check-likeness'
import { englishPunctuation } from '@/lib/campaigns/check-words'
import { checkCampaign } from '@/lib/campaigns/checks'
import type { Campaign, CampaignInput } from '@/lib/collections/kinds/campaign'
import { madeCampaign } from '@/tests/support/made-campaign'
import { list, maybe, table } from '@/tests/support/table'
import { madeUpText } from '@/tests/support/written-content'

/** A page without faults. Each seed gives different texts. */
function page(slug: string, seed: number, change: Partial<CampaignInput> = {}, layout = 'special'): Campaign {
  const text = (part: number, length: number) => madeUpText(seed * 100 + part, length)
  return madeCampaign(`app/(${layout})/special/${slug}`, {
    seo: { title: `第${seed}页`, description: text(1, 66) },
    family: 'elite',
    hue: 'nz',
    picture: 'nz',
    source: `专题:${slug}`,
    form: { kind: 'general', title: '说说情况' },
    sections: [
      { type: 'hero', name: '短名', title: '短名：标题', lead: text(2, 100) },
      { type: 'prose', heading: '甲', paragraphs: [text(3, 300), text(4, 300)] },
      { type: 'faq', heading: '乙', items: questions(text(5, 60)) },
    ],
    ...change,
  })
}

const questions = (answer: string) => [
  { question: '问甲', answer },
  { question: '问乙', answer: [...answer].reverse().join('') },
]

const titled = (title: string) => ({ seo: { title, description: madeUpText(9, 70) } })
const key = 'k'.repeat(24)

const addresses = ['/', '/us', '/yxk', '/special/one', '/special/other', '/special/soon']
const hasPage = (href: string) => addresses.includes(href)
const now = new Date('2026-11-23T00:00:00Z')

/** A few of the texts of the template that new pages are copied from. */
const template = page('_template', 1, {
  seo: { title: '新专题的标题：项目名加读者关心的事', description: madeUpText(1, 66) },
  sections: [
    { type: 'hero', name: '项目类别', title: '新专题：一句话说清', lead: '用两三句话写明读者会得到什么。' },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        { question: '写读者真会问的话', answer: '先给结论，再给理由。' },
        { question: '写第二个', answer: '写明去哪里核实。' },
      ],
    },
  ],
})

const other = page('other', 2, {
  sections: [
    { type: 'hero', name: '短名', title: '短名：标题', lead: madeUpText(7, 100) },
    { type: 'prose', heading: '丙', paragraphs: [madeUpText(8, 500)] },
  ],
})

const found = (campaign: Campaign, others: readonly Campaign[] = [other]) =>
  lines(checkCampaign({ campaign, others, hasPage, addresses, template, now }))

const words = { type: 'prose' as const, heading: '甲', paragraphs: [madeUpText(3, 600)] }

const hero = { type: 'hero' as const, name: '短名', title: '短名：标题', lead: madeUpText(2, 100) }

/** What a page with one link to this address has. */
const leading = (href: string) => ({ sections: [{ ...hero, actions: [{ label: '去', href }] }, words] })
const linking = (href: string) => page('one', 1, leading(href))
const link = '第 1 个版块（hero） › actions › 第 1 项 › href'

const lines = (findings: readonly { place: string; message: string }[]) =>
  findings.map(({ place, message }) => `${place}：${message}`)

it('finds no fault on a correct page', () => {
  expect(found(page('one', 1))).toEqual([])
})

it.each(
  table(
    `
    托福冲分 | 托福页要有一张图：加一个 plot 版块，of: scales
    写给家长的小托福 | –
    GRE 冲分 | –
  `,
    [String, maybe],
  ),
)('a page about an exam, %s, shows what the site holds of it', (name, remedy) => {
  const items = [
    { label: '申请费', fact: 'uk-visafee-2026' },
    { label: '成绩有效期', statement: 'exam-ielts-valid', says: '两年' },
  ]
  const head = { ...hero, name, title: `${name}：怎么准备`, answer: { items } }
  const plot = { type: 'plot', heading: '丁', of: 'scales' } as const
  expect(found(page('one', 1, { family: 'exams', sections: [head, words] }))).toEqual(
    remedy === null ? [] : [expect.stringContaining(remedy)],
  )
  expect(found(page('one', 1, { family: 'exams', sections: [head, words, plot] }))).toEqual([])
})

it.each([
  [{ of: 'years' }, '这种图要写国家代码'],
  [{ of: 'averages', country: 'uk' }, '这种图的国家是定的'],
  [{ of: 'prices', country: 'sg' }, '学费不够画图，请改用 of: years'],
  [{ of: 'years', country: 'xx' }, '费用计算器里没有这个国家代码'],
  [{ of: 'ranks' }, '图只有这几种'],
])('a plot of %j names data that the site holds', (written, remedy) => {
  const { error } = sectionSchema.safeParse({ type: 'plot', heading: '丁', ...written })
  expect(error?.issues.map(({ message }) => message).join()).toContain(remedy)
})

it.each<[string, Partial<CampaignInput>, string]>([
  [
    'no answer in the head of a page about costs',
    { family: 'costs' },
    '第 1 个版块（hero） › answer：页首没有先答读者要问的：写 answer，里面 items 列 2 到 4 条',
  ],
  [
    'a dead link',
    leading('/special/othr?x=1'),
    `${link}：“/special/othr?x=1” 打不开：本站没有这一页；是不是 /special/other？`,
  ],
  [
    'a misspelt parameter of a link',
    leading('/yxk?contry=nz'),
    `${link}：“/yxk?contry=nz” 里的 contry 没有用：是不是 country？`,
  ],
  [
    'a parameter of a page that takes none of its own',
    leading('/us?brochure=1'),
    '“/us?brochure=1” 里的 brochure 没有用：这一页只认 index、utm_source、',
  ],
  [
    'words of the template that were not replaced',
    { sections: [hero, { ...words, paragraphs: [...words.paragraphs, '我想：先给结论，再给理由。'] }] },
    '第 2 个版块（prose）：1 处（paragraphs › 第 2 项）还是模板里的话，请换成这一页的内容',
  ],
  [
    'the title of the template with the page’s own name in it',
    titled('英国夏校的标题：项目名加读者关心的事'),
    'seo：1 处（title）还是模板里的话',
  ],
  [
    'a short text of the template as a whole value',
    { sections: [{ ...hero, name: '项目类别' }, words] },
    '第 1 个版块（hero）：1 处（name）还是模板里的话',
  ],
  [
    'a former address that is its own',
    { formerly: ['/special/one'] },
    'formerly › 第 1 项：“/special/one” 就是现在的网址',
  ],
  [
    'a former address that still has a page',
    { formerly: ['/special/a', '/special/other'] },
    'formerly › 第 2 项：“/special/other” 现在还有一页',
  ],
  [
    'a former address that is an alias',
    { formerly: ['/special/fyusa'] },
    '“/special/fyusa” 是本站的一个短地址',
  ],
  [
    'a dead end',
    { retireAfter: '2026-01-01', redirectTo: '/nowhere' },
    'redirectTo：“/nowhere” 打不开：本站没有这一页；看看是不是写错了',
  ],
  ['an anchor that does not exist', leading('#part-7'), `${link}：页内没有“#part-7”`],
  [
    'too few words',
    { sections: [{ ...hero, lead: '很短。' }] },
    'sections：自己写的内容现在 8 个字，至少 600 个字，还差 592 个：补上',
  ],
  ['a title of another page', titled('第2页'), 'seo › title：和 /special/other 一样'],
  [
    'a source of another page',
    { source: '专题:other' },
    'source：和 /special/other 一样：顾问分不清线索从哪一页来',
  ],
  [
    'a title that ends with the brand',
    titled('新西兰硕士申请 - 美世留学'),
    'seo › title：不写品牌：网页标题后面会自己加上“ · 美世留学”',
  ],
  [
    'a headline without its subject',
    { sections: [{ ...hero, name: '新西兰硕士申请', title: '十二个月，想好毕业那天' }, words] },
    '第 1 个版块（hero） › title：大标题没有说这一页讲什么',
  ],
  ['no picture', { picture: undefined }, 'picture：没有选配图'],
])('reports %s', (_, change, words) => {
  expect(found(page('one', 1, change)).join('\n')).toContain(words)
})

it('reports a link to a page that is still a draft', () => {
  const draft = page('later', 3, { draft: true, previewKey: key })
  expect(found(linking('/special/later'), [draft]).join('\n')).toContain(
    '“/special/later” 还是草稿，读者打不开',
  )
})

it('reports a link to a renamed page, and accepts one former address for one page', () => {
  const renamed = page('later', 3, { formerly: ['/special/earlier'] })
  expect(found(linking('/special/earlier'), [renamed]).join('\n')).toContain(
    '“/special/earlier” 已经改名，请直接写 /special/later',
  )
  const rival = page('one', 1, { formerly: ['/special/earlier'] })
  expect(found(rival, [renamed])).toContain(
    'formerly › 第 1 项：“/special/earlier” /special/later 也写了，一个旧网址只能转到一页：留下一处',
  )
})

it.each<[string, string | undefined, boolean]>([
  ['a page that begins earlier', '2026-12-01', true],
  ['a page that begins on the same day', '2027-01-01', false],
  ['a page that begins later', '2027-02-01', false],
])('warns about a link to a page that begins on 2027-01-01: %s', (_, publishFrom, isWrong) => {
  const soon = page('soon', 3, { publishFrom: '2027-01-01' })
  expect(found({ ...linking('/special/soon'), publishFrom }, [soon])).toEqual(
    isWrong ? [expect.stringContaining('“/special/soon” 要到 2027-01-01 才公开')] : [],
  )
})

it.each(
  table(
    `
    先看材料,再定时间 | seo › title：“先看材料,再定时间”里是英文标点 ,，中文里写 ，
    先看材料，再定时间（IELTS: 6.5, 9:30） |
    Apply early, then wait |
  `,
    [String, list],
  ),
)('warns about English punctuation in %s', (title, hints) => {
  const { path, ...campaign } = page('one', 1)
  const seo = { title, description: campaign.seo.description }
  expect(lines(englishPunctuation({ ...campaign, path, seo }))).toEqual(hints)
})

it('names the page that a text was copied from, and quotes a phrase of it', () => {
  const copy = page('two', 1, titled('又一页'))
  const lines = found(copy, [page('one', 1)])
  expect(lines.join('\n')).toMatch(
    /有 100% 的文字在别的页面上也有，至多 40%；重复较多的是 \/special\/one，例如“.{10}”/,
  )
  expect(lines.join('\n')).toContain('和同系列的 /special/one 有 100% 相同')
  expect(lines.join('\n')).toContain('版块的种类和次序与同系列的 /special/one 一模一样：换一种 look')
})

it('requires the state of the programme on immigration pages, and noIndex on sign-up pages', () => {
  expect(found(page('ym_x', 1, {}, 'special-ym'))).toEqual([
    'sections：移民页要有一个 status 版块：项目是否开放、资料日期、以哪个官方页面为准',
  ])
  expect(found(page('one/entry', 1, {}, 'none'))).toEqual([
    'noIndex：报名页不给搜索引擎收录，请写 noIndex: true',
    'form › kind：报名页的表单要写 kind: entry',
  ])
  const items = ['甲', '乙'].map((term) => ({ term, text: '丙' }))
  const glossary = { type: 'glossary' as const, heading: '行话', items }
  const entry: Partial<CampaignInput> = {
    noIndex: true,
    form: { kind: 'entry', title: '报名' },
    sections: [hero, words, glossary],
  }
  expect(found(page('one/entry', 1, entry, 'none'))).toEqual([
    '第 3 个版块（glossary）：报名页没有 glossary 版块，只有 prose、features、steps、timeline、requirements、checklist、faq；要用它，放到专题页上',
  ])
})

const ended = page('over', 4, { retireAfter: '2026-03-31', redirectTo: '/us' })

it.each<[string, Campaign, string, string[]]>([
  ['nothing of a page on its last day', ended, '2026-03-31T12:00:00Z', []],
  [
    'the end of a page that has ended',
    ended,
    '2026-03-31T16:00:00Z',
    [
      'retireAfter：已经过了下线日期 2026-03-31，访问者会转到 /us；还要用这一页，就改日期。删掉文件夹以后就不再转了，旧网址打不开：还想让它转，先把 /special/over 写进另一个专题页的 formerly',
    ],
  ],
  [
    'when a page will be public',
    page('soon', 5, { publishFrom: '2026-04-01', previewKey: key }),
    '2026-03-31T15:59:59Z',
    [
      `publishFrom：定时发布：2026-04-01 零点（北京时间）之前网址打不开，哪里都不列。在那之前的预览网址是 /preview/${key}`,
    ],
  ],
  ['nothing about a link to a public page', linking('/special/over'), '2026-03-31T12:00:00Z', []],
  [
    'a link to a page that has ended',
    linking('/special/over?from=a#part-1'),
    '2026-04-01T00:00:00Z',
    [`${link}：“/special/over?from=a#part-1” 已经下线，读者会转到 /us；请换一个链接`],
  ],
  [
    'a link to the sign-up page of an ended campaign',
    linking('/special/over/entry'),
    '2026-04-01T00:00:00Z',
    [`${link}：“/special/over/entry” 已经下线，读者会转到 /us；请换一个链接`],
  ],
  [
    'a redirect to a page that has ended',
    page('one', 1, { retireAfter: '2026-12-31', redirectTo: '/special/over' }),
    '2026-04-01T00:00:00Z',
    ['redirectTo：“/special/over” 已经下线，读者会转到 /us；请换一个链接'],
  ],
  [
    'a sign-up page nothing of its campaign, with which it ends',
    page('over/entry', 1, leading('/special/over'), 'none'),
    '2026-04-01T00:00:00Z',
    [],
  ],
])('reports %s', (_, campaign, now, notes) => {
  const others = [other, ended].filter((beside) => beside !== campaign)
  expect(lines(checkDates({ campaign, others, now: new Date(now) }))).toEqual(notes)
})

it('requires a preview address of the sign-up page, because the preview of the campaign links to it', () => {
  const soon = page('soon', 5, { publishFrom: '2026-04-01', previewKey: key })
  const told = (entryKey: Partial<CampaignInput>) =>
    checkDates({
      campaign: soon,
      others: [page('soon/entry', 6, { form: { kind: 'entry', title: '报名' }, ...entryKey }, 'none')],
      now: new Date('2026-03-01T00:00:00Z'),
    }).map(({ message }) => message.split('。').at(-1))
  expect(told({})).toEqual(['报名页的 content.yaml 里也加一行自己的 previewKey，预览里点报名才打得开'])
  expect(told({ previewKey: 'm'.repeat(24) })).toEqual([`在那之前的预览网址是 /preview/${key}`])
})

it('asks to delete a sign-up page whose campaign no longer exists', () => {
  const left = page('gone/entry', 1, { noIndex: true, form: { kind: 'entry', title: '报名' } }, 'none')
  expect(found(left)).toEqual([
    expect.stringContaining(
      '它的专题页 /special/gone 打不开，报名页却还在收线索：专题页删了，这个文件夹也要删',
    ),
  ])
})

it('names pages that begin in the same way once there are too many of them', () => {
  const many = [3, 4, 5, 6].map((seed) => page(`p${seed}`, seed))
  const [finding] = checkOpening({ campaign: page('one', 1), others: [...many, other] })
  expect(finding?.message).toContain('开头（hero prose:text faq）与 4 个页面相同，例如 /special/p3')
  expect(finding?.message).toContain('例如 hero prose:text')
  expect(checkOpening({ campaign: other, others: many })).toEqual([])
})
