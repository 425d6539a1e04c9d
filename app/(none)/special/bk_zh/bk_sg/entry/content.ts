import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新加坡本科规划报名',
    description:
      '留下联系方式，顾问先判断成绩更适合公立大学还是私立院校，帮您看清学位由谁颁发、助学金要不要签，再定英语考试和二月前后的申请材料怎样先后准备。',
  },
  family: 'undergraduate',
  hue: 'sg',
  source: '报名:新加坡本科',
  noIndex: true,
  form: { kind: 'entry', title: '报名新加坡本科规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '新加坡本科规划报名',
      title: '新加坡本科规划报名：先分清公立还是私立',
      lead: '成绩单、英语、预算三项一摆，走哪条基本清楚。想读私立的，请把看中的学校和合作大学名称一起带来，我们教您怎样自己核实。',
      points: [
        { label: '公立', text: '重点看高二下学期成绩和英语成绩在不在手' },
        { label: '私立', text: '重点看颁证大学、登记与退费条款' },
      ],
      actions: [{ label: '先看新加坡本科规划', href: '/special/bk_zh/bk_sg' }],
    },
    {
      type: 'requirements',
      heading: '这次能谈到哪一步',
      fitsTitle: '可以谈清',
      fits: [
        '领助学金与不领，四年总额和服务期各是什么',
        '公立大学的申请材料和时间表',
        '报私立院校之前要问的问题',
      ],
      misfitsTitle: '谈不了',
      misfits: ['替学校预测能否录取', '代替您到当地看校园：可以自己约开放日，或请在新加坡的亲友去看'],
    },
  ],
})
