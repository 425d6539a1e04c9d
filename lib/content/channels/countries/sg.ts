import { defineCountryChannel } from '@/lib/channels/schema'

export const sg = defineCountryChannel({
  path: '/chanel/sg',
  name: '新加坡留学',
  seo: {
    title: '新加坡留学：公立大学与私立学院分开选',
    description:
      '新加坡留学先分清两种学校：公立大学名额少、看高考与均分，私立学院重在文凭由谁颁发。学费助学金的工作约定、学生准证、双轨申请时间和公布费用都在这一页。',
  },
  hue: 'sg',
  source: '频道·新加坡留学',
  countries: [{ code: 'sg', name: '新加坡' }],
  hero: {
    title: ['新加坡留学：', '公立看名额，', '私立看文凭由谁发'],
    lead: '新加坡小，选择其实只有两类：为数不多的公立大学，和与海外大学合作的私立学院。前者竞争激烈，后者要把学位颁发者、注册等级和退费保护先查清。',
    points: [
      { label: '高考可申', text: '公立大学接受高考成绩，申请却早在高考之前，出分后再补交' },
      { label: '助学金是约定', text: '领学费助学金换毕业后的工作年限，签字前先读条款' },
      { label: '硕士轮次早', text: '好的授课型硕士秋天就开，分轮放位，越靠后越少' },
    ],
    action: { label: '看亚洲大学排名', href: '/special/ranking/asia' },
  },
  form: { title: '公立与私立，先分清再选' },
  answers: [
    {
      country: 'sg',
      levels: ['master', 'undergraduate'],
      rows: [
        {
          label: '语言',
          cells: {
            undergraduate: {
              statement: 'study-sg-ntu-eng',
              says: '雅思总分 6（写作 6）',
              of: '南洋理工，高考生',
            },
          },
        },
        {
          label: '申请截止',
          cells: {
            undergraduate: { day: '国大{{sg-national-university-of-singapore.international}}（国际资历）' },
          },
        },
        {
          label: '领助学金',
          cells: {
            undergraduate: { statement: 'sg-bond', says: '毕业后在新加坡机构全职工作三年', of: '全国' },
          },
        },
      ],
    },
  ],
  choice: {
    heading: '近、贵、严：新加坡的三个字',
    paragraphs: [
      '近，是飞行时间短、作息没有时差、中文可以应付生活，父母放心。课堂全英文，考试和小组作业的要求不低。城市小，实习和上课可以在同一天，金融、科技、物流、酒店的企业都在地铁线上。',
      '贵，主要在房租和授课型硕士的学费；严，是规矩细、执行真：出勤、抄袭、兼职都有明文。公立大学把国际名额控得紧，成绩够线只是入场，面试和课外表现要真材实料。',
    ],
    fitsTitle: '比较适合',
    fits: [
      '高考或国际课程成绩突出、目标明确的高中生',
      '均分高、数理扎实，想读商科或计算类硕士的申请人',
      '第一次离家、想离父母近一点的学生',
      '能接受毕业后在当地工作几年约定的人',
    ],
    misfitsTitle: '要先想清楚',
    misfits: [
      '把私立学院的合作文凭当作公立学位来算',
      '学费助学金只看省了多少钱，不看要工作几年',
      '预算卡在学费：租金和日用会把预算撑破',
      '想一边读书一边多打工：多数私立学生没有打工许可',
    ],
  },
  levels: {
    heading: '公立、私立、中小学，三条不同的路',
    intro: '公立学校由教育部管，私立学院由技能与学位监管机构注册。先看学校属于哪一类。',
    table: {
      caption: '新加坡的几种学校，一般情况，以官方名单为准',
      corner: '阶段',
      columns: ['学校性质', '怎样进', '读完的文凭'],
      rows: [
        {
          label: '政府中小学',
          cells: ['公立，名额有限', '参加国际学生入学考试，按成绩分配学校', '升入理工学院或初级学院'],
        },
        {
          label: '理工学院',
          cells: ['公立，三年制文凭', '按中学成绩或学院自己的考核', '文凭，可工作或再升大学'],
        },
        {
          label: '公立大学本科',
          cells: ['自治大学，四年为主', '高考、国际课程或理工学院成绩，多有面试', '本校学位'],
        },
        {
          label: '私立学院本科',
          cells: ['与海外大学合作', '高中毕业加语言，可读预科或文凭', '海外合作大学的学位'],
        },
        {
          label: '授课型硕士',
          cells: ['公立大学为主', '均分、背景、文书，部分要 GMAT 或 GRE', '本校学位'],
        },
        {
          label: '研究型硕博',
          cells: ['公立大学与研究所', '研究经历、导师、笔试或面试', '本校学位，常有奖学金'],
        },
      ],
    },
    links: [
      { label: '新加坡本科', href: '/special/bk_zh/bk_sg' },
      { label: '新加坡硕士', href: '/special/sg_yjs' },
      { label: '高考后留学', href: '/special/gkhlx' },
    ],
  },
  requirements: {
    heading: '够线、面试、英文证明',
    intro: '公立大学的要求写得清楚，但线是起点，不是承诺。',
    notes: [
      {
        title: '高考成绩',
        text: '学校不公布统一分数线，看在本省的位次和相关单科。应届生先用高二成绩申请，出分后按时补交，漏交等于放弃。',
      },
      {
        title: '英语成绩',
        text: '高考英语之外，多数学校还要一项标准化英语成绩，写作和口语单项要够。没考的赶紧约。',
      },
      {
        title: '面试与笔试',
        text: '商科、法律、医护、建筑有面试，常是小组讨论。会说不如会听，能把别人的话接下去的人得分。',
      },
      {
        title: '硕士的量化背景',
        text: '金融、分析、计算机看数学和编程的课程成绩，GMAT 或 GRE 在部分项目仍有分量。文书写自己能带给班级什么。',
      },
      {
        title: '私立学院的查验',
        text: '查注册等级、学费保护方案、合作大学官网是否列出这门课程，再看教师和考试由谁负责。三项对得上才签合同。',
      },
      {
        title: '未成年学生',
        text: '政府学校之外，国际学校和预备课程要另看监护和陪读规定；陪读母亲的准证条件单独申请，口头承诺不算数。',
      },
    ],
  },
  timeline: {
    heading: '高考生的双轨时间',
    intro: '内地志愿与新加坡申请可以同时进行，关键是把新加坡的材料做在高考之前。',
    plan: {
      title: '公立大学本科：高三到入学',
      note: '各校开放与补交成绩的日期不同；新加坡学年八月前后开始。',
      terms: [
        { name: '高二', parts: ['下'] },
        { name: '高三', parts: ['秋', '冬', '春'] },
        { name: '高考后', parts: ['六月', '七月'] },
        { name: '入学', parts: ['八月'] },
      ],
      focus: { column: 3, label: '截止' },
      tracks: [
        { name: '成绩', bars: [{ start: 0, span: 4, text: ['高二成绩', '先作申请用'], by: 'student' }] },
        { name: '英语', bars: [{ start: 0, span: 3, text: ['考出可用的', '英语成绩'], by: 'student' }] },
        { name: '选专业', bars: [{ start: 1, span: 1, text: ['查限制', '与先修'], by: 'together' }] },
        { name: '网申', bars: [{ start: 2, span: 2, text: ['填表、', '活动说明'], by: 'together' }] },
        { name: '补分', bars: [{ start: 4, span: 1, text: ['出分即交'], by: 'student' }] },
        {
          name: '面试',
          bars: [
            { start: 4, span: 1, text: ['笔试面试'], by: 'student' },
            { start: 5, span: 1, text: ['等录取'], by: 'school' },
          ],
        },
        { name: '志愿', bars: [{ start: 4, span: 2, text: ['内地志愿', '照常填'], by: 'together' }] },
        { name: '准证', bars: [{ start: 5, span: 2, text: ['办学生准证'], by: 'together' }] },
      ],
    },
    days: [
      { day: 'sg-national-university-of-singapore.international', label: '新加坡国立大学' },
      { day: 'sg-nanyang-technological-university.ib', label: '南洋理工：IB' },
      { day: 'sg-national-university-of-singapore.a-level', label: '新加坡国立：新加坡 A-Level' },
    ],
    statements: ['sg-nus-2027', 'study-sg-nus-limits', 'study-sg-ntu-eng', 'study-sg-ntu-results'],
    remark:
      '硕士的时间更早，秋天开放、分轮放位，靠后的轮次常只剩零星名额。私立学院多次入学，但不要因此拖延：签证、宿舍和学分评估都要时间。内地录取通知书先收着，等新加坡录取和准证都定下来再做取舍。',
  },
  costs: {
    heading: '领不领助学金，学费差一截',
    intro: '公立大学公布两种学费：领学费助学金的和不领的。两个数之间，是毕业后的工作约定。',
    figures: [
      'sg-nus-notg',
      'sg-nus-tg',
      'sg-ntu-notg',
      'sg-ntu-tg',
      'biz-nus-mkt',
      'sg-rent-ntu',
      'sg-meals-ntu',
    ],
    estimate: { country: 'sg', level: 'undergraduate' },
    remarks: [
      '公布价有的含消费税、有的不含，比较前先看备注；税率变过，别把旧价当现价。',
      '助学金违约要赔，工作年限从毕业算起，读研可以申请延后，先问学校。',
      '私立学院学费分期付，确认款项进了学费保护，不要转给个人。',
      '住校外组屋要看屋主许可和人头上限，押金、水电、提前退租写进合同。',
    ],
    links: [
      { label: '新加坡留学费用明细', href: '/special/feiyong/fysg' },
      { label: '按预算做规划', href: '/special/fy_zh/fy_sg' },
    ],
  },
  schools: {
    heading: '院校库里的新加坡大学',
    intro: '收录的大学不多，各自分工明显；私立合作学位要到合作大学的条目里去看。',
    notes: [
      {
        title: '六所自治大学各有方向',
        text: '综合型、管理与社会科学、设计与科技、应用学习与技能，看方向再看名次。',
      },
      {
        title: '合作学位看授予方',
        text: '合作大学若在国外有名次，并不代表这门课程在当地授课水准相同，要看教师与评估。',
      },
    ],
  },
  majors: {
    heading: '新加坡读得出的几个方向',
    intro: '产业集中，专业的机会跟着产业走。',
    items: [
      {
        id: 'fod1p-2102',
        name: '计算机科学',
        text: '本科竞争激烈，面试看思路；硕士项目按方向分得细，先修课不齐的会被要求补。',
      },
      {
        id: 'x-financial-technology-fintech',
        name: '金融科技',
        text: '商学院和计算学院都开，前者重产品与监管，后者重系统与数据。',
      },
      {
        id: 'x-business-analytics',
        name: '商业分析',
        text: '申请人多，量化成绩和工作经历都看；课程短、实习排在中段。',
      },
      {
        id: 'x-supply-chain-management',
        name: '供应链管理',
        text: '港口与转口让案例来得近，课程常与企业项目绑在一起。',
      },
      {
        id: 'x-biomedical-science',
        name: '生物医学',
        text: '研究所多、奖学金给研究型学生，进实验室前要过面试和安全训练。',
      },
      {
        id: 'fod1p-1401',
        name: '建筑学',
        text: '热带与高密度是课题主线，面试带作品，先看学位是否被注册机构承认。',
      },
    ],
  },
  after: {
    heading: '学生准证、实习与毕业后',
    intro:
      '录取之后办的是学生准证，线上申请、到移民与关卡局办手续。毕业后可以申请一段求职停留，工作准证由雇主办。',
    steps: [
      {
        title: '注册与原则批准',
        text: '学校在系统里提交后，您填表、上传材料、付处理费，拿到原则批准信即可入境。',
      },
      { title: '体检与领准证', text: '按学校通知体检，拍照、按指纹，领到电子或实体准证。地址变更要报。' },
      {
        title: '在读与实习',
        text: '出勤低于要求会被取消准证；公立大学学生可在规定时数内兼职，私立多不可以。学分实习先办手续。',
      },
      {
        title: '毕业求职',
        text: '符合条件的毕业生可申请求职用的长期探访准证；找到工作后由雇主申请工作准证，薪资与评分由人力部定。',
      },
      { title: '履行约定', text: '领过助学金的，毕业后按约定找工作并向管理机构报告，延期和豁免都要申请。' },
    ],
    figures: ['sg-stp-process-2024', 'sg-stp-issue-ica', 'sg-stp-mjv', 'sg-ltvp-process', 'sg-ltvp-fee'],
    official: [
      { name: '移民与关卡局：学生准证', url: 'https://www.ica.gov.sg/reside/STP/apply' },
      { name: '新加坡教育部', url: 'https://www.moe.gov.sg/' },
      { name: '人力部：工作准证', url: 'https://www.mom.gov.sg/passes-and-permits' },
    ],
  },
  questions: [
    {
      question: '私立学院的文凭回国认不认？',
      answer:
        '看学位颁发大学在不在可认证范围内、课程是否在合作备案内、您在新加坡的学习是否符合要求。读之前向认证机构的官方页面核对，也请学校书面说明；口头“肯定能认”不算数。',
    },
    {
      question: '学费助学金要不要签？',
      answer:
        '如果本来就打算在新加坡工作，它等于把学费降下来；如果打算读完就回国或去别国，违约成本要先算。签字前把每一年的数字和违约计算方式写下来，和家人一起看。',
    },
    {
      question: '只差一点的高考成绩，有没有别的路？',
      answer:
        '可以同时申请香港、英国、澳大利亚的直录或预科，也可以读国内大学后申请新加坡硕士。先看清您更在意学校、城市还是专业，再决定要不要为新加坡多等一年。',
    },
    {
      question: '硕士面试通常怎么问？',
      answer:
        '问为什么是这门课程、您准备怎么用它、在团队里做过什么艰难的决定。也会问到成绩单上某门低分。准备几件真事，讲清自己的角色，不要背模板。',
    },
  ],
})
