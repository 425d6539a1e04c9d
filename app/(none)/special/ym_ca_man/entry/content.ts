import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '曼省留学移民路线评估报名',
    description:
      '考虑去曼省读书再留下的家庭在此报名：顾问核对学历、语言、工作和预算，看三条路径里哪条连得起来、断在哪里，再给出不移民也成立的备选方案，结论写成书面。',
  },
  family: 'identity',
  hue: 'ca',
  picture: 'transfer',
  source: '报名:曼省留学移民',
  noIndex: true,
  form: { kind: 'entry', title: '报名曼省路线评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '曼省路线评估报名',
      title: '曼省留学移民路线评估：专业、工作、语言能否连上',
      lead: '曼省这条路要走几年，评估先找出会断的那一环。请由年满 18 周岁的学生本人或家长填写，已婚的请夫妻一起听。',
      points: [
        { label: '来电前备好', text: '学历与成绩单、语言成绩、工作年限与职务' },
        { label: '电话里会问', text: '毕业后愿意做哪种工作，能不能在曼省长住' },
        { label: '也会算', text: '读书两年的花费，以及读完没有获提名怎么办' },
      ],
      actions: [{ label: '先读曼省说明', href: '/special/ym_ca_man' }],
    },
    {
      type: 'requirements',
      heading: '报名之前，自己先看一眼',
      fitsTitle: '可以报名',
      fits: [
        '还没有选专业，或正在两三个专业之间犹豫',
        '已在曼省就读，想确认毕业后的工作是否对得上',
        '带孩子一起去，需要把配偶和子女的安排放进来算',
      ],
      misfitsTitle: '不必报名',
      misfits: [
        '已在外省毕业的：国际教育类不适用，直接看快速通道那一页',
        '只问“花多少钱能拿枫叶卡”的：没有这样的价格',
      ],
    },
    {
      type: 'prose',
      heading: '提交之后',
      paragraphs: [
        '顾问来电，约一次评估，之后给书面结论：走哪条路径、缺哪些条件、官方页面在哪里核对，以及不移民时这个专业值不值得读。没接到电话可拨 400-683-6883。看完再决定，不要求当场签约。',
        '资料只用于这次联系，可以随时要求停止联系或删除。',
      ],
      links: [
        { label: '隐私保护协议', href: '/privacy' },
        { label: '加拿大快速通道', href: '/special/ym_ca_ee' },
      ],
    },
  ],
})
