import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本语言学校排期报名',
    description:
      '填好姓名电话，顾问会回电问清毕业时间、日语小时数和资金证明账户，告诉您下一个赶得上的入学期是几月、材料哪天之前要齐，并列出三所供您自己比较。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'language',
  source: '报名:日本语言学校',
  noIndex: true,
  form: { kind: 'entry', title: '报名选校与排期', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '日本语言学校排期',
      title: '日本语言学校排期：先算赶得上几月入学',
      lead: '语言学校的材料要比入学早半年交。您报名后，我们先按您的毕业时间算出还来得及的入学期，再谈地区、学费和升学方向。',
      arrangement: 'ledger',
      points: [
        { label: '当下要知道', text: '毕业时间、学过多少小时日语、存款证明由谁开' },
        {
          label: '回电时间',
          text: '每天 9:00–18:00 提交的 10 分钟内，以顾问排班为准；也可以自己打 400-683-6883',
        },
        { label: '结果', text: '一个入学期、一张材料清单、三所学校' },
      ],
      actions: [{ label: '看入学期与递交时间', href: '/special/jp_yuyan' }],
    },
    {
      type: 'steps',
      heading: '报名以后',
      items: [
        {
          title: '核对资格',
          text: '学历年限、年龄、空白期、以往签证记录逐条问清，有障碍当场说。',
          duration: '首次通话',
        },
        { title: '定入学期', text: '四、七、十、一月里选一个，写明学校收件日。', duration: '核对资格之后' },
        { title: '看合同再交费', text: '选校费用、学费由谁收、退费怎么写，看懂再付。', duration: '由您决定' },
      ],
    },
    {
      type: 'prose',
      heading: '未满 18 周岁',
      look: 'note',
      paragraphs: [
        '请由家长填写并签约，孩子可以参加学校的线上面试。在留资格由日本出入国在留管理厅审查，任何机构都不能替它答应结果。',
      ],
    },
  ],
})
