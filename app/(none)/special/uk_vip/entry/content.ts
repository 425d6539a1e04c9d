import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国名校评估报名',
    description:
      '登记科目、预估分和想读的课程，顾问先用一道没见过的题听孩子怎样思考，再看笔试与面试要补多少，谈清能不能在下一季递交，来不及时有什么替代方案。',
  },
  family: 'graduate',
  hue: 'uk',
  source: '报名:英国名校评估',
  noIndex: true,
  form: { kind: 'entry', title: '报名英国名校评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '英国名校评估报名',
      title: '英国名校评估报名：用一道题看孩子怎么想',
      lead: '不需要提前准备。面谈里给一道与科目相近、课本上没有的题，听推理过程，再谈要不要考某一门笔试、还差多少时间。',
      arrangement: 'split',
      points: [
        { label: '请带', text: '近两学期成绩、预估分和一本最近读过的书' },
        { label: '谁参加', text: '学生必须在场，家长可旁听' },
      ],
      actions: [{ label: '先看准备方法', href: '/special/uk_vip' }],
    },
    {
      type: 'steps',
      heading: '评估怎么进行',
      items: [
        {
          title: '问科目',
          text: '看选课与目标课程的先修要求是否匹配，缺数学或实验课的当场标出。',
          duration: '面谈开始',
        },
        {
          title: '做题，讲题',
          text: '学生讲、顾问问。对错不是目的，记下可以练的地方。',
          duration: '面谈当中',
        },
        {
          title: '给判断',
          text: '下一季递交、推迟一年或换课程，三选一，写明理由，附一份时间表。',
          duration: '评估后数日',
        },
      ],
    },
  ],
})
