import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '瑞士酒店管理评估报名',
    description:
      '想读瑞士酒店管理的同学或家长留下姓名电话，顾问回电问学历、英语、服务业经历和预算，再给一份书面意见：合不合适、看哪类学校、先核对哪三件事、几时入学。',
  },
  family: 'switzerland',
  hue: 'ch',
  picture: 'hotel',
  source: '报名:瑞士酒店管理',
  noIndex: true,
  form: { kind: 'entry', title: '报名酒店管理评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '瑞士酒店管理评估',
      title: '瑞士酒店管理评估报名：先看愿不愿意做服务',
      lead: '这次评估要弄清三件事：您适不适合服务业，家里能不能承担三到四年的花费，毕业想回国、留欧洲还是去别处。三件里有一件不成立，我们会建议换方向。请由年满 18 周岁的本人或家长填写。',
      points: [
        { label: '手边备好', text: '学历与成绩单、英语成绩、做过的兼职' },
        { label: '预算', text: '说一个范围即可，不必报存款' },
        { label: '您会得到', text: '书面意见，和一张向学校核对的问题单' },
      ],
      actions: [{ label: '先读瑞士酒店管理说明', href: '/special/ruishi' }],
    },
    {
      type: 'steps',
      heading: '留下电话之后',
      items: [
        {
          title: '顾问回电',
          text: '问学历、英语、实习经历，也问家里对轮班和实习的看法。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '看学校的性质',
          text: '按您的条件列两三所，写明文凭由谁颁发、在哪份官方名单上可以查到。',
          duration: '材料齐了以后',
        },
        {
          title: '您自己再核一遍',
          text: '把问题单发给学校，拿到书面答复后再决定签不签合同，不催。',
          duration: '由您定',
        },
      ],
    },
    {
      type: 'prose',
      heading: '资料的用处',
      paragraphs: [
        '您的电话只用于这次评估的联系。改了主意，可以在提交后的回执页上选停止联系或删除，也可以拨打热线 400-683-6883 提出。保存多久、谁能看到，写在隐私保护协议里。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
