import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国研究生选校评估报名',
    description:
      '本人填写姓名电话，顾问回电看清本科专业、GPA、语言与考试计划，再约一次选校谈话，得到一张分三档的项目表和每一档的理由，顺便排好文书与推荐信的日期。',
  },
  family: 'graduate',
  hue: 'us',
  picture: 'documents',
  source: '报名:美国研究生',
  noIndex: true,
  form: { kind: 'entry', title: '报名选校评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '美国研究生选校评估',
      title: '美国研究生选校评估报名：得到一张三档表',
      lead: '带上成绩单和一份简历来就可以。评估只谈三件事：研究还是就业、先修课差几门、今年的截止来不来得及。对结论不同意，可以当场改。',
      arrangement: 'letter',
      points: [
        { label: '能准备的', text: '成绩单（含学分）、简历、已考过的语言或 GRE' },
        { label: '谈多久', text: '一次约五十分钟，线上或到店都可以' },
        { label: '结果', text: '项目表、文书与推荐信时间表、要放弃的选项' },
      ],
      actions: [{ label: '先看申请的整条时间线', href: '/special/us_yjs' }],
    },
    {
      type: 'checklist',
      heading: '来之前填一遍',
      groups: [
        {
          title: '基本情况',
          items: ['本科学校、专业、毕业时间', '每学期均分和专业课均分', '先修课里拿到 B 以下的有几门'],
        },
        {
          title: '打算',
          items: ['毕业后想留在美国找工作，还是回国', '能承担的总预算和每年现金', '推荐人里谁见过您做的东西'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '几条说明',
      look: 'note',
      paragraphs: [
        '我们不承诺录取，不代写文书，也不冒充本人联系学校。身份与签证问题涉及法律的部分，会请您找持牌的美国律师。电话与资料只用于这次联系，可随时要求停止。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
