import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '日本本科路线评估报名',
    description:
      '家长填写姓名和电话，顾问回电了解年级、日语和数学基础，判断国内备考、语言学校、别科还是英文项目更现实，并把考试和出愿的月份写成一张表交给您。',
  },
  family: 'japan',
  hue: 'jp',
  picture: 'jp',
  source: '报名:日本本科留学',
  noIndex: true,
  form: { kind: 'entry', title: '报名日本本科路线评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '日本本科路线评估',
      title: '日本本科路线评估：在国内考还是去日本考',
      lead: '评估只回答一个问题：按孩子现在的日语、数学和时间，四条路里哪条走得通。请由年满 18 周岁的家长填写，孩子最好一起听电话。',
      arrangement: 'letter',
      points: [
        { label: '请先找出', text: '高中各学期成绩单、日语和英语考试成绩、护照' },
        { label: '会问到', text: '是否参加高考、想读的学科、每年可承受的预算' },
        { label: '您会拿到', text: '一张按月排的表和三所可对照的募集要项' },
      ],
      actions: [{ label: '先看四条路的比较', href: '/special/jp_bk' }],
    },
    {
      type: 'checklist',
      heading: '通话前自己先核对',
      intro: '能答上的越多，电话越短。',
      groups: [
        {
          title: '关于孩子',
          items: [
            '日语学到哪一课，有没有做过一套留考真题',
            '数学在班里大致的位置，理科选了哪两门',
            '想学的学科，以及一条自己的理由',
          ],
        },
        {
          title: '关于家里',
          items: ['愿不愿意让孩子先在日本读一年语言', '第一年的钱在谁的账户，能不能开存款证明'],
        },
      ],
    },
    {
      type: 'prose',
      heading: '说清楚的几件事',
      paragraphs: [
        '评估之后不要求当场签约，录取也没有人能替学校答应；募集要项、出愿和考试都由您和孩子亲自核对。姓名电话只用于这次联系，不想再接到来电，告诉顾问即可停止。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
