import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新专题报名',
    description:
      '新专题的报名表：留下称呼和电话，顾问按您方便的时间回电，先了解在读阶段、成绩和打算，再说明下一步要准备哪些材料，哪些事可以自己办，哪些需要帮忙。',
  },
  family: 'more',
  hue: 'ink',
  picture: 'documents',
  source: '报名:新专题',
  noIndex: true,
  form: { kind: 'entry', title: '留下联系方式', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      arrangement: 'letter',
      name: '新专题报名',
      title: '报名：新专题',
      lead: '填好称呼和电话，顾问会回电了解情况。只填表不产生费用，也不需要先交材料。',
      points: [
        { label: '来电之前', text: '想好希望几月入学，找出最近一次成绩单和语言成绩' },
        { label: '来电会谈', text: '在读年级、目标阶段、预算范围，以及您拿不准的问题' },
      ],
      actions: [{ label: '先看专题介绍', href: '/special/_template' }],
    },
    {
      type: 'steps',
      heading: '提交之后',
      items: [
        {
          title: '回电了解情况',
          text: '顾问按您留下的电话联系，逐项问清在读情况和打算，不清楚的地方记下来再查。',
          duration: '半小时左右',
        },
        {
          title: '说明下一步',
          text: '讲清要准备哪些材料、先后次序和截止时间；不适合这个项目也会直接说，并给出别的选择。',
          duration: '通话后整理',
        },
      ],
    },
    {
      type: 'faq',
      heading: '提交之前',
      items: [
        {
          question: '填错了电话怎么办？',
          answer: '提交后会给出一张回执，打开它可以更正联系时间，也可以删除这次填写的资料。',
        },
        {
          question: '只想先了解，也能填吗？',
          answer: '可以。通话里说明只是了解，顾问就回答您的问题，不会催您签合同。',
        },
      ],
    },
  ],
})
