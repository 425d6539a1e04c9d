import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国本科规划报名',
    description:
      '留下联系方式，顾问按您的课程体系和预估成绩核对五个志愿的档次，说明哪些课程要笔试、哪些录取条件难兑现，谈完可以得到一页志愿草表和待核清单。',
  },
  family: 'undergraduate',
  hue: 'uk',
  source: '报名:英国本科',
  noIndex: true,
  form: { kind: 'entry', title: '报名英本规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '英国本科规划报名',
      title: '英国本科规划报名：五个志愿逐格看',
      lead: '适合已经在读 A-Level、IB、AP 或普高高二高三的学生。我们会照着课程页核对条件，不猜录取概率。',
      arrangement: 'letter',
      actions: [{ label: '先看英本规划', href: '/special/bk_zh/bk_uk' }],
    },
    {
      type: 'checklist',
      heading: '来电前先找好',
      groups: [
        {
          title: '成绩',
          items: [
            '近两学期校内成绩与预估分的来源',
            '雅思等语言成绩，单项一并写出',
            '选了哪几门课，有没有进阶数学',
          ],
        },
        { title: '想法', items: ['想读的一个专业群，不超过两个', '能接受的城市与每年费用上限'] },
      ],
    },
    {
      type: 'faq',
      heading: '提交之前',
      items: [
        {
          question: '离一月的截止不远了，还来得及吗？',
          answer:
            '多数课程的同等考虑截止在一月。从零写个人陈述一般要两三周，来电时先报入学年份，再按剩下的时间判断。',
        },
        {
          question: '还没考雅思能报吗？',
          answer: '可以，录取多写成有条件。只是读医学等课程要提前，签证用的语言证明也另有要求。',
        },
      ],
    },
  ],
})
