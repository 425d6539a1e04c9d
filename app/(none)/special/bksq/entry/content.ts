import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '本科一站式规划报名',
    description:
      '填写孩子的年级和想并申的国家，顾问帮您把几套截止日叠成一张月历，列出缺的材料与负责人，谈完再决定要不要继续、要几个国家，当场不需要签任何合同。',
  },
  family: 'undergraduate',
  hue: 'ink',
  source: '报名:本科一站式',
  noIndex: true,
  form: { kind: 'entry', title: '报名本科一站式规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '本科一站式规划报名',
      title: '本科一站式规划报名：先定国家名单',
      lead: '写四五个国家，往往只做得好两三个。第一次谈话从家里的底线出发，把名单变短，再排次序。',
      points: [
        { label: '谁来填', text: '家长，或已满 18 周岁的学生本人' },
        { label: '怎样谈', text: '先通电话，再约面谈，时间按您方便来定' },
        { label: '带来', text: '成绩单、语言成绩、目前的名单和顾虑' },
      ],
      actions: [{ label: '先看组合怎么排', href: '/special/bksq' }],
    },
    {
      type: 'faq',
      heading: '报名前的小问题',
      items: [
        {
          question: '高一来早不早？',
          answer: '不早，可以只谈选课和语言，不急着谈学校。这时候定错方向的损失小。',
        },
        {
          question: '高三十一月才来呢？',
          answer:
            '先看哪些截止日还没过，通常英国、加拿大、澳大利亚、新加坡都还来得及一部分。能救的先救，其余写进下一年的计划。',
        },
        {
          question: '孩子不想来怎么办？',
          answer: '第一次家长先来没问题，第二次请孩子参加，不然定下来的方案没有人去做。',
        },
      ],
    },
  ],
})
