import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新专题报名',
    description:
      '这里写六十到八十个字：填了表以后谁会来电、多久来电、会问哪些问题、要准备什么材料，读者看完就知道该不该填，也知道资料会怎么用。',
  },
  hue: 'ink',
  picture: 'documents',
  source: '报名:新专题',
  noIndex: true,
  form: { kind: 'entry', title: '留下联系方式', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      arrangement: 'letter',
      name: '报名',
      title: '报名新专题',
      lead: '写明提交之后会发生什么：谁来电，谈哪几件事，要不要付钱。',
      points: [
        { label: '来电之前', text: '写请读者准备好的东西' },
        { label: '来电会谈', text: '写会问到的问题' },
      ],
      actions: [{ label: '返回专题首页', href: '/' }],
    },
    {
      type: 'steps',
      heading: '提交之后',
      items: [
        { title: '回电了解情况', text: '写清谁来电、会问什么。', duration: '当天或次日' },
        { title: '给出书面建议', text: '写清建议里有什么，要不要付费。', duration: '约一周' },
      ],
    },
  ],
})
