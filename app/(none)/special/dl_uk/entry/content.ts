import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '英国名校志愿组合评估预约',
    description:
      '预约后由英国方向的顾问回电：核对选科或大学课程是否对得上专业，看五个志愿或硕士名单的高低搭配，指出陈述里站不住的句子，并说明下一步几时做。',
  },
  family: 'elite',
  hue: 'uk',
  picture: 'uk',
  source: '报名:英国名校规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约志愿组合评估', submitLabel: '提交' },
  sections: [
    {
      type: 'hero',
      name: '英国志愿组合评估',
      arrangement: 'letter',
      title: '英国志愿组合评估预约：五个志愿怎么填',
      lead: '本科生带预估分和选科来，研究生带成绩单和课程描述来。我们按专业一所一所对条件，告诉您哪几所值得交，哪几所交了也只是占格子。请由成年人预约。',
      actions: [{ label: '英国名校怎样录取', href: '/special/dl_uk' }],
    },
    {
      type: 'steps',
      heading: '评估分三步',
      items: [
        {
          title: '电话了解',
          text: '问年级、课程体系、目标专业和打算入学的年份，约好正式时间。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '对条件',
          text: '见面时对着院系当年的招生页逐条看：科目、分数、语言、笔试、截止。',
          duration: '时间另约',
        },
        {
          title: '给书面意见',
          text: '写明保留、替换和补充的志愿及理由，拿不准的标出该查哪个页面。',
          duration: '评估后数日',
        },
      ],
    },
    {
      type: 'faq',
      heading: '填表前想知道的',
      items: [
        {
          question: '已经交了 UCAS 还能来吗？',
          answer: '能。这时谈的是面试准备、首选与备选怎样定，以及没有录取时怎样用 Extra 和补录。',
        },
        {
          question: '会要求我当场签约吗？',
          answer: '不会。是否委托我们做申请，看完书面意见再说；资料怎样保存见隐私保护协议。',
        },
      ],
    },
  ],
})
