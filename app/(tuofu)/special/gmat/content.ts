import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: 'GMAT 备考：旧分数不能照搬，顺序要自己定',
    description:
      '商科申请人看 GMAT：现行版本和旧版怎样对照，三部分各 45 分钟怎样排顺序，考点和线上两种考法的费用，在职者十六周怎样挤时间，何时改考 GRE 或申请免考。',
  },
  family: 'exams',
  hue: 'ink',
  picture: 'planning',
  source: '专题:GMAT培训',
  form: { kind: 'language', title: '约一次 GMAT 起点测试' },
  sections: [
    {
      type: 'hero',
      name: 'GMAT 培训',
      title: 'GMAT 备考：考什么，顺序怎么定',
      lead: '题目不难到做不出，难在 45 分钟里要决定哪几题不做。现行版本取消了作文和语法改错，加入数据洞察，三部分同等权重。靠语文或靠数学单边拉高总分的打法，用处小了。',
      answer: {
        items: [
          { label: '时长与题数', statement: 'exam-gmat-structure', says: '共 2 小时 15 分、64 题' },
          { label: '总分', statement: 'exam-gmat-scale', says: '205–805' },
        ],
      },
      points: [
        { label: '谁要考', text: 'MBA 和部分商科硕士，要求写在项目页' },
        { label: '怎样考', text: '定量、语文、数据洞察，顺序自己选' },
        { label: '怎样看分', text: '先看百分位，再看总分' },
      ],
      actions: [
        { label: '看 GMAT 课程', href: '/yylist/gmat' },
        { label: '和 GRE 比一比', href: '/special/gre' },
      ],
    },
    {
      type: 'prose',
      heading: '先把“要考 700 分”这句话放下',
      look: 'note',
      paragraphs: [
        '师兄师姐口中的 700，是旧版的 700。现行总分都以 5 结尾，旧版以 0 结尾，看一眼尾数就知道对方说的是哪一版。学校官网若还列旧版区间，用下面的官方对照换算，或者发邮件请招生办写明。',
        '培训机构的提分案例也要这样看：先问是哪一版、隔了多久、百分位变了多少。答不出百分位的案例，不能拿来给自己定目标。',
      ],
    },
    {
      type: 'rules',
      heading: 'GMAT 现行考试形式与计分',
      items: [
        { statement: 'exam-gmat-rename', label: '名称' },
        {
          statement: 'exam-gmat-structure',
          label: '结构',
          note: '平均每题两分钟上下，数据洞察的一题常带两三问，时间要单独练。',
        },
        { statement: 'exam-gmat-scale', label: '总分' },
        {
          statement: 'exam-gmat-section',
          label: '分项',
          note: '三项同权，短板提一档，常比长项再提一档容易。',
        },
        { statement: 'exam-gmat-645', label: '新旧对照', note: '它只是一个点，别的分数段看官方对照表。' },
      ],
    },
    {
      type: 'features',
      heading: 'GMAT 三部分怎么练',
      look: 'numbered',
      items: [
        {
          title: '定量：先问“要不要算”',
          text: '不给计算器，几何也大为减少。很多题估一下、代选项、看奇偶就够。每道题先停五秒想路子，比埋头列式快。',
        },
        {
          title: '语文：把论证拆成三行',
          text: '结论、依据、没说出口的假设。削弱和加强都打在假设上。中文思维里的“我觉得有道理”在这里常选错。',
        },
        {
          title: '数据洞察：先读问题再读表',
          text: '多来源资料有三个标签页，从头读到尾一定超时。数据充分性判断够不够，不必算出答案。',
        },
      ],
    },
    {
      type: 'prose',
      heading: 'GMAT 报名费看哪里',
      paragraphs: [
        '考点考与线上考的价格不同，改期、取消越近考期扣得越多，多寄成绩单另收费，金额都以 mba.com 报名页为准。线上考试在内地能否报、设备和房间有什么要求，也以报名页当时显示的为准。',
      ],
      links: [{ label: 'GMAT 官网', href: 'https://www.mba.com/' }],
    },
    {
      type: 'steps',
      heading: '在职备考 GMAT：十六周计划',
      intro: '按每周八小时：两个工作日晚上各两小时，周六上午四小时。出差的周只做语文，机场也能做。',
      items: [
        {
          title: '起点测试',
          text: '官方免费模考做一套，不查、不停表。三项各差多少写下来。',
          duration: '第 1 周',
        },
        { title: '概念', text: '数学只补错的章节，论证题学会画结构；不计时。', duration: '第 2–6 周' },
        { title: '限时', text: '每次一整节 45 分钟，练三件事：跳题、标记、回头改。', duration: '第 7–11 周' },
        {
          title: '定顺序',
          text: '六种顺序里选两种各模考一次，把先考哪科固定下来。',
          duration: '第 12–14 周',
        },
        {
          title: '考，或延',
          text: '两次模考都在目标百分位附近再报；差得远就延一轮申请。',
          duration: '第 15–16 周',
        },
      ],
    },
    {
      type: 'compare',
      heading: 'GMAT、GRE，还是申请免考',
      caption: '商学院申请人的三种选择',
      columns: ['GMAT', 'GRE', '免考'],
      rows: [
        { label: '适合', cells: ['只申商科，数字推理快', '商科与其他学科混申', '工龄长、有量化学位或证书'] },
        { label: '要背词吗', cells: ['不用', '要', '不用'] },
        {
          label: '要证明的',
          cells: ['管理情境里的推理', '一般学术能力', '用工作和课程证明量化能力'],
        },
        {
          label: '风险',
          cells: ['转申非商科就白考', '少数项目仍偏重 GMAT', '有的奖学金仍要分数'],
        },
      ],
      footnote: '免考要按项目的表格申请并等书面答复，拿到之前照常备考。',
    },
    {
      type: 'faq',
      heading: '改答案、寄分、应届生与学费',
      items: [
        {
          question: '能改答案吗？',
          answer:
            '每部分做完可以回看标记过的题，并在限定的数目内改答案。练的时候就要练“留三题”，不要到考场才想起来。',
        },
        {
          question: '考砸了学校会知道吗？',
          answer:
            '现行版本在看到分数之后再决定寄给谁，没寄的学校看不到。两次之间的间隔和一年的次数上限看 mba.com 的重考规定。',
        },
        {
          question: '没有工作经验也要考吗？',
          answer:
            '看项目。面向应届生的商科硕士有的不看标化，有的写“强烈建议”。先把十个项目的原文抄下来，再决定。',
        },
        {
          question: '培训费怎么收？',
          answer:
            '按课时和班型，由分公司书面报价，写明退课办法。我们不对分数作承诺，也不以“多少分以下退费”作招徕。',
        },
      ],
    },
    {
      type: 'related',
      heading: '和考分一起算的事',
      items: [
        { label: '英国研究生', href: '/special/uk_yjs', text: '哪些商科硕士看标化，哪些看均分。' },
        { label: '新加坡研究生', href: '/special/sg_yjs', text: '商科项目对 GMAT、GRE 的写法。' },
        { label: '留学费用计算', href: '/special/study_cost', text: '把考试费和一年学费放进同一张表。' },
      ],
    },
  ],
})
