import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '高考后留学登记',
    description:
      '登记省份、分数段和英语情况，顾问在出分前后帮您看还能走哪几个国家、先办哪三件事，和国内志愿怎样排先后，避免两边冲突，也会说明哪些路已经来不及了。',
  },
  family: 'undergraduate',
  hue: 'ink',
  source: '报名:高考后留学',
  noIndex: true,
  form: { kind: 'entry', title: '登记高考后留学', submitLabel: '提交登记' },
  sections: [
    {
      type: 'hero',
      name: '高考后留学登记',
      title: '高考后留学登记：省份、分数、英语三项',
      lead: '高三任何时候都可以登记。离高考还早的，我们先排出分前要办的事；刚出分的，先看还有哪些学校开着，再定志愿怎么填。',
      points: [
        { label: '高三上', text: '看新加坡、香港材料和语言计划' },
        { label: '出分后', text: '看澳大利亚、英国、日本的名额' },
        { label: '复读犹豫', text: '把两条路的代价摆出来比' },
      ],
      actions: [{ label: '先看各地怎么认高考', href: '/special/gkhlx' }],
    },
    {
      type: 'requirements',
      heading: '通话里说得清的事',
      fitsTitle: '会谈',
      fits: ['哪些截止日已过，哪些还来得及', '预科、语言、直录三条路的总账', '国内志愿与海外录取的先后'],
      misfitsTitle: '不会谈',
      misfits: ['用分数估算录取概率', '替孩子放弃国内录取：那由家里决定，我们只把后果写清楚'],
    },
  ],
})
