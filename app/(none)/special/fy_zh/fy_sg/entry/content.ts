import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡费用规划预约',
    description:
      '预约一次面向全家的新加坡费用沟通：陪读与否、助学金签不签、担保人责任、硕士总价和换汇节奏，一项项写进家庭预算表，再决定从哪一个阶段出发比较合适。',
  },
  family: 'costs',
  hue: 'sg',
  source: '报名:新加坡费用规划',
  noIndex: true,
  form: { kind: 'entry', title: '预约新加坡费用规划', submitLabel: '提交预约' },
  sections: [
    {
      type: 'hero',
      name: '新加坡费用规划预约',
      title: '新加坡费用规划预约：全家一起算一张表',
      lead: '助学金合同要有担保人，低龄留学要有陪读的人。这些决定不该由一个人做，所以我们建议父母和孩子都在场，先把能接受和不能接受的写下来。',
      points: [
        { label: '低龄家庭', text: '会算陪读后减少的收入，以及插班不中的退路' },
        { label: '本科家庭', text: '会逐条读助学金合同里的义务和赔偿' },
        { label: '硕士', text: '会核对项目总价与分期日期' },
      ],
      actions: [{ label: '先看规划全文', href: '/special/fy_zh/fy_sg' }],
    },
    {
      type: 'prose',
      heading: '沟通前的三个问题',
      paragraphs: [
        '一、如果孩子毕业后不想留在新加坡，家里愿不愿意按合同赔偿？二、陪读的一方停下工作，几年之后怎样回来？三、这笔钱若用在别的国家，会走哪条路？不必现在有答案，带着问题来，比带着结论来更有用。',
        '资料只用于这次联系，随时可以要求删除。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
