import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本本科规划报名',
    description:
      '填写年级、日语程度和是否参加高考，顾问帮您在语言学校、国内直接申请和英语授课三条路里选一条，倒排出 EJU、校内考与在留资格的次序，并写明代价。',
  },
  family: 'undergraduate',
  hue: 'jp',
  source: '报名:日本本科申请规划',
  noIndex: true,
  form: { kind: 'entry', title: '报名日本本科规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '日本本科规划报名',
      title: '日本本科规划报名：先定年级和日语怎么接',
      lead: '日本的路很多，走得顺的人都是先定了入学月。请在留言里写清想在哪一年几月入学，零基础也可以，只是选择会窄一些。',
      arrangement: 'split',
      points: [
        { label: '零到 N4', text: '先算语言学校的时间和费用' },
        { label: 'N3 以上', text: '看能否直接准备 EJU 和校内考' },
        { label: '英语较好', text: '看英语授课的项目和秋季入学' },
      ],
      actions: [{ label: '先看日本本科规划', href: '/special/bk_zh/bk_japan' }],
    },
    {
      type: 'steps',
      heading: '报名后的安排',
      items: [
        {
          title: '日语小测',
          text: '一段听读加自我介绍，看的是学习方式，不看分数高低。',
          duration: '通话中',
        },
        {
          title: '定三所大学',
          text: '打开去年的募集要项，一起找科目、考试形式和出愿日。',
          duration: '第一次面谈',
        },
        {
          title: '交一份月历',
          text: '从今天排到入学，写出哪几个月是不能挪的，比如递在留资格。',
          duration: '面谈之后',
        },
      ],
    },
  ],
})
