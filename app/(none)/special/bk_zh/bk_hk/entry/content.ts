import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港本科规划报名',
    description:
      '填写省份、科类和高考或国际课程情况，顾问说明统招与自主招生怎样并行、面试准备到什么程度、宿位紧张时预算多备哪些，再约一次模拟面试或材料初读。',
  },
  family: 'undergraduate',
  hue: 'hk',
  source: '报名:香港本科',
  noIndex: true,
  form: { kind: 'entry', title: '报名港本规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '香港本科规划报名',
      title: '香港本科规划报名：先报省份和科类',
      lead: '内地考生的规则按省走：是否平行志愿、提前批怎么填，都影响香港的打法。电话里先弄清这两项，再谈自主招生报几所。',
      arrangement: 'ledger',
      points: [
        { label: '高三家长', text: '备好最近两次大考的总分与英语单科' },
        { label: '国际课程学生', text: '备好预估分，并说明学籍是否在香港以外' },
        { label: '已在申请', text: '列出已开账号的学校和面试通知' },
      ],
      actions: [{ label: '先看港本规划', href: '/special/bk_zh/bk_hk' }],
    },
    {
      type: 'steps',
      heading: '登记以后',
      items: [
        {
          title: '回电核对规则',
          text: '按省份把提前批与自主招生的先后画在一张时间线上。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '一次英文面谈',
          text: '用英文问答听孩子说话，指出该练的地方，不教套话。',
          duration: '时间另约',
        },
        { title: '书面备忘', text: '报哪几所、材料缺什么、出分那几天谁做什么。', duration: '面谈后数日' },
      ],
    },
  ],
})
