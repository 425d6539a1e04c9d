import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '澳大利亚费用规划预约',
    description:
      '提交后顾问回电，先判断孩子适合直接入读、国际大一还是预科，再给每条路径标上时间和总价，比较减免后的净价，安排首期、保险和每年学费上调后的储备。',
  },
  family: 'costs',
  hue: 'au',
  source: '报名:澳大利亚费用规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约澳洲费用规划', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '澳洲费用规划预约',
      title: '澳大利亚费用规划预约：每一段路径标上价',
      lead: '一条路径多一个台阶，就多一年房租和保险。我们按孩子现在的成绩画出可走的路，再逐段标价，让您看见省下和多花的分别在哪里。',
      points: [
        { label: '请备好', text: '最近两次大考成绩、英语成绩或自评' },
        { label: '请告诉我们', text: '是否限定城市，能接受的总年数' },
        { label: '不需要', text: '现在就决定学校' },
      ],
      actions: [{ label: '看三条路径对照', href: '/special/fy_zh/fy_au' }],
    },
    {
      type: 'timeline',
      heading: '从提交到拿到预算',
      items: [
        { when: '当天或次日', title: '核对情况', text: '电话里确认年级、成绩和打算入学的时间，约正式沟通。' },
        {
          when: '约定的时间',
          title: '路径与总价',
          text: '逐段讲清学费、生活费、保险和签证，哪些数有公布，哪些要问学校。',
        },
        {
          when: '沟通之后',
          title: '书面预算',
          text: '发到您指定的邮箱或微信，附每个数的出处，家里可以继续改。',
        },
      ],
    },
  ],
})
