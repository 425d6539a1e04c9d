import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国费用规划预约',
    description:
      '预约后顾问会回电，了解孩子读到哪一级、准备走哪条路线，一起把英国的学费、附加费和住宿排进月历，尤其是签证之前那几个月的现金和资金证明账户怎样分开。',
  },
  family: 'costs',
  hue: 'uk',
  source: '报名:英国费用规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约英国费用规划', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '英国费用规划预约',
      title: '英国费用规划预约：签证前几个月的钱怎么排',
      lead: '英国预算的难处在时间。我们会和您一起把押金、签证、附加费、住宿和证明存款放在同一张月历上，看清哪一个月会紧。',
      points: [
        { label: '适合', text: '已有英国录取，或两年内计划入学的家庭' },
        { label: '需要准备', text: '录取信或目标学校、预计签证时间' },
        { label: '谈多久', text: '一次约四十分钟，可以电话也可以到店' },
      ],
      actions: [{ label: '看三条路线的差别', href: '/special/fy_zh/fy_uk' }],
    },
    {
      type: 'faq',
      heading: '预约之前常问的',
      items: [
        {
          question: '还没有录取，可以约吗？',
          answer:
            '可以。没有录取就按目标学校公布的学费做，等录取出来只换几个数。越早做，越容易看出该在哪一年开始换英镑。',
        },
        {
          question: '会让我当场交钱吗？',
          answer: '不会。费用规划只谈数字和时间表，是否需要后续服务由您看完再决定，不需要现场签任何文件。',
        },
      ],
    },
  ],
})
