import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡名校规划预约',
    description:
      '预约后顾问回电，按孩子的课程和成绩判断国大、南大的申请窗口还开不开，把签与不签学费补助各算一张四年表，再配上同一季可以并行的第二个国家和时间。',
  },
  family: 'elite',
  hue: 'sg',
  picture: 'sg',
  source: '报名:新加坡名校规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约新加坡规划', submitLabel: '提交' },
  sections: [
    {
      type: 'hero',
      name: '新加坡名校规划预约',
      title: '新加坡名校规划预约：先算签与不签学费补助',
      lead: '名额少，所以一次谈清：递交来不来得及，学费补助签不签，没有录取去哪里。由家长填写，顾问回电约定时间。',
      points: [
        { label: '请备好', text: '高二以来的成绩单、语言成绩、课程体系' },
        { label: '请想好', text: '孩子毕业后愿不愿意在新加坡工作几年' },
        { label: '会算好', text: '领与不领补助的四年总额，含住宿估算' },
      ],
      actions: [{ label: '先看补助的差别', href: '/special/dl_sg' }],
    },
    {
      type: 'features',
      heading: '哪些家庭约了有用',
      look: 'rows',
      items: [
        { title: '高二到高三上学期', text: '窗口通常还在，重点是英语成绩的时间和志愿次序。' },
        { title: '国际课程十二年级', text: '重点是预估分由谁出、几时送到，和英美的申请怎样共用材料。' },
        { title: '大三、大四', text: '重点是先修课对不对得上，授课型还是研究型。' },
      ],
    },
    {
      type: 'prose',
      heading: '请放心填写',
      paragraphs: ['表里的姓名和电话只用于这次预约的联系。谈完不用当场签约；录取由大学决定，我们不作承诺。'],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
