import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大研究生导师与课程评估报名',
    description:
      '填写后，顾问先判断您更适合论文型还是课程型，再约一次谈话：哪些学系与先修课对得上、怎样查教授还收不收学生、当季还剩几个截止日，并告知可放弃的选项。',
  },
  family: 'graduate',
  hue: 'ca',
  picture: 'research',
  source: '报名:加拿大研究生',
  noIndex: true,
  form: { kind: 'entry', title: '报名研究生评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '加拿大研究生评估',
      title: '加拿大研究生评估报名：先看先修课差几门',
      lead: '评估先做减法：学系要求的先修课缺得太多的项目，先划掉。剩下的再看要不要联系导师、资助是否现实。请本人填写，在校生请注明毕业时间。',
      arrangement: 'banner',
      points: [
        { label: '请带', text: '各学期成绩单、毕业论文或项目报告、英语成绩' },
        { label: '会一起做', text: '一张“学系—先修课—截止日—可联系教授”的四栏表' },
      ],
      actions: [{ label: '先看论文型与课程型', href: '/special/canyjs' }],
    },
    {
      type: 'features',
      heading: '评估里会谈到的结论',
      look: 'numbered',
      items: [
        { title: '更适合哪一型', text: '按研究经历与去向说，附一个备选方案。' },
        { title: '现在就要补的课或证明', text: '例如补修一门数学、请实验室开工作说明。' },
        { title: '这一季不该申的项目', text: '把不现实的几所写出来，省下申请费和精力。' },
      ],
    },
    {
      type: 'faq',
      heading: '还想问',
      items: [
        {
          question: '已经有教授回信，还需要评估吗？',
          answer: '可以，重点放在正式递交与学习许可：回信不等于录取，资助也要看录取信。',
        },
        {
          question: '会替我写信给教授吗？',
          answer: '不代发。我们会一起改您写的信，帮您准备回答，发信人必须是您自己。',
        },
      ],
    },
  ],
})
