import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚本科规划报名',
    description:
      '留下电话，说明省份、预估高考分或在读年级，顾问对照大学公布的换算看高考直录、预科、快捷课程哪个划算，并提醒二月和七月入学各自要备齐的材料。',
  },
  family: 'undergraduate',
  hue: 'au',
  source: '报名:澳洲本科',
  noIndex: true,
  form: { kind: 'entry', title: '报名澳本规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '澳大利亚本科规划报名',
      title: '澳大利亚本科规划报名：先看走哪个入口',
      lead: '电话里我们会把您的分数放到大学公布的换算页上看一遍，直录和预科都算一次总账。还没有高考成绩的，用校内排名和模考先估。',
      arrangement: 'split',
      points: [
        { label: '要告诉我们', text: '省份、科类、预估总分、英语单科' },
        { label: '不用急着办', text: '签证和机票等拿到 CoE 以后再说' },
      ],
      actions: [{ label: '先看澳本规划', href: '/special/bk_zh/bk_au' }],
    },
    {
      type: 'prose',
      heading: '回电会问的几句',
      paragraphs: [
        '二月还是七月走、语言考过没有、家里能不能接受先读语言或预科、想读的专业在澳大利亚要不要职业认证。四个答案凑齐，入口基本就定了；差的那一项会写在记录里，留给您回家查。',
      ],
      list: ['每一个换算结果都注明来自哪所大学的哪个页面', '预科与快捷课程的退学规定，一并说明'],
    },
  ],
})
