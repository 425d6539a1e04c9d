import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '新专题的标题：项目名加读者关心的事',
    description:
      '这里写六十到八十个字的摘要，它会出现在搜索结果里：先说这个项目是什么，再说适合哪些人，最后说读完这一页能弄清楚哪几件事情，不写口号。',
  },
  family: 'more',
  hue: 'ink',
  picture: 'planning',
  source: '专题:新专题',
  form: { kind: 'general', title: '说说您的情况，我们回电' },
  sections: [
    {
      type: 'hero',
      arrangement: 'split',
      name: '项目类别',
      title: '项目类别：给谁读，答哪几个问题',
      lead: '用两三句话写明读者会得到什么、要付出什么、大概多久。不写形容词，写事实；没有来源的数字不写。',
      answer: {
        items: [
          { label: '要多久', when: '写从开始到结束的时间' },
          { label: '几月开始', when: '写最晚哪个月动手' },
        ],
      },
      points: [
        { label: '适合', text: '写一类具体的人，例如本科三年级、计划明年入学的同学' },
        { label: '周期', text: '写从开始到结束的时间' },
        { label: '难点', text: '写多数人卡住的地方' },
      ],
      actions: [{ label: '先评估条件', href: '/special/condition_pc' }],
    },
    {
      type: 'prose',
      heading: '它是什么',
      paragraphs: [
        '第一段解释概念：读者可能只听过名字，请从零讲起，讲清它由谁设立、由谁审核、结果被谁认可。',
        '第二段讲它和相近选择的差别，让读者知道什么情况下该选别的。',
      ],
    },
    {
      type: 'requirements',
      heading: '适合谁，不适合谁',
      fits: ['写一种适合的情况，带上判断依据', '再写一种适合的情况'],
      misfits: ['写一种不适合的情况，并说明该怎么办'],
    },
    {
      type: 'steps',
      heading: '怎么走',
      items: [
        { title: '第一步做什么', text: '写动作、要准备的材料、由谁完成。', duration: '一到两周' },
        { title: '第二步做什么', text: '写这一步的产出，以及怎样算完成。', duration: '一个月' },
      ],
    },
    {
      type: 'mistakes',
      heading: '容易走错的地方',
      items: [
        { mistake: '写一个常见做法', instead: '写它为什么会出问题，以及更稳妥的做法。' },
        { mistake: '再写一个常见做法', instead: '写具体到可以照着做的建议。' },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        { question: '写读者真会问的话', answer: '先给结论，再给理由；不确定的写明去哪里核实。' },
        {
          question: '写读者会问的费用问题',
          answer: '有来源和年份才写数字；没有就写暂无数据，并告诉读者去哪里问。',
        },
      ],
    },
  ],
})
