import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '美国 NIW 条件评估报名',
    description:
      '想知道自己够不够 NIW，留下姓名和电话，顾问按三项标准逐条问您手里的证据，写成一张对照表：哪条站得住、哪条缺什么、要不要先找律师，不给获批概率。',
  },
  family: 'identity',
  hue: 'us',
  picture: 'research',
  source: '报名:美国NIW',
  noIndex: true,
  form: { kind: 'entry', title: '报名 NIW 条件评估', submitLabel: '提交报名' },
  sections: [
    {
      type: 'hero',
      name: 'NIW 条件评估报名',
      title: '美国 NIW 条件评估报名：带履历，按三项标准问',
      lead: '评估只回答一件事：现有证据能支撑到哪一条。请由年满 18 周岁的申请人本人填写，配偶双方都有学历和成果的，分别报名，比较后再定谁递。',
      points: [
        { label: '来电前备好', text: '履历、学位、论文或专利清单、近三年做的项目' },
        { label: '电话里会问', text: '到美国后打算做什么，谁用过您的成果' },
        { label: '请如实说', text: '拒签、逾期停留、曾递过的移民申请' },
      ],
      actions: [{ label: '先读 NIW 说明', href: '/special/ym_us_niw' }],
    },
    {
      type: 'steps',
      heading: '报名以后',
      items: [
        {
          title: '电话初筛',
          text: '先看是否符合 EB-2 本身。不符合的当场说明，不再往下安排。没接到电话，可以自己打 400-683-6883 约时间。',
          duration: '10 分钟内（9:00–18:00），以顾问排班为准',
        },
        {
          title: '三栏对照',
          text: '三项标准各列已有、可补、没有三栏，并写明更像 NIW、EB-1A，还是都该再等两年。',
          duration: '收齐履历之后',
        },
        {
          title: '交给律师判断',
          text: '我们不提供美国法律服务。要递交的，由您选持牌的美国移民律师审阅，对照表可以直接带去。',
          duration: '由您决定',
        },
      ],
    },
    {
      type: 'prose',
      heading: '这些资料怎么用',
      look: 'note',
      paragraphs: [
        '姓名、电话和履历只用于这次评估。未公开的研究、单位内部文件请不要发来。希望停止联系或删除资料，告诉来电顾问或拨打热线即可。',
      ],
      links: [{ label: '隐私保护协议', href: '/privacy' }],
    },
  ],
})
