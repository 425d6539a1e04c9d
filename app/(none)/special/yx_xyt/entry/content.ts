import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '游学体验团咨询登记',
    description:
      '登记孩子的年龄、想去的国家和假期，顾问先帮您判断参访团、学分夏校和营地哪种合适，再把主办方、保险、签证与退费逐条讲清，不催促付款，也不替您定团。',
  },
  family: 'background',
  hue: 'eu',
  source: '报名:游学体验团',
  noIndex: true,
  form: { kind: 'entry', title: '登记游学咨询', submitLabel: '提交登记' },
  sections: [
    {
      type: 'hero',
      name: '游学咨询登记',
      title: '游学咨询登记：付定金之前先读懂合同',
      lead: '咨询里讲：怎样核实主办方，怎样读保险和退费条款，未成年人出门要签哪些同意书。请由家长或已成年的学生登记。',
      arrangement: 'ledger',
      points: [
        { label: '家长', text: '孩子年龄、过敏与用药、有没有离家住过一周' },
        { label: '大学生', text: '专业、语言、要不要学分' },
        { label: '手里有合同的', text: '拍照备好，一起找容易忽略的那几条' },
      ],
      actions: [{ label: '先看游学说明', href: '/special/yx_xyt' }],
    },
    {
      type: 'prose',
      heading: '谈完以后',
      paragraphs: [
        '会列出要核实的条目，可以拿去问任何一家主办方。看中的项目能在大学官网找到页面的，先讲课程和学分；找不到的，教您怎样写信向大学确认。结论也可能是今年先不去。',
      ],
    },
  ],
})
