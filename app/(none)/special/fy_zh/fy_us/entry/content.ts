import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国费用规划预约',
    description:
      '留下姓名和电话，顾问按孩子的年级与家庭每年能承受的上限，做一份美国阶段预算：标价、奖学金后的净价、存款证明与换汇日历，说清哪些数还要向学校核实。',
  },
  family: 'costs',
  hue: 'us',
  source: '报名:美国费用规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约美国费用规划', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '美国费用规划预约',
      title: '美国费用规划预约：从每年的上限找学校',
      lead: '这次谈话只做一件事：把家里每年能拿出的钱，换成一张学校范围和一份付款日历。请由年满 18 周岁的家长或学生本人填写。',
      points: [
        { label: '请先想好', text: '每年可用的上限，和绝不动用的那部分' },
        { label: '带上更好', text: '计算器的结果网址、成绩单、已有录取信' },
      ],
      actions: [{ label: '先看规划方法', href: '/special/fy_zh/fy_us' }],
    },
    {
      type: 'steps',
      heading: '谈完您会拿到什么',
      items: [
        {
          title: '学校的净价表',
          text: '按公立、私立各列几所，写明标价、常见奖学金条件和续发要求，估不出的写“待核”。',
          duration: '首次通话后',
        },
        {
          title: '资金证明方案',
          text: '哪几笔存款、何时到期、由谁出具，避免面签前临时调动。',
          duration: '第二次沟通',
        },
        {
          title: '四年的付款日历',
          text: '每学期账单到期日、换汇窗口和年度复盘时间，家里自己也能接着用。',
          duration: '定稿时',
        },
      ],
    },
  ],
})
