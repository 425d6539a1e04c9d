import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '留学费用核算预约',
    description:
      '把费用计算器的结果网址带来，顾问逐行核对：哪些数有官方出处，哪些要向学校再问，自填的数是否合理，并说明付款先后与换汇的安排。',
  },
  family: 'costs',
  hue: 'us',
  source: '报名:留学费用计算器',
  noIndex: true,
  form: { kind: 'entry', title: '预约逐行核对', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '留学费用核算预约',
      title: '留学费用核算预约：请顾问逐行看一遍总数',
      lead: '计算器给的是有出处的区间，不是您家的账单。回电时顾问会打开同一页结果，从金额占比高的几行说起。请由年满 18 周岁的家长或学生本人填写。',
      points: [
        { label: '请先准备', text: '计算器结果页的网址；没有也可以在电话里现算' },
        { label: '电话里会问', text: '学校与课程、每年可用的上限、是否需要存款证明' },
        { label: '不会做的', text: '不代为换汇，不推荐贷款产品，不承诺奖学金' },
      ],
      actions: [{ label: '先去算一遍', href: '/special/study_cost' }],
    },
    {
      type: 'steps',
      heading: '核对分三步',
      items: [
        {
          title: '看出处',
          text: '每一行的年份和来源是否还有效，标着“请核对”的由您或顾问去官方页面查当年的数。',
          duration: '首次通话',
        },
        {
          title: '补空白',
          text: '暂无数据的行，列出要问的部门和问法，收到学校答复后填进计算器。',
          duration: '等学校回信',
        },
        {
          title: '排付款',
          text: '押金、学费、住宿、保险各在什么时候付，哪几笔可退，提前多久换汇。',
          duration: '核对完之后',
        },
      ],
    },
  ],
})
