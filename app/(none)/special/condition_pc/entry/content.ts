import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '留学条件评估报名：请顾问逐条核对',
    description:
      '留下姓名和电话，顾问按您的成绩、语言、预算和目标专业，逐校核对录取要求与费用，写成一页对照表；查不到来源的写明查不到，不给录取概率，也不作承诺。',
  },
  family: 'more',
  hue: 'ink',
  source: '报名:留学条件评估',
  noIndex: true,
  form: { kind: 'entry', title: '报名条件评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '条件评估报名',
      title: '留学条件评估报名：工具答不了的逐校去查',
      lead: '网上的评估只比有来源的条件。录取线写在各校各专业的页面上，要一所所查。请由年满 18 周岁的本人或家长填写。',
      points: [
        { label: '来电前备好', text: '成绩单、语言成绩（没有也可以）、每年大致的预算' },
        { label: '电话里会问', text: '想读的专业、能接受的国家、最晚什么时候入学' },
        { label: '您会得到', text: '一页对照表：每所学校的要求、您的情况、差在哪里、出处' },
      ],
      actions: [{ label: '先自己对照一遍', href: '/special/condition_pc' }],
    },
    {
      type: 'steps',
      heading: '从提交到拿到对照表',
      items: [
        {
          title: '来电核对',
          text: '核对年级、成绩口径和预算。没接到也没关系，可以自己打热线 400-683-6883 约时间。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '逐校查要求',
          text: '按您圈定的国家和专业查官方的入学要求、语言单项和费用，查不到的写信问学校。',
          duration: '数个工作日',
        },
        {
          title: '讲解对照表',
          text: '逐条说明哪些已满足、哪些能补、哪些补不了要换方案。看完再决定是否继续，不需要当场签约。',
          duration: '约 40 分钟',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '这次评估适合谁',
      fits: ['已经有大致的国家或专业，想知道差在哪里', '成绩口径特殊，例如五级制、学年制、转学或双学位'],
      misfits: [
        '想要一个录取概率：没有可靠的算法，我们不给',
        '只想比较费用：费用计算器可以直接算，不必留电话',
      ],
    },
    {
      type: 'prose',
      heading: '您的资料怎样使用',
      paragraphs: [
        '姓名、电话和您填过的条件只用于这次评估的联系与核对。不想再接到电话时，告诉来电的顾问或拨打热线，我们会停止联系并按您的要求删除。详细说明见隐私保护协议。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
