import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '加拿大本科规划报名',
    description:
      '填写家长或学生的联系方式，顾问按省和学院核对先修课、语言和补充申请，告诉您现在能申什么、缺哪门课，以及学习许可要从几月开始准备、先办哪一件。',
  },
  family: 'undergraduate',
  hue: 'ca',
  source: '报名:加拿大本科',
  noIndex: true,
  form: { kind: 'entry', title: '报名加本规划', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: '加拿大本科规划报名',
      title: '加拿大本科规划报名：先对先修课，再谈省份',
      lead: '加拿大热门学院看的是几门指定课，少一门就可能报不了。请先把高中选课表找出来，省份和城市随后再定。',
      points: [
        { label: '普高学生', text: '说明会考情况，以及是否参加高考' },
        { label: 'OSSD 学生', text: '带学分评估结果和已修的大学预备课' },
        { label: '国际课程学生', text: '带预估分与数学级别' },
      ],
      actions: [{ label: '先看加本规划', href: '/special/bk_zh/bk_can' }],
    },
    {
      type: 'features',
      heading: '这次会整理出什么',
      look: 'numbered',
      items: [
        { title: '学院对照表', text: '每个学院一行，写明先修课、语言、补充申请，待核的标出来。' },
        { title: '开表时间表', text: '安省和其他省分开排，热门学院的早截止单列。' },
        { title: '学习许可次序', text: '录取信、省级证明信、资金、体检谁先谁后，还缺哪一样。' },
      ],
    },
  ],
})
