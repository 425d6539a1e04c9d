import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大费用规划预约',
    description:
      '填写后由熟悉加拿大各省的顾问回电，按省份、阶段和专业做两栏预算：全额自费能否走完，以及 co-op、奖学金可能挣回多少；附许可递交前的资金材料清单。',
  },
  family: 'costs',
  hue: 'ca',
  source: '报名:加拿大费用规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约加拿大费用规划', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '加拿大费用规划预约',
      title: '加拿大费用规划预约：全额自费先算过去',
      lead: '先按没有奖学金、没有实习收入来算，确认家庭走得完全程；再讨论哪些收入值得争取。请家长和学生一起听，孩子知道预算，花钱会不一样。',
      points: [
        { label: '会问到', text: '意向省份、专业、是否考虑 co-op' },
        { label: '会一起看', text: '资金来源和证明方式，有没有 GIC 的打算' },
      ],
      actions: [{ label: '先读加拿大规划', href: '/special/fy_zh/fy_can' }],
    },
    {
      type: 'prose',
      heading: '接下来怎样联系',
      paragraphs: [
        '顾问回电，核对您填的意向，约定正式沟通的时间。沟通之后发给您一份两栏预算和一页待核清单：哪几个数要向学校招生办公室确认、什么时候问、怎样写邮件。',
        '我们不代收学费，也不介绍换汇的私人渠道。学费请一律付到学校名下的账户或学校官网指定的平台。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
