import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '托福冲分计划：八周怎么安排',
    description:
      '给已经考过托福、离目标还差一截的同学：新分制下怎样定位短板，八周里每周练什么，什么时候报名、什么时候停练，哪些情况不该再冲，附官方改革要点。',
  },
  hue: 'ink',
  source: '专题:托福冲分计划',
  form: { kind: 'language', title: '说说上次的分数和目标' },
  sections: [
    {
      type: 'hero',
      name: '托福冲分计划',
      title: '差一点到线：八周里只补会涨分的地方',
      lead: '冲分不等于多刷题。已经考过的人，手里有一份别人没有的材料：自己的分项成绩。先看清分丢在哪里，再决定这八周练什么、放弃什么。',
      points: [
        { label: '适合', text: '考过至少一次，四项里有一到两项明显拖后腿' },
        { label: '投入', text: '每周约 15–18 小时，含一次完整模考' },
        { label: '产出', text: '一份错因记录、一套自己的口语与写作素材' },
      ],
      actions: [
        { label: '报名冲分诊断', href: '/special/tuofu_cf/entry' },
        { label: '从零开始看这里', href: '/special/tuofu' },
      ],
    },
    {
      type: 'facts',
      heading: '先弄清考的是哪一版',
      intro: '托福在 2026 年 1 月改版。旧资料、旧模考的题型和分数都要换算着看。',
      items: [
        {
          label: '分制',
          value: '1–6 分',
          text: '2026 年 1 月 21 日起启用，与欧洲语言共同框架（CEFR）对应。',
          source: {
            name: 'ETS TOEFL Access 帮助中心（官方）',
            url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
          },
          asOf: '2025 年公布',
        },
        {
          label: '过渡期',
          value: '两年并报旧分',
          text: '成绩单同时给出可比的 0–120 总分，学校要求写哪一种就对哪一种。',
          source: {
            name: 'ETS TOEFL Access 帮助中心（官方）',
            url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
          },
          asOf: '2025 年公布',
        },
        {
          label: '阅读与听力',
          value: '分阶段自适应',
          text: '中途按表现调整难度，前一段的正确率会影响后一段遇到的题。',
          source: {
            name: 'ETS TOEFL Access 帮助中心（官方）',
            url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
          },
          asOf: '2025 年公布',
        },
        {
          label: '出分',
          value: '72 小时内',
          text: '两次考试之间可以排得更紧，但要留出复盘的时间。',
          source: {
            name: 'ETS TOEFL Access 帮助中心（官方）',
            url: 'https://intercom.help/toeflaccess/en/articles/11758550-toefl-ibt-enhancements-coming-january-2026',
          },
          asOf: '2025 年公布',
        },
        {
          label: '口语与写作题型',
          value: '复述、访谈；造句、邮件、学术讨论',
          text: '不再有综合题。阅读另有补全单词和日常阅读。',
          source: {
            name: 'TOEFL Resources（二手）',
            url: 'https://www.toeflresources.com/blog/2026_toefl_format_revealed/',
          },
          asOf: '2025 年公布的题型',
        },
        {
          label: '总分怎么算',
          value: '四科平均，取最近的半分',
          text: '一科提高半分，不一定推动总分；四舍五入的位置值得先算一算。',
          source: {
            name: 'toefl-exam-prep.com（二手）',
            url: 'https://toefl-exam-prep.com/blog/old-vs-new-toefl',
          },
          asOf: '2026 年',
          check: true,
        },
      ],
    },
    {
      type: 'requirements',
      heading: '该冲，还是该停',
      fits: [
        '两次成绩有起伏，说明发挥不稳，复盘可以补回来',
        '短板集中在一两科，例如口语停顿多、听力后半段走神',
        '距离递交还有两个月以上，能留出两次考试机会',
        '有固定的练习时段，能交出每天的录音和作文',
      ],
      misfits: [
        '四科都差一大截：问题在基础，先上基础或强化课，再谈冲分',
        '学校已写明接受条件录取或语言班：算一算再考一次和读语言班哪个划算',
        '文书和标化都没做完：语言过线后，时间给文书更值',
        '离截止日不到三周：先问学校可否补交成绩，再决定报不报',
      ],
    },
    {
      type: 'timeline',
      heading: '八周分成五段',
      intro: '每一段都有一个能检查的结果，达不到就留在原段，不往下走。',
      items: [
        {
          when: '第 1 周',
          title: '诊断',
          text: '完整模考一次，逐题标错因：不认识、听不清、没读完、会做写错、时间不够。',
        },
        {
          when: '第 2–3 周',
          title: '补一科',
          text: '只攻失分多的一科，每天 90 分钟；其他三科各 20 分钟维持手感。',
        },
        {
          when: '第 4–5 周',
          title: '补输出',
          text: '口语录音回听，写作隔天改写同一篇。改写三稿比写三篇新的有效。',
        },
        {
          when: '第 6–7 周',
          title: '全真节奏',
          text: '每周两次整套，固定在考试那个时段做；第二天只复盘，不做新题。',
        },
        {
          when: '第 8 周',
          title: '收口与考试',
          text: '停新题，过错因本和素材本。考前一天只听二十分钟熟悉的材料。',
        },
      ],
    },
    {
      type: 'features',
      heading: '四科各抓一件事',
      intro: '时间有限，只挑投入小、见效快的地方。',
      items: [
        {
          title: '阅读：先把前半做对',
          text: '分阶段自适应之后，前一段的准确率更值钱。先练稳，再练快；遇到生词看构词和上下句，给自己设一个放弃时间。',
        },
        {
          title: '听力：听结构，不听单词',
          text: '开头听主题，转折处记笔记，例子只记它证明什么。听不懂的段落跟读三遍，比再听三套题有用。',
        },
        {
          title: '口语：先不停，再说好',
          text: '复述题练“听一句、抓主干、用自己的句子说完”。访谈题准备十个真实经历，每个能讲四十秒。',
        },
        {
          title: '写作：邮件看语气，讨论看回应',
          text: '邮件写清对象、目的、请求三件事；学术讨论先回应别人的一句，再给自己的理由和一个例子。',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '冲分期的常见失误',
      items: [
        {
          mistake: '每天一套新题',
          instead: '新题只说明水平，复盘才会提高水平。做一套的时间，至少用同样长的时间找错因。',
        },
        {
          mistake: '背模板',
          instead: '模板句会占掉你的词数，评分看内容是否回应题目。背结构可以，背整句不行。',
        },
        {
          mistake: '连续报三场，考到出分为止',
          instead: '两场之间没有复盘，第三场多半和第一场一样。先看分项变化，再决定报名。',
        },
        {
          mistake: '用旧版模考的分数推算新版',
          instead: '题型和分制都变了。用改版后的官方样题做起点，旧题只拿来练词汇和听力材料。',
        },
      ],
    },
    {
      type: 'fees',
      heading: '考一次要多少钱',
      caption: '托福 iBT 中国大陆报名费用',
      rows: [
        {
          item: '报名费',
          amount: '2,100 元',
          note: '这是改版前一年的价格，报名前请看考试中心当时的公布。',
          source: { name: '新航道（二手）', url: 'https://wh.xhd.cn/info/cjzx/1039580.html' },
          asOf: '2025 年',
          check: true,
        },
        {
          item: '逾期报名附加费',
          amount: '310 元',
          note: '看好报名截止时间就不用付这一笔。',
          source: { name: '新航道（二手）', url: 'https://wh.xhd.cn/info/cjzx/1039580.html' },
          asOf: '2025 年',
          check: true,
        },
      ],
      footnote: '官方报名入口：toefl.neea.cn。培训费用因课时和班型不同，以分公司当面给出的书面报价为准。',
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '八周能涨多少分？',
          answer:
            '不能预先说一个数字，也不应该有人向你承诺。起点、每周投入、短板的种类都不同。诊断之后我们会写明哪几项有空间、各要多少小时，第四周用模考核对，不动就换办法。',
        },
        {
          question: '学校还写着旧的 120 分制要求，怎么办？',
          answer:
            '过渡期成绩单会同时给可比的 0–120 总分。学校页面写旧分制，就看这一栏；页面写明新分制的，看 1–6 分。拿不准时发邮件问招生办，把回复留存。',
        },
        {
          question: '线上还是线下？',
          answer:
            '口语和写作要人改，线上线下都行；自律差的选线下固定时段。选之前先上一次诊断课，看老师能不能说清你的错因。',
        },
        {
          question: '要不要改考雅思？',
          answer:
            '两次托福都卡在同一科、而那一科在雅思里的考法更适合你时可以换。换之前各做一套官方样题，不凭感觉。',
        },
      ],
    },
  ],
})
