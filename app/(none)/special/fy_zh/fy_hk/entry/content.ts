import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '香港费用规划预约',
    description:
      '登记后顾问回电，为您做有宿位与没有宿位两版香港预算，核对奖学金续发条件，排好留位费、签证、找房和开户的先后，并说明哪些费用只能等学校通知。',
  },
  family: 'costs',
  hue: 'hk',
  source: '报名:香港费用规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约香港费用规划', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '香港费用规划预约',
      title: '香港费用规划预约：有宿位没宿位各做一版',
      lead: '有宿位的一版告诉您下限，没有宿位的一版告诉您要备多少。手里已有录取的，请把留位费截止日写在留言里，我们按日子先后回电。',
      points: [
        { label: '本科家庭', text: '带上高考或国际课程预估成绩，谈入学奖学金' },
        { label: '硕士申请者', text: '列出已投的项目和轮次，谈留位费取舍' },
      ],
      actions: [{ label: '先看香港规划', href: '/special/fy_zh/fy_hk' }],
    },
    {
      type: 'requirements',
      heading: '这次沟通能解决什么',
      fitsTitle: '可以谈清',
      fits: [
        '哪一笔钱几月出、出多少、能不能退',
        '没有宿位那几年，房租占预算的多大部分',
        '奖学金中断时，家里怎样接住',
      ],
      misfitsTitle: '谈不了的',
      misfits: ['替您判断学校一定会给宿位或奖学金：那由学校决定', '代付学费或留位费：请自己付到学校账户'],
    },
  ],
})
