import { defineCountryChannel } from '@/lib/channels/schema'

export const jp = defineCountryChannel({
  path: '/chanel/japan',
  name: '日本留学',
  seo: {
    title: '日本留学：语言学校、学部、大学院与专门学校',
    description:
      '日本留学的四个入口各走各的：语言学校按季入学，学部看留学生考试加校内考，大学院先找导师，专门学校学手艺。日语、英语两条线分开讲，附时间图与公布费用。',
  },
  hue: 'jp',
  source: '频道·日本留学',
  countries: [{ code: 'jp', name: '日本' }],
  hero: {
    title: ['日本留学：', '四类学校怎么选，', '用日语还是英语'],
    lead: '日本的学校按入口分：语言学校、大学学部、大学院、专门学校，考试和材料几乎不通用。选定入口以后，才谈得上学校、城市和花费。',
    points: [
      { label: '考试有窗口', text: '留学生考试一年两次，出愿期集中在秋冬，错过就要等下一轮' },
      { label: '大学院先找人', text: '研究计划写给具体的导师看，研究生身份和修士入学是两步' },
      { label: '学校管签证', text: '在留资格由学校代为申请，经费材料必须真实、说得清来路' },
    ],
    action: { label: '看日本大学排名', href: '/special/ranking/japan' },
  },
  form: { title: '先判断走哪个入口' },
  answers: [
    {
      country: 'jp',
      levels: ['language', 'undergraduate', 'master'],
      rows: [
        {
          label: '入学与考试',
          cells: {
            language: { statement: 'study-jp-lang-intake', says: '4、7、10、1 月' },
            undergraduate: { statement: 'exam-jp-eju-twice', says: '每年 6 月和 11 月' },
          },
        },
        { label: '毕业后', cells: { undergraduate: { fact: 'jp-jobhunt' }, master: { fact: 'jp-jobhunt' } } },
      ],
    },
  ],
  choice: {
    heading: '日本留学的好处与难处',
    paragraphs: [
      '国立大学学费由国家定标准，各地差别小；私立大学分科而定。离得近、文化相通，专业里的工科、材料、建筑、动画、设计、护理都有扎实的训练方式。大学的就职支援成体系，按部就班参加的人，毕业前多半已有去处。',
      '难处是语言和规矩。课堂、打工、租房、求职都用日语，只过了等级考试而不会写邮件的人会很吃力。日程不等人：出愿、书面、口试、入学手续各有固定日子，材料晚一天就不收。',
    ],
    fitsTitle: '比较适合',
    fits: [
      '愿意花一年以上把日语学到能听课的人',
      '理工科背景、想进研究室做课题的本科毕业生',
      '喜欢动漫、设计、料理、美容等手艺，愿意从基础练起的人',
      '预算有限、对学费公开透明看得重的家庭',
    ],
    misfitsTitle: '要先想清楚',
    misfits: [
      '不想学日语，只打算靠英语项目生活：日常和求职仍离不开日语',
      '靠打工付学费：许可的时数有限，学业也顶不住',
      '经费来源讲不清：在留资格不下来，录取也无用',
      '想临时决定、当季出发：大多数入口都要提前半年以上',
    ],
  },
  levels: {
    heading: '四个入口，互不相同',
    intro: '很多人从语言学校进去再升学，但它不是必经之路；日语已够的人可以直接从国内出愿。',
    table: {
      caption: '日本的四个入口，一般情况，以募集要项为准',
      corner: '入口',
      columns: ['多久', '给谁', '考什么、看什么', '读完以后'],
      rows: [
        {
          label: '语言学校',
          cells: ['一到两年', '高中毕业以上', '学历、日语学习时数、经费', '升学部、大学院或专门学校'],
        },
        {
          label: '学部（本科）',
          cells: ['四年，医药类更长', '高中毕业生', '留学生考试、校内笔试面试、英语', '就职或升大学院'],
        },
        {
          label: '大学院',
          cells: ['修士两年，博士三年', '本科毕业生', '研究计划、导师内诺、笔试与口试', '就职或继续研究'],
        },
        {
          label: '英语项目',
          cells: ['与学部、大学院相同', '英语好的申请人', '书面材料、标化或均分、面试', '求职仍需日语'],
        },
        {
          label: '专门学校',
          cells: [
            '两年为主',
            '有日语基础、想学技能的人',
            '日语证明、面试、作品',
            '按专业就职，或编入大学三年级',
          ],
        },
      ],
    },
    links: [
      { label: '本科', href: '/special/jp_bk' },
      { label: '大学院', href: '/special/jp_yjs' },
      { label: '语言学校', href: '/special/jp_yuyan' },
      { label: '专门学校', href: '/special/jp_zhuanmen' },
      { label: '英语项目与 SGU', href: '/special/jp_sgu' },
      { label: '高中', href: '/special/jp_gaozhong' },
    ],
  },
  requirements: {
    heading: '出愿前要备好的东西',
    intro: '募集要项是唯一依据，每年更新。下面是各入口通用的几项。',
    notes: [
      {
        title: '留学生考试与日语等级',
        text: '学部多数要留学生考试的日语加文综或理科、数学；日语等级考试可作参考，两者不能互相替代。科目按志望校来选，选错科目就不能出愿。',
      },
      {
        title: '英语成绩',
        text: '国公立和早庆等私立多要托福或托业，有的按比例计入总分。英语荒废的人，语言学校那一年要两门一起补。',
      },
      {
        title: '研究计划书',
        text: '题目要小，先行研究要读过，方法要做得到。导师一眼看得出是不是自己的研究室在做的事，写“想学习贵研究室先进技术”等于没写。',
      },
      {
        title: '导师联系',
        text: '信写在招生允许的时段，附成绩、研究计划和语言证明。一次只联系一位，得到明确答复再联系下一位，这是礼节也是规矩。',
      },
      {
        title: '志望理由与面试',
        text: '问的是为什么是这所学校、这个专业、毕业做什么。答案要与成绩单和经历对得上，敬语之外，听懂问题再答。',
      },
      {
        title: '经费支付证明',
        text: '官方没有统一金额，学校按学费与生活费建议一个数。看的是支付人职业、收入、存款形成过程，文件须真实。',
      },
    ],
    figures: ['cn-jlpt-n1n2', 'cn-jlpt-n3n5'],
  },
  timeline: {
    heading: '从语言学校考学部的一年半',
    intro: '四月进语言学校的人时间宽裕，十月进的要紧一些。图里画的是四月入学、次年春天进大学。',
    plan: {
      title: '语言学校四月入学，次年进学部',
      note: '留学生考试、校内考和出愿日期以当年公告为准；国公立与私立时间不同。',
      terms: [
        { name: '国内', parts: ['秋', '冬'] },
        { name: '语言学校', parts: ['春', '夏', '秋', '冬'] },
        { name: '大学', parts: ['春'] },
      ],
      focus: { column: 4, label: '出愿' },
      tracks: [
        {
          name: '在留',
          bars: [
            { start: 0, span: 1, text: ['递材料'], by: 'together' },
            { start: 1, span: 1, text: ['等资格'], by: 'school' },
          ],
        },
        { name: '日语', bars: [{ start: 0, span: 5, text: ['从能听课到', '能写能答'], by: 'student' }] },
        {
          name: '留考',
          bars: [
            { start: 3, span: 1, text: ['首次'], by: 'student' },
            { start: 4, span: 1, text: ['再考'], by: 'student' },
          ],
        },
        { name: '英语', bars: [{ start: 2, span: 2, text: ['托福、', '托业'], by: 'student' }] },
        { name: '选校', bars: [{ start: 2, span: 2, text: ['读要项，', '分三档'], by: 'together' }] },
        { name: '出愿', bars: [{ start: 4, span: 1, text: ['志望书、', '寄材料'], by: 'together' }] },
        { name: '校考', bars: [{ start: 5, span: 1, text: ['笔试、', '面试'], by: 'student' }] },
        { name: '手续', bars: [{ start: 6, span: 1, text: ['缴费、', '更新'], by: 'together' }] },
      ],
    },
    days: [
      { day: 'jp-kyoto-university.iup', label: '京都大学 iUP' },
      { day: 'jp-keio-university.pearl-1', label: '庆应 PEARL 第一期' },
      { day: 'jp-tohoku-university.gateway', label: '东北大学 Gateway' },
      { day: 'jp-keio-university.pearl-2', label: '庆应 PEARL 第二期' },
      { day: 'jp-keio-university.pearl-3', label: '庆应 PEARL 第三期' },
    ],
    statements: [
      'exam-jp-eju-twice',
      'exam-jp-eju-2026',
      'study-jp-lang-intake',
      'study-jp-lang-schedule',
      'exam-jp-eju-prearrival',
    ],
    remark:
      '大学院的节奏另算：夏秋考内部考的学校多，出愿前两三个月要拿到导师内诺；先读研究生再考修士的，把研究生当作备考期，不要当作录取。语言学校正在重新认定，签约前查一查学校在不在认定名单上。',
  },
  costs: {
    heading: '国立、私立、语言学校，各要多少',
    intro: '国立大学的学费有全国标准，个别学校已经上调；私立与专门学校分科定价，拿到要项再看。',
    figures: [
      'jp-tuition-national-std',
      'jp-utokyo-entrance',
      'jp-utokyo-tuition',
      'jp-tuition-private-first',
      'jp-langschool',
    ],
    estimate: { country: 'jp', level: 'language' },
    remarks: [
      '入学金只交一次，不退；同时考上几所，先算清哪几所要先交。',
      '国立大学有学费减免制度，按家庭收入和成绩审，入学后提出，不能当作预算。',
      '租房初期费用常是几个月房租，敷金礼金、保证公司、火灾保险都要算。',
      '东京与地方的房租差得多，餐饮和交通差得少，选城市时按房租来比。',
    ],
    links: [
      { label: '费用明细', href: '/special/jp_fy' },
      { label: '留学生考试怎么选科', href: '/special/jp_eju' },
    ],
  },
  schools: {
    heading: '院校库里的日本大学',
    intro: '世界名次偏重研究产出，文科和私立常被低估。报考时看学部的偏差值和就职，更看得出差别。',
    notes: [
      { title: '国公立与私立', text: '国公立学费低、每人能报的次数少；私立可以多报，学费高，考试日程分散。' },
      { title: '看研究室', text: '大学院选的是导师。论文题目、毕业生去向、讨论语言，研究室主页多半写着。' },
      { title: '看校区', text: '一所大学几个校区，低年级在郊外、高年级在市内的很常见，租房要跟着走。' },
    ],
  },
  majors: {
    heading: '在日本读这些专业',
    intro: '学部按学科录取，转专业不容易；大学院可以跨，但要补课。',
    items: [
      {
        id: 'fod1p-2414',
        name: '机械工程',
        text: '研究室制度成熟，修士就职占多数；笔试考材料、热、流体、振动几门。',
      },
      {
        id: 'fod1p-1401',
        name: '建筑学',
        text: '学部要画图考试或作品，毕业后考建筑士要实务年限；审查学分的课程先问清。',
      },
      {
        id: 'x-interaction-design',
        name: '交互设计',
        text: '美术大学重造形基础，综合大学重人因与信息，作品集做法完全不同。',
      },
      {
        id: 'fod1p-5501',
        name: '经济学',
        text: '学部招生量大，文综和数学成绩是关键；大学院要考微观、宏观笔试。',
      },
      {
        id: 'x-translation-and-interpreting',
        name: '翻译与口译',
        text: '专门学校与大学院两条路，前者重实务，后者重研究，入学日语要求都高。',
      },
      {
        id: 'fod1p-2102',
        name: '计算机科学',
        text: '英语项目集中在这一科；日语项目笔试考数学与算法，过去问题可以向大学索取。',
      },
    ],
  },
  after: {
    heading: '在留资格、打工与就职',
    intro: '入境靠在留资格认定证明书，由学校向入管申请。毕业后换成工作资格，找不到工作还有一段求职期。',
    steps: [
      {
        title: '学校代办在留资格',
        text: '交学历、日语、经费材料，学校审完再递入管。结果出来前不要辞工、不要退学。',
      },
      {
        title: '领签证与入境',
        text: '凭认定证明书在使领馆换签证，入境机场领在留卡，住进去后到市役所登记并加入健康保险。',
      },
      {
        title: '打工许可',
        text: '另申请资格外活动许可，时数有上限，长假另算，风俗行业禁止。超时会影响更新。',
      },
      {
        title: '就职活动',
        text: '大学三年级、修士一年级就开始，自我分析、企业说明会、笔试、几轮面试，日程由企业定。',
      },
      {
        title: '换工作资格',
        text: '拿到内定后换在留资格，工作内容要与所学有关；没有内定的，可申请求职用的特定活动。',
      },
    ],
    figures: ['jp-jobhunt', 'jp-jobhunt-2nd', 'jp-dorm-tohoku', 'jp-living-tohoku'],
    official: [
      { name: '出入国在留管理厅', url: 'https://www.moj.go.jp/isa/' },
      { name: '日本学生支援机构（留学生考试）', url: 'https://www.jasso.go.jp/ryugaku/eju/' },
      { name: '日本留学官方信息（Study in Japan）', url: 'https://www.studyinjapan.go.jp/' },
    ],
  },
  questions: [
    {
      question: '没有日语基础，多久能出发？',
      answer:
        '语言学校通常要求一定的日语学习时数或初级证明，从零开始学几个月可以达到申请条件。但入读之后升学，需要能听懂课的日语，建议在国内先学到中级，出去的时间才花得值。',
    },
    {
      question: '大学院的“研究生”是硕士吗？',
      answer:
        '不是。研究生相当于预备身份，旁听、做准备、考修士，没有学位。修士才是硕士课程。有的学校允许直接考修士，日语和专业够的人不必先当研究生。',
    },
    {
      question: '高考成绩有用吗？',
      answer:
        '少数大学的特定项目接受高考成绩，多数学部仍看留学生考试和校内考。高考成绩可以作为学力证明附上，也对语言学校审核有帮助。',
    },
    {
      question: '专门学校毕业能留下工作吗？',
      answer:
        '能，但工作内容要与所学专业高度相关，审查比大学毕业生严。选专业时就要看往届去向，学校不对口的就职率说得再好也没有用。',
    },
    {
      question: '私塾要不要报？',
      answer:
        '看差在哪里。基础差的、需要校内考科目辅导的，可以考虑；只是缺计划和材料的，不必整年报班。报之前要课表、教师、退费条款，不听口头承诺。',
    },
  ],
})
