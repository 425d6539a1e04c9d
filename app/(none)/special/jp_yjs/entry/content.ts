import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本大学院研究方向评估报名',
    description:
      '留下联系方式后，顾问先看您的专业、毕业论文题目和语言成绩，再约一次谈话：这个方向在日本有哪些研究室，走研究生还是直接考修士，今年还赶不赶得上。',
  },
  family: 'graduate',
  hue: 'jp',
  picture: 'research',
  source: '报名:日本大学院',
  noIndex: true,
  form: { kind: 'entry', title: '报名研究方向评估', submitLabel: '提交' },
  sections: [
    {
      type: 'hero',
      name: '日本大学院研究方向评估',
      title: '日本大学院研究方向评估：带一个想研究的问题',
      lead: '没有研究计划也可以报名。我们会从您的毕业论文、实习或兴趣里，一起找出一个在两年内做得完的问题，再看日本有没有人在做。',
      points: [
        { label: '准备', text: '成绩单、毕业论文题目或摘要、日语与英语成绩' },
        { label: '谈什么', text: '研究问题、三到五个研究室、语言缺口、院试时间' },
        { label: '不谈什么', text: '不代写研究计划，不替您给教授发信' },
      ],
      actions: [{ label: '先弄清几个词的意思', href: '/special/jp_yjs' }],
    },
    {
      type: 'faq',
      heading: '报名前的三个疑问',
      items: [
        {
          question: '大三现在来早不早？',
          answer:
            '正好。大三下学期定方向、大四夏天考院试，是许多人的节奏。大四寒假才开始的，多半要看冬季院试或先做研究生。',
        },
        {
          question: '工作几年了还能申请吗？',
          answer:
            '可以。有的研究科设社会人选拔，对工作年限有规定。请带上工作内容的说明，工作里遇到的问题常是好的研究起点。',
        },
        {
          question: '谈完一定要签约吗？',
          answer:
            '不用。谈完会给您一页记录：方向、研究室名单和时间。您可以自己申请，也可以过后再决定要不要协助。',
        },
      ],
    },
  ],
})
