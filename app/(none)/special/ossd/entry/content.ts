import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'OSSD 转轨评估报名',
    description:
      '家长留下姓名和电话，顾问回电了解孩子的年级、成绩和英语情况，安排一次 OSSD 转轨评估，再给出书面建议：适不适合转、先补什么、学校怎么查。',
  },
  family: 'undergraduate',
  hue: 'ca',
  source: '报名:OSSD',
  noIndex: true,
  form: { kind: 'entry', title: '报名 OSSD 转轨评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: 'OSSD 转轨评估',
      title: 'OSSD 转轨评估报名：先看适不适合转',
      lead: '评估的目的是帮您做决定，结论可能是“现在不要转”。请由年满 18 周岁的家长填写，孩子可以一起参加评估。',
      points: [
        { label: '来电前备好', text: '近两学期成绩单、语言考试成绩（没有也可以）、所在年级' },
        { label: '电话里会问', text: '目标国家、预算、是否保留高考、孩子平时怎样完成作业' },
        { label: '您会得到', text: '一份建议：起点、缺口、时间够不够、学校怎样核实' },
      ],
      actions: [{ label: '先读完 OSSD 说明', href: '/special/ossd' }],
    },
    {
      type: 'steps',
      heading: '提交之后会发生什么',
      items: [
        {
          title: '顾问来电',
          text: '核对年级和目标，约定评估时间。没接到也没关系，可以自己打热线 400-683-6883 约时间。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '做评估',
          text: '一篇限时英文短文、一段学术听力，加上成绩单。不押题，不提前给题，才看得出真实起点。',
          duration: '当面或线上一次',
        },
        {
          title: '拿到书面建议',
          text: '写明适合、暂缓或不适合的理由，以及下一步该做的三件事。看完再决定是否继续，不需要当场签约。',
          duration: '评估后数日',
        },
      ],
    },
    {
      type: 'prose',
      heading: '您的资料怎样使用',
      paragraphs: [
        '姓名和电话只用于这次咨询的联系。不想再接到电话时，告诉来电的顾问或拨打热线，我们会停止联系并按您的要求删除。详细说明见隐私保护协议。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
