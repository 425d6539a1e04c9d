import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '托福冲分诊断报名',
    description:
      '留下联系方式，语言老师来电核对上次的分项成绩和目标，安排一次诊断模考，用书面写明失分在哪里、八周能补哪几处、值不值得再考，看完再决定要不要报课。',
  },
  family: 'exams',
  hue: 'ink',
  source: '报名:托福冲分计划',
  noIndex: true,
  form: { kind: 'entry', title: '报名冲分诊断', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '托福冲分诊断',
      title: '托福冲分诊断报名：先看分丢在哪里',
      lead: '诊断只回答三个问题：失分集中在哪里，剩下的时间够不够补，再考一次是否划算。仅面向年满 18 周岁的同学，或由家长代为咨询。',
      points: [
        { label: '来电前备好', text: '上次的分项成绩、目标学校的语言要求、递交截止日' },
        { label: '诊断内容', text: '一次完整模考，一段口语录音，一篇限时写作' },
        { label: '会得到', text: '逐题错因表，和一份按周排的练习建议' },
      ],
      actions: [{ label: '先看八周怎么安排', href: '/special/tuofu_cf' }],
    },
    {
      type: 'steps',
      heading: '提交之后',
      items: [
        {
          title: '老师来电核对情况',
          text: '问清分数、目标和每周能用的时间，当场说明是否适合冲分；不适合会建议改上基础课或先做文书。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '诊断模考',
          text: '按改版后的题型来做，中间不暂停。做完老师逐题和您对错因，不只是给一个分数。',
          duration: '约 3 小时',
        },
        {
          title: '书面建议',
          text: '列出可以补的地方、每处要多少小时、建议的考试日期。带回家想清楚，再决定是否报课。',
          duration: '诊断后数日',
        },
      ],
    },
  ],
})
