import { defineCountryChannel } from '@/lib/channels/schema'

export const au = defineCountryChannel({
  path: '/chanel/au',
  name: '澳大利亚与新西兰留学',
  seo: {
    title: '澳大利亚与新西兰留学：两个国家分开看',
    description:
      '澳大利亚与新西兰放在一页，是因为学期相近、入口相似；分开讲，是因为签证、学费和毕业后的规定各是一套。高考直录、预科、双入学期、费用与出处，都按国家列明。',
  },
  hue: 'au',
  source: '频道·澳大利亚与新西兰留学',
  countries: [
    { code: 'au', name: '澳大利亚' },
    { code: 'nz', name: '新西兰' },
  ],
  hero: {
    title: ['澳大利亚、新西兰留学：', '学费、成绩要求', '和两次开学'],
    lead: '学年从年初开始，年中还有一次入学。高考成绩、预科、文凭课程都能接上本科；硕士看均分也看专业背景。两国都重视真实的学习理由，材料要讲得通。',
    points: [
      { label: '高考可用', text: '多所澳大利亚大学直接读高考成绩，各专业另有线和先修科目' },
      { label: '职业类课程', text: '护理、教育、社工要看注册机构的语言与实习规定，比录取线还严' },
      { label: '分开算账', text: '两国学费、资金证明和毕业后停留都不同，别拿一国的数套另一国' },
    ],
    action: { label: '看澳大利亚大学排名', href: '/special/ranking/au' },
  },
  form: { title: '按成绩看两国的入口' },
  answers: [
    {
      country: 'au',
      levels: ['master', 'undergraduate'],
      rows: [
        {
          label: '签证雅思',
          cells: { master: { fact: 'au-eng-student' }, undergraduate: { fact: 'au-eng-student' } },
        },
        {
          label: '学校雅思',
          cells: { master: { schools: 'ielts' }, undergraduate: { schools: 'ielts' } },
        },
        {
          label: '申请截止',
          cells: { undergraduate: { day: '悉尼大学{{au-the-university-of-sydney.semester-1}}' } },
        },
        {
          label: '毕业后',
          cells: { master: { fact: 'au-485-degree' }, undergraduate: { fact: 'au-485-degree' } },
        },
      ],
    },
    {
      country: 'nz',
      levels: ['master', 'undergraduate'],
      rows: [
        {
          label: '学费的例子',
          cells: { undergraduate: { fact: 'nz-auckland-ba-2027', of: '奥克兰文学士' } },
        },
        {
          label: '资金证明',
          cells: { master: { fact: 'nz-pof-2026' }, undergraduate: { fact: 'nz-pof-2026' } },
        },
        {
          label: '申请截止',
          cells: { undergraduate: { day: '奥克兰{{nz-university-of-auckland.semester-1}}' } },
        },
        { label: '毕业后最长', cells: { master: { fact: 'nz-pswv' }, undergraduate: { fact: 'nz-pswv' } } },
      ],
    },
  ],
  choice: {
    heading: '两国怎么选，什么人再等等',
    paragraphs: [
      '澳大利亚的长处是入口多、学校规模大、专业齐：同一所大学里从预科、文凭、本科到硕士连成一条线，中途可以按成绩进退。大城市生活方便，租金也高；热门学校国际学生多，想练英语要自己走出去。',
      '新西兰的大学都是公立，数量少而各有侧重，地球科学、农业与食品、兽医、酒店旅游都有传统。中学阶段小班、寄宿家庭成熟，适合从低年级开始适应的孩子。就业市场小，毕业后的路要早打听。',
    ],
    fitsTitle: '比较适合',
    fits: [
      '高考后想用成绩直接升学、又不想再等一年的学生',
      '均分中等、看重专业认证和实际技能的申请人',
      '打算学护理、教育、工程、会计等有注册制度的职业的人',
      '让孩子从中学起慢慢适应的家庭，尤其可以看新西兰',
    ],
    misfitsTitle: '要先想清楚',
    misfits: [
      '只图入学容易：挂科同样多，课程进度不等人',
      '把打工收入当作学费来源：在读时数有限制',
      '以为读完某个专业就能移民：名单和分数线一直在变',
      '超过年龄才读书、又指望毕业工签：年龄上限先查清',
    ],
  },
  levels: {
    heading: '从预科到博士，哪一级接哪一级',
    intro: '澳大利亚用资历框架分级，新西兰也分级，文凭课程可以抵学分，这是两国共同的特点。',
    table: {
      caption: '两国常见的阶段，一般情况，以学校课程页为准',
      corner: '阶段',
      columns: ['澳大利亚', '新西兰', '留意'],
      rows: [
        {
          label: '中学',
          cells: ['各州课程，毕业考换算排名', '全国统一的中学文凭', '监护与住宿先定，语言不够先读语言中心'],
        },
        {
          label: '预科',
          cells: ['大学或合作学院开办，约一年', '大学认可的预科项目', '升学线按专业写在录取信里'],
        },
        {
          label: '文凭课程',
          cells: ['读完接本科二年级', '部分大学开设', '挂科会延长，也会影响签证'],
        },
        {
          label: '本科',
          cells: ['三年，工程等四年，荣誉学位另加一年', '三年，工程等四年', '看高考、国际课程或预科成绩'],
        },
        {
          label: '授课型硕士',
          cells: ['一年半到两年，有的看相关背景减学分', '一年到一年半', '跨专业常要读长学制版本'],
        },
        {
          label: '研究型学位',
          cells: [
            '先联系导师，再申请奖学金轮',
            '先联系导师，博士国际生待遇另有规定',
            '研究计划要与导师在做的课题相接',
          ],
        },
      ],
    },
    links: [
      { label: '澳大利亚本科申请', href: '/special/bk_zh/bk_au' },
      { label: '澳大利亚硕士申请', href: '/special/au_yjs' },
      { label: '澳大利亚中学', href: '/special/gz_zh/gz_au' },
      { label: '高考后留学', href: '/special/gkhlx' },
    ],
  },
  requirements: {
    heading: '录取线之外的条件',
    intro: '两国的录取线公开透明，真正卡人的常常是线以外的那几条。',
    notes: [
      {
        title: '高考成绩怎么读',
        text: '学校按得分率或对应分数给线，各省满分不同的折算后再比。部分专业还看数学、化学单科，文理都可能有先修要求。',
      },
      {
        title: '硕士均分与背景',
        text: '国内院校常分档要求。会计、工程、信息类有相关背景可以减学分、少读半年；没有背景就读长版本，不一定是坏事。',
      },
      {
        title: '语言，录取与签证两道线',
        text: '学校要求一道，签证要求另一道；护理、教育、社工的注册机构又是一道，而且看单项。三道都要过。',
      },
      {
        title: '真实学生说明',
        text: '澳大利亚签证要分格回答学习理由、课程选择和今后打算，每格有字数限制。写自己的处境，别抄模板，经历间断要解释。',
      },
      {
        title: '新西兰的资金来源',
        text: '除了金额够，还要说明钱从哪里来：工资、经营、存款历史。房产评估不能代替流水。',
      },
      {
        title: '未成年学生',
        text: '住宿、监护和保险是签证条件的一部分。寄宿家庭由学校安排还是家长自找，责任不同，合同先读。',
      },
    ],
    figures: ['au-eng-student', 'au-eng-foundation', 'au-eng-elicos'],
  },
  timeline: {
    heading: '年初还是年中，倒着排一遍',
    intro: '高考生多赶次年年初，六月出分后有足够时间；大学生多走年中或次年年初，按毕业时间定。',
    plan: {
      title: '高考后申请：高三到次年年初入学',
      note: '以年初入学为例；年中入学整体前移半年。签证审理时间以官方公布为准。',
      terms: [
        { name: '高三', parts: ['秋', '冬', '春'] },
        { name: '高考后', parts: ['夏', '秋'] },
        { name: '冬季', parts: ['冬'] },
        { name: '入学', parts: ['年初'] },
      ],
      focus: { column: 3, label: '出分' },
      tracks: [
        { name: '高考', bars: [{ start: 0, span: 3, text: ['以高考为主，', '不分心'], by: 'student' }] },
        {
          name: '语言',
          bars: [
            { start: 1, span: 1, text: ['摸底'], by: 'student' },
            { start: 3, span: 2, text: ['集中', '考出'], by: 'student' },
          ],
        },
        { name: '选校', bars: [{ start: 2, span: 2, text: ['直录、预科', '各列一档'], by: 'together' }] },
        {
          name: '申请',
          bars: [
            { start: 3, span: 1, text: ['出分递交'], by: 'together' },
            { start: 4, span: 1, text: ['等录取'], by: 'school' },
          ],
        },
        { name: '注册', bars: [{ start: 4, span: 1, text: ['付款、买保险'], by: 'together' }] },
        { name: '签证', bars: [{ start: 4, span: 2, text: ['说明信、', '体检、递签'], by: 'together' }] },
        { name: '行前', bars: [{ start: 5, span: 2, text: ['住宿、选课'], by: 'together' }] },
      ],
    },
    days: [
      { day: 'au-the-university-of-sydney.semester-1', label: '悉尼大学第一学期' },
      { day: 'nz-university-of-auckland.semester-1', label: '奥克兰大学第一学期' },
      { day: 'au-australian-national-university.semester-1', label: '澳国立第一学期' },
      { day: 'nz-university-of-otago.semester-2', label: '奥塔哥大学第二学期' },
      { day: 'au-the-university-of-sydney.semester-2', label: '悉尼大学第二学期' },
      { day: 'nz-university-of-auckland.semester-2', label: '奥克兰大学第二学期' },
    ],
    statements: ['study-au-atar', 'au-gaokao-uwa-full', 'study-au-gaokao-list'],
    remark:
      '奖学金、护理和教育等限额专业的日期早于普通截止。新西兰的大学多在年底前收次年年初的申请，个别学院更早。语言差一点的，先算语言班要几周，再倒推出发日，别把两者排得首尾相接。',
  },
  costs: {
    heading: '两国的费用，逐项看',
    intro: '下面的数各有期间，有的是官方旧区间，有的是个别学校当年的公布价，用来定量级，不用来签约。',
    figures: [
      'au-tuition-go8-ug',
      'au-tuition-go8-pg',
      'au-unsw-bus',
      'au-fee-unsw-beng-ee',
      'au-pof-2024',
      'nz-pof-2026',
      'nz-pof-school',
    ],
    estimate: { country: 'au', level: 'undergraduate' },
    remarks: [
      '上面的学费是各大学公布价的中间一段，八校联盟的商科、计算机多在高端，请以课程页为准。',
      '新西兰学费到各大学国际生费用页查当年的数。',
      '两国的学费多按学年微调，四年总价不要用头一年乘四来算。',
      '海外学生健康保险要买到签证全程，延期毕业就要补买。',
    ],
    links: [
      { label: '澳大利亚留学费用明细', href: '/special/feiyong/fyao' },
      { label: '按预算做规划', href: '/special/fy_zh/fy_au' },
    ],
  },
  schools: {
    heading: '两国的大学放在一张表里',
    intro: '新西兰的大学数量少，名次靠后的也可能在某个学科上很强。',
    notes: [
      {
        title: '看校区',
        text: '同名大学在别的城市设商务校区，课程和签证加分规则不同，录取信上的校区要核对。',
      },
      {
        title: '看专业认证',
        text: '工程师协会、会计师公会、护理与教师注册机构都公布认可课程，先查名单再选学校。',
      },
      {
        title: '看学期制',
        text: '多数学校一年两学期，个别一年三学期，读得快也学得紧，打工和实习安排随之改变。',
      },
    ],
  },
  majors: {
    heading: '两国有传统的专业',
    intro: '下面只写在这两国读的特别之处。',
    items: [
      {
        id: 'fod1p-6201',
        name: '会计学',
        text: '澳大利亚有会计专业硕士给跨专业的人读，职业团体的认可科目要逐门对上。',
      },
      {
        id: 'fod1p-2406',
        name: '土木工程',
        text: '学位认证走国际协议，两国互认；毕业要实习周数，入学就开始找。',
      },
      {
        id: 'x-public-health',
        name: '公共卫生',
        text: '面向亚太的课程多，分研究与实务；和临床注册无关，别与护理混淆。',
      },
      {
        id: 'x-data-science',
        name: '数据科学',
        text: '有相关背景读短版本，没有背景读长版本，学费差半年，先要学校做学分评估。',
      },
      {
        id: 'x-tesol',
        name: '对外英语教学',
        text: '带不带课堂实习决定能否当作教学资历，注册教师另看教育硕士。',
      },
      {
        id: 'fod1p-1401',
        name: '建筑学',
        text: '本科加硕士才能注册，读本科时就要看硕士是否衔接、作品集何时交。',
      },
    ],
  },
  after: {
    heading: '学生签证与毕业以后，两国两套',
    intro:
      '澳大利亚的学生签证叫 500 类，毕业后叫 485；新西兰按文凭级别给毕业后工作签。年龄、语言、时长都有条件。',
    steps: [
      {
        title: '接受录取，换注册确认',
        text: '澳大利亚付学费和保险后拿到 CoE，新西兰凭录取信与付款安排递签。退费条款在付款前读。',
      },
      { title: '准备资金与说明', text: '金额覆盖学费余额、生活费和路费，来源讲得清。两国都会核对银行记录。' },
      { title: '递签与体检', text: '线上递交，按通知做体检和生物信息。信息前后不一致是被拒的常见原因。' },
      { title: '在读', text: '保持注册和出勤，搬家、转学、休学都要报告。打工时数超限会影响签证。' },
      {
        title: '毕业后',
        text: '在规定期限内递交，语言成绩要在有效期内。可停留多久看学历层次，递交前按当日规定核对。',
      },
    ],
    figures: ['au-500-fee-2026', 'au-485-degree', 'au-485-age', 'au-eng-485', 'nz-visa-2026', 'nz-pswv'],
    official: [
      {
        name: '澳大利亚内政部：学生签证（500 类）',
        url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      },
      { name: 'Study Australia（官方）', url: 'https://www.studyaustralia.gov.au/' },
      { name: '新西兰移民局', url: 'https://www.immigration.govt.nz/' },
    ],
  },
  questions: [
    {
      question: '高考没到直录线，预科和文凭课程选哪个？',
      answer:
        '预科时间完整，课程接近高中，适合英语或数学要补的人，读完进大一；文凭课程接大二，省时间但容错小，挂科会连着影响后面的学分。看高考分、语言和自律程度来定，两者都要看清升学线。',
    },
    {
      question: '申请澳大利亚还要准备新西兰吗？',
      answer:
        '如果专业两国都开、预算也接近，可以同时申请，材料大半通用。两国签证规则不同，录取后只办一国即可。不要为了保险而递交自己并不愿去的学校。',
    },
    {
      question: '护理硕士跨专业能读吗？',
      answer:
        '有面向本科非护理背景的入门硕士，录取看先修课和语言单项，读完要在当地注册。注册语言标准高于入学，时间和费用都要按注册那一步来算。',
    },
    {
      question: '签证说明信可以请人代写吗？',
      answer:
        '不建议。内容要与您的履历、资金和面试一致，代写常常露出矛盾。我们会按每一格逐条问您，帮您理清因果、检查前后一致，文字由您自己写。',
    },
  ],
})
