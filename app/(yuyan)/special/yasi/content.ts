import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '雅思培训：四种雅思，成绩各交给谁',
    description:
      '第一次报雅思先分清四种：学术、UKVI 学术、培训类、生活技能。本页讲英国和澳大利亚各看哪种、要到几分，全面机考后怎么练，考一次多少钱，从测级到出分怎样走。',
  },
  family: 'exams',
  hue: 'uk',
  picture: 'language',
  source: '专题:雅思培训',
  form: { kind: 'language', title: '问一问该报哪一种雅思' },
  sections: [
    {
      type: 'hero',
      name: '雅思培训',
      title: '雅思培训：四种雅思，成绩各交给谁',
      lead: '“雅思”是一组考试。题目一样的两场，一场能交给英国签证中心，另一场不能；名字相近的两种，一种给大学看，一种给移民局看。报名之前，先把成绩要交给谁写下来。',
      answer: {
        items: [
          { label: '英国学生签证', fact: 'uk-eng-degree' },
          { label: '澳洲学生签证最低', fact: 'au-eng-student' },
          { label: '成绩有效期', statement: 'exam-ielts-valid', says: '两年' },
          { label: '考试时长', statement: 'exam-ielts-format', says: '总长约 2 小时 45 分' },
        ],
      },
      arrangement: 'banner',
      points: [
        { label: '口语', text: '仍与考官面对面，十几分钟' },
        { label: '其余三科', text: '2026 年起改为机考，本地安排看考点' },
        { label: '课程', text: '基础、强化、冲刺分段，可线上可面授' },
      ],
      actions: [
        { label: '考过一次了', href: '/special/yasi_cf' },
        { label: '看雅思课程', href: '/yylist/ielts' },
      ],
    },
    {
      type: 'compare',
      heading: '四种雅思，成绩各交给谁',
      caption: '雅思的四种类型与用途',
      columns: ['交给谁', '什么时候选它', '要留意'],
      rows: [
        {
          label: '学术类',
          cells: ['大学和研究生院', '申请多数国家的本科、硕士', '英国学位课程的签证，大学可自行评估英语'],
        },
        {
          label: 'UKVI 学术类',
          cells: ['英国大学与签证中心', '要读语言班、预科，或学校点名要', '必须在指定考点、按 UKVI 类型报名'],
        },
        {
          label: '培训类（G 类）',
          cells: ['移民局、部分职业课程', '加拿大、澳大利亚移民打分', '一般不能拿去申请大学学位'],
        },
        {
          label: '生活技能',
          cells: ['英国签证中心', '配偶、定居等签证', '只考听说，没有分数，只有过与不过'],
        },
      ],
      footnote: '拿不准时一个办法：请录取学校的国际办公室用邮件写明接受哪一种，再付报名费。',
    },
    {
      type: 'rules',
      heading: '时长、计分、机考与有效期',
      items: [
        { statement: 'exam-ielts-format', label: '时长' },
        { statement: 'exam-ielts-band', label: '计分' },
        {
          statement: 'exam-ielts-computer',
          label: '全面机考',
          note: '还在用纸笔真题书练的，听力少了最后誊写答案的时间，阅读要习惯左右分屏、用高亮做记号。',
        },
        {
          statement: 'exam-ielts-valid',
          label: '有效期',
          note: '从考试日算到学校要求的那一天，申请晚的人要留意。',
        },
      ],
    },
    {
      type: 'bars',
      heading: '以澳大利亚为例：同一个国家，四道门槛',
      intro: '签证层面的要求是底线，大学的录取要求通常更高。读什么课、几时申请，对应的线不一样。',
      caption: '澳大利亚几种情形的雅思总分要求，从低到高',
      items: [
        { fact: 'au-eng-elicos', label: '打包语言课' },
        { fact: 'au-eng-foundation', label: '预科、衔接' },
        { fact: 'au-eng-student', label: '学生签证' },
        { fact: 'au-eng-485', label: '毕业后工作签证' },
      ],
      footnote: '以移民局当前页面为准。读完书想申请 485 的人，入学那份成绩到时多半已过期，要预留再考一次。',
    },
    {
      type: 'figures',
      heading: '报名费与英国的语言线',
      caption: '雅思考试的形式、时长与机考安排',
      items: [
        { fact: 'uk-eng-degree', note: '签证层面；大学录取另有总分和单项。' },
        {
          fact: 'uk-eng-below',
          note: '预科、语言班等本科以下课程，一般要用 UKVI 类型证明，以 GOV.UK 为准。',
        },
      ],
    },
    {
      type: 'features',
      heading: '雅思听说读写从哪里开始',
      look: 'rows',
      items: [
        {
          title: '听力：先练拼写',
          text: '前两部分考日常场景，丢分多在拼写、单复数和数字。每天听写二十个地名、日期、电话，两周就能看出差别。',
        },
        {
          title: '阅读：先练找，再练懂',
          text: '三篇长文四十题，读完全文没有时间。学会按段落大意定位，判断题分清“原文相反”和“原文没说”。',
        },
        {
          title: '写作：大作文先回应题目',
          text: '小作文写趋势和对比，不逐个报数。大作文扣分重的是没有回答问的那一点，其次才是词汇。',
        },
        {
          title: '口语：话题卡当讲故事',
          text: '准备十五段真实经历，人、地方、物、事各几段，一段可以应付三四张卡。背下来的答案考官听得出。',
        },
      ],
    },
    {
      type: 'steps',
      heading: '从测级到拿分',
      items: [
        {
          title: '测级',
          text: '做一套限时阅读、一篇大作文、十分钟口语录音，对照官方评分说明，看四科差多少。',
          duration: '半天',
        },
        {
          title: '定目标',
          text: '抄下三所学校的总分和单项。多数项目卡的是写作单项，先补它。',
          duration: '1 周',
        },
        {
          title: '分段上课',
          text: '基础段补词汇与句子，强化段练题型，冲刺段整套机考；每段末模考，不到线不升段。',
          duration: '2–6 个月',
        },
        {
          title: '报名',
          text: '选离家近、机位多的考点。出分快，两场之间留三周复盘就够。',
          duration: '考前 4 周',
        },
      ],
    },
    {
      type: 'faq',
      heading: '机考难度、备考时间、多邻国',
      items: [
        {
          question: '机考和原来的纸笔，难度一样吗？',
          answer: '题目和评分标准一致，差别在操作。打字慢的人写作会写不完，开课第一周先练打字。',
        },
        {
          question: '多久能考到目标分？',
          answer:
            '起点不同，不能预先说。一般经验是提高一个总分档要两三百小时的有效学习，没有人批改的写作往往不动。',
        },
        {
          question: '学校收多邻国，我还要考雅思吗？',
          answer:
            '先看签证和毕业后的打算。学校接受是一回事，签证、校际转学、回国求职认不认是另一回事，逐项问清再放弃。',
        },
      ],
    },
  ],
})
