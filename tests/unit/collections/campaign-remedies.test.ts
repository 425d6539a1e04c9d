import { describe, expect, it } from 'vitest'
import { stringify } from 'yaml'
import { campaignAddressOf, campaignLayoutOf } from '@/lib/campaigns/address'
import { type CampaignInput, campaignSchema } from '@/lib/collections/kinds/campaign'
import { parseYaml } from '@/lib/collections/parse-yaml'

const file = 'app/(special)/special/gz_uk/content.yaml'

const description =
  '写给家长看的一段话，说明这个项目是什么、适合哪些孩子、要准备多久、费用怎么查、常见的误会有哪些，读完就能判断下一步该做什么，也知道该问谁。'

const hero = {
  type: 'hero',
  name: '测试页',
  title: '一个标题',
  lead: '一段导语。',
} as const satisfies CampaignInput['sections'][number]

function build(change: Partial<CampaignInput>): CampaignInput {
  return {
    seo: { title: '测试页', description },
    hue: 'uk',
    source: '专题:测试',
    form: { kind: 'general', title: '留个电话' },
    sections: [hero],
    ...change,
  }
}

const withSection = (section: object) => ({ ...build({}), sections: [hero, section] })
const withHead = (change: object) => ({ ...build({}), sections: [{ ...hero, ...change }] })
const withForm = (form: object) => ({ ...build({}), form: { kind: 'general', title: '表单', ...form } })
const bars = (...facts: string[]) =>
  withSection({
    type: 'bars',
    heading: '费用',
    caption: '图',
    items: facts.map((fact) => ({ fact, label: '一项' })),
  })

/** Reads a file with this content. */
const reading = (content: unknown) => () =>
  parseYaml(
    file,
    Buffer.from(stringify(content, { lineWidth: 0, aliasDuplicateObjects: false })),
    campaignSchema,
  )

describe('the folder of a campaign', () => {
  it.each([
    [file, '/special/gz_uk'],
    ['file:///srv/site/app/%28none%29/special/fy_zh/fy_us/entry/page.tsx', '/special/fy_zh/fy_us/entry'],
    ['file:///app/app/(special)/special/app/page.tsx', '/special/app'],
  ])('%s has the address %s', (place, address) => {
    expect(campaignAddressOf(place)).toBe(address)
  })

  it('must be in a layout of campaigns', () => {
    expect(campaignLayoutOf(file)).toBe('special')
    expect(() => campaignLayoutOf('app/(diy)/special/gz_uk/content.yaml')).toThrow(
      '(diy) 不是专题的版式；请移到这些文件夹之一：app/(special)/special/、app/(none)/special/',
    )
  })
})

describe('a mistake in the content of a campaign', () => {
  it('names the file, the section and the field in Chinese', () => {
    const items = ['', '答'].map((answer) => ({ question: '问', answer }))
    expect(reading(withSection({ type: 'faq', heading: '常见问题', items }))).toThrow(
      [
        '页面内容有误：app/(special)/special/gz_uk/content.yaml',
        '  · 第 18 行第 17 列，第 2 个版块（faq） › items › 第 1 项 › answer：不能为空',
      ].join('\n'),
    )
  })

  it.each<[string, unknown, string]>([
    [
      'a draft without an address',
      build({ draft: true }),
      'previewKey：草稿要有一个别人猜不到的预览地址，加一行 previewKey: ',
    ],
    [
      'a draft whose address can be guessed',
      build({ draft: true, previewKey: 'abc' }),
      'previewKey 要有 20 个以上',
    ],
    ['an unknown form', withForm({ kind: 'quiz' }), 'form › kind：没有这种表单，只能写 general、'],
    [
      'a question twice',
      withForm({ questions: ['country', 'country'] }),
      'form › questions：同一个问题写了两次',
    ],
    [
      'a first day after the last',
      build({ publishFrom: '2027-02-01', retireAfter: '2027-01-31', redirectTo: '/uk' }),
      'publishFrom：要早于下线日期 retireAfter（2027-01-31）',
    ],
    [
      'a draft with a first day',
      build({ draft: true, previewKey: 'k'.repeat(24), publishFrom: '2027-02-01' }),
      'publishFrom：草稿到了日子也不会自己公开',
    ],
    [
      'a former address outside the site',
      { ...build({}), formerly: ['https://www.example.cn/special/a'] },
      'formerly › 第 1 项：写这一页以前的网址，例如 /special/summer_uk26',
    ],
    [
      'a former address of a sign-up page',
      { ...build({}), formerly: ['/special/a/entry'] },
      '报名页的旧网址会自己跟着转，不用写',
    ],
    ['no hero', build({ sections: [{ type: 'branches', heading: '分公司' }] }), '页首 hero 要有且只有一个'],
    [
      'an answer that misquotes its rule',
      withHead({ answer: { items: [{ label: '有效', statement: 'exam-ielts-valid', says: '三年' }] } }),
      '要和登记的原文一字不差',
    ],
    [
      'a short description',
      build({ seo: { title: '测试页', description: '太短了' } }),
      'seo › description：现在 3 个字，要在 60 到 80 个字之间',
    ],
    ['a promise', build({ source: '保录取' }), 'source：不能写“保录”'],
    [
      'an end without a way on',
      build({ retireAfter: '2026-01-31' }),
      'retireAfter：retireAfter（下线日期）和 redirectTo',
    ],
    [
      'a redirect to a telephone number',
      build({ retireAfter: '2026-01-31', redirectTo: 'tel:400' }),
      'redirectTo：要写站内地址（以 / 开头）或 https:// 网址',
    ],
    [
      'a script link',
      withHead({ actions: [{ label: '点我', href: 'javascript:alert(1)' }] }),
      '第 1 个版块（hero） › actions › 第 1 项 › href：链接要以',
    ],
    [
      'a figure without a source',
      withHead({ lead: '学费一年 30,000 英镑。' }),
      '第 1 个版块（hero） › lead：“30,000 英镑”没有来源：金额、百分比和名次要写成 {{数据编号}}',
    ],
    [
      'an unknown figure in copy',
      withHead({ lead: '学费一年 {{uk-no-such-fee}}。' }),
      '第 1 个版块（hero） › lead：数据登记里没有“uk-no-such-fee”；编号用 npm run facts 查',
    ],
    [
      'bars of two units',
      bars('uk-visafee-2026', 'us-sevis-2026'),
      '第 2 个版块（bars） › items：同一张图里单位要相同，现在有：GBP、USD',
    ],
    [
      'a bar of words',
      bars('uk-eng-degree', 'uk-eng-degree'),
      '第 2 个版块（bars） › items › 第 1 项 › fact：这一条登记的是文字，画不成条形',
    ],
    [
      'a row with too few cells',
      withSection({
        type: 'compare',
        heading: '比一比',
        caption: '表',
        columns: ['甲', '乙'],
        rows: [
          { label: '一', cells: ['1', '2'] },
          { label: '二', cells: ['1'] },
        ],
      }),
      '第 2 个版块（compare） › rows › 第 2 项 › cells：这一行有 1 格，表头有 2 列',
    ],
  ])('explains %s', (_, input, words) => {
    expect(reading(input)).toThrow(words)
    expect(reading(input)).toThrow(/ {2}· 第 \d+ 行第 \d+ 列，/)
  })
})
