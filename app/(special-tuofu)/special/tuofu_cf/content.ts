import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '托福冲分计划：八周怎么安排',
    description:
      '给已经考过托福、离目标还差一截的同学：新分制下怎样定位短板，八周里每周练什么，什么时候报名、什么时候停练，哪些情况不该再冲，附官方改革要点。',
  },
  family: 'exams',
  hue: 'ink',
  picture: 'exam',
  source: '专题:托福冲分计划',
  form: { kind: 'language', title: '说说上次的分数和目标' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '托福冲分计划',
      title: '托福冲分：差一点到线，八周怎么安排',
      lead: '冲分不等于多刷题。已经考过的人，手里有一份别人没有的材料：自己的分项成绩。分丢在哪里，决定这八周练什么、放弃什么。',
      answer: {
        items: [
          { label: '新分制', statement: 'exam-toefl-scale', says: '1–6 分制' },
          { label: '旧分还给两年', statement: 'exam-toefl-dual', says: '0–120 总分' },
          { label: '出分', statement: 'exam-toefl-72h', says: '72 小时内' },
        ],
      },
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
      type: 'rules',
      heading: '托福新旧版怎么分',
      intro: '托福在 2026 年 1 月改版。旧资料、旧模考的题型和分数都要换算着看。',
      items: [
        { statement: 'exam-toefl-scale', label: '分制' },
        { statement: 'exam-toefl-dual', label: '过渡期', note: '学校要求写哪一种就对哪一种。' },
        {
          statement: 'exam-toefl-adaptive',
          label: '阅读与听力',
          note: '前一段的正确率会影响后一段遇到的题。',
        },
        {
          statement: 'exam-toefl-72h',
          label: '出分',
          note: '两次考试之间可以排得更紧，但要留出复盘的时间。',
        },
        { statement: 'exam-toefl-tasks', label: '口语与写作题型' },
        {
          statement: 'exam-toefl-average',
          label: '总分怎么算',
          note: '一科提高半分，不一定推动总分；舍入的位置值得先算一算。',
        },
      ],
    },
    {
      type: 'requirements',
      heading: '托福还要不要再考',
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
      heading: '托福八周冲分计划',
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
      heading: '托福听说读写怎么提分',
      look: 'numbered',
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
          instead: '模板句会占掉您的词数，评分看内容是否回应题目。背结构可以，背整句不行。',
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
      type: 'prose',
      heading: '托福报名费看哪里',
      paragraphs: [
        '中国大陆的托福报名、转考和退考费用以教育考试网显示为准，2026 年改版后的价格不要照旧攻略。培训费用因课时和班型不同，以分公司当面给出的书面报价为准。',
      ],
      links: [{ label: '托福报名网站', href: 'https://toefl.neea.cn/' }],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '八周能涨多少分？',
          answer:
            '不能预先说一个数字，也不应该有人向您承诺。起点、每周投入、短板的种类都不同。诊断之后我们会写明哪几项有空间、各要多少小时，第四周用模考核对，不动就换办法。',
        },
        {
          question: '学校还写着旧的 120 分制要求，怎么办？',
          answer:
            '过渡期成绩单会同时给可比的 0–120 总分。学校页面写旧分制，就看这一栏；页面写明新分制的，看 1–6 分。拿不准时发邮件问招生办，把回复留存。',
        },
        {
          question: '线上还是线下？',
          answer:
            '口语和写作要人改，线上线下都行；自律差的选线下固定时段。选之前先上一次诊断课，看老师能不能说清您的错因。',
        },
        {
          question: '要不要改考雅思？',
          answer:
            '两次托福都卡在同一科、而那一科在雅思里的考法更适合您时可以换。换之前各做一套官方样题，不凭感觉。',
        },
      ],
    },
  ],
})
