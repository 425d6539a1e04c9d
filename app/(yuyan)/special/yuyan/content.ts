import { defineCampaign } from '@/lib/campaigns/define-campaign'

export const campaign = defineCampaign(import.meta.url, {
  seo: {
    title: '语言培训中心：去哪个国家考哪一门',
    description:
      '按目标国家选语言考试：托福、雅思、日语、SAT、GRE 各考什么、给谁看、考一次多少钱，怎样安排先后，哪些人可以不考，一页看清，再决定要不要报班。',
  },
  family: 'exams',
  hue: 'sg',
  picture: 'language',
  source: '专题:语言培训中心',
  form: { kind: 'language', title: '问一问该考哪一门' },
  sections: [
    {
      type: 'hero',
      arrangement: 'banner',
      name: '语言培训中心',
      title: '语言培训中心：去哪个国家考哪一门',
      lead: '同一个人，去英国、日本和美国要准备的考试完全不同。选错一门，半年就过去了。这一页按国家和学段把常见考试排清楚，您可以先自己判断，再来测级。',
      answer: {
        items: [
          { label: '雅思时长', statement: 'exam-ielts-format', says: '总长约 2 小时 45 分' },
          { label: '托福新分制', statement: 'exam-toefl-scale', says: '1–6 分制' },
          { label: 'GRE 时长', statement: 'exam-gre-short', says: '两小时以内' },
          { label: '日语 N1、N2 报名费', fact: 'cn-jlpt-n1n2' },
        ],
      },
      points: [
        { label: '英语', text: '托福、雅思，以及申请用的 SAT、GRE、GMAT、AP' },
        { label: '日语', text: 'JLPT 看能力等级，EJU 用于申请日本的大学' },
        { label: '形式', text: '线上课程或线下面授，基础到冲刺分段上课' },
      ],
      actions: [
        { label: '看课程列表', href: '/yylist' },
        { label: '托福培训', href: '/special/tuofu' },
      ],
    },
    {
      type: 'compare',
      heading: '按目标选考试',
      intro: '下表是一般情况，最后以目标学校当年的要求页为准。',
      caption: '常见留学目标对应的语言与入学考试',
      columns: ['常用语言考试', '可能还要考', '先做哪一件'],
      rows: [
        { label: '美国本科', cells: ['托福或雅思', 'SAT，部分学校可选', '先语言，后 SAT'] },
        { label: '美国研究生', cells: ['托福或雅思', 'GRE 或 GMAT，看项目', '先查项目要不要 GRE'] },
        {
          label: '英国、澳大利亚',
          cells: ['雅思为主，托福等也常接受', '一般不需要', '先看签证认不认这门考试'],
        },
        { label: '加拿大', cells: ['雅思或托福', '商科硕士可能要 GMAT', '先看院系的分项要求'] },
        {
          label: '中国香港、新加坡',
          cells: ['雅思或托福', '研究生部分要 GRE、GMAT', '先看高考或本科成绩够不够'],
        },
        { label: '日本本科', cells: ['EJU 日语、JLPT', '部分学校另要托福', '先日语到能听课'] },
        {
          label: '日本大学院',
          cells: ['JLPT，英文项目要托福或雅思', '校内笔试、面试', '先联系导师，同时考语言'],
        },
      ],
    },
    {
      type: 'rules',
      heading: '雅思、托福等考试的形式与有效期',
      items: [
        { statement: 'exam-ielts-format', label: '雅思：四科怎么排' },
        {
          statement: 'exam-ielts-computer',
          label: '雅思：改为机考',
          note: '还习惯纸笔的同学，从现在起就用键盘练写作。',
        },
        { statement: 'exam-toefl-scale', label: '托福：换了分制' },
        {
          statement: 'exam-toefl-dual',
          label: '托福：旧分还看得到',
          note: '学校写旧分制的，按并报的总分去对。',
        },
        { statement: 'exam-jp-eju-twice', label: 'EJU：一年两次', note: '海外考场以当地主办方通知为准。' },
        { statement: 'exam-gre-short', label: 'GRE：时间缩短' },
      ],
    },
    {
      type: 'figures',
      heading: '考一次多少钱',
      caption: '各门考试的报名费，写明适用的年份',
      items: [{ fact: 'cn-jlpt-n1n2' }, { fact: 'cn-jlpt-n3n5' }],
      footnote: 'GRE 与 EJU 在中国大陆的现行报名费暂无可靠来源，请看 gre.neea.cn 与当地主办方的通知。',
    },
    {
      type: 'requirements',
      heading: '需要上课吗',
      fits: [
        '自学三个月没有变化，说不清错在哪里',
        '口语和写作没有人改，同样的错重复出现',
        '同时要考两门，需要有人帮着排先后',
      ],
      misfits: [
        '词汇没过基础关：先自学词汇，再来上课更省钱',
        '只差报名和熟悉题型：官方样题加两次模考就够了',
        '学校已同意免考：把书面确认留好，不必再学',
      ],
    },
    {
      type: 'steps',
      heading: '怎么开始',
      items: [
        {
          title: '定目标要求',
          text: '从三所真正想去的学校抄下语言要求，注意总分、分项、有效期和是否接受在家考试。',
          duration: '半天',
        },
        {
          title: '测级',
          text: '英语做一套官方样题加口语录音，日语做等级测试。老师说明离要求差在哪里。',
          duration: '1–2 小时',
        },
        {
          title: '排一张总表',
          text: '把语言、标化、学校期末、申请截止放进同一张日历，给每门考试留出重考的机会。',
          duration: '1 周内',
        },
        {
          title: '分段上课，按段检查',
          text: '每段结束用模考决定升段、重修还是直接去考。',
          duration: '两个月到一年',
        },
      ],
    },
    {
      type: 'mistakes',
      heading: '选考试时常见的误会',
      items: [
        {
          mistake: '哪门简单考哪门',
          instead: '先看学校和签证认哪门。认的范围内再比哪门更适合自己。',
        },
        {
          mistake: '有 JLPT N1 就能申请日本的大学',
          instead: '不少大学的本科要 EJU 成绩，理科和文综还要二选一。先查目标学部的募集要项。',
        },
        {
          mistake: '两门考试同月报名',
          instead: '隔开至少六周。备考方式不同，挤在一起两边都练不深。',
        },
      ],
    },
    {
      type: 'faq',
      heading: '常见问题',
      items: [
        {
          question: '成绩能用多久？',
          answer:
            '各考试和各学校的规定不同，有的看考试日期到入学日期之间的间隔。申请前查学校要求页，接近期限就准备重考。',
        },
        {
          question: '可以边上学边学吗？',
          answer: '可以，一周三次、每次两小时是多数在校生能坚持的强度。期末前两周停课，期末后补回来。',
        },
        {
          question: '线上和面授有什么差别？',
          answer:
            '内容相同。面授适合需要固定时段督促的人，线上适合时间零散、路程远的人；口语和写作都要求老师逐份批改。',
        },
      ],
    },
  ],
})
