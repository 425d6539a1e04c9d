import { defineCountryChannel } from '@/lib/channels/schema'

export const uk = defineCountryChannel({
  path: '/chanel/uk',
  name: '英国留学',
  seo: {
    title: '英国留学：本科走 UCAS，硕士看课程匹配',
    description:
      '英国留学怎么走：本科志愿怎么填、个人陈述写什么，一年制硕士看均分还是看课程，预科和语言班起什么作用，费用、签证、毕业工签的现行规定和出处都在这一页。',
  },
  hue: 'uk',
  source: '频道·英国留学',
  countries: [{ code: 'uk', name: '英国' }],
  hero: {
    title: ['英国留学：', '本科走 UCAS，', '硕士看课程匹配'],
    lead: '英国的学位从头一天起就在读专业课。本科三年，授课型硕士多为一年，节奏快、选择早。选课程先读课程页上的模块、先修课和成绩要求。',
    points: [
      { label: '本科一张表', text: '五个志愿共用一份个人陈述，志愿之间要讲得通' },
      { label: '硕士分批放', text: '热门商科、传媒早早收满，先备齐材料的人先被读到' },
      { label: '条件要兑现', text: '多数录取附带成绩和语言条件，到期不满足就失效' },
    ],
    action: { label: '看英国大学排名', href: '/special/ranking/uk' },
  },
  form: { title: '先看均分对得上哪些课程' },
  answers: [
    {
      country: 'uk',
      levels: ['master', 'undergraduate'],
      rows: [
        {
          label: '签证英语',
          cells: { master: { fact: 'uk-eng-degree' }, undergraduate: { fact: 'uk-eng-degree' } },
        },
        {
          label: '学校雅思',
          cells: { master: { schools: 'ielts' }, undergraduate: { schools: 'ielts' } },
        },
        { label: '申请截止', cells: { undergraduate: { day: '{{ucas.main}}' } } },
        {
          label: '毕业后',
          cells: {
            master: { fact: 'uk-graduate-route-2027' },
            undergraduate: { fact: 'uk-graduate-route-2027' },
          },
        },
      ],
    },
  ],
  choice: {
    heading: '短学制换来什么，放弃什么',
    paragraphs: [
      '英国学位短，是因为省去了通识课。想清楚要学什么的人，三年或一年都在做正事；没想清楚的人，会在开学第三周发现选错了课，而换专业往往等于重新申请。苏格兰的本科多一年，前段可以跨学院选课，是中间的折衷。',
      '英国大学普遍看申请人来自哪所学校、均分多少，有的公布按院校分档的要求。这意味着结果比较容易预估，也意味着临时做几段经历很难弥补均分。能补的是课程匹配、语言单项和一篇说得清为什么的个人陈述。',
    ],
    fitsTitle: '比较适合',
    fits: [
      '专业方向明确，愿意一开始就学得很专的学生',
      '本科均分稳定、想用一年读完硕士再工作的人',
      '高考或国际课程成绩已经出来，想按成绩找学校的家庭',
      '法律、建筑、艺术等要与英联邦体系衔接的申请人',
    ],
    misfitsTitle: '要先想清楚',
    misfits: [
      '想一边读一边换方向：转专业的空间很小',
      '指望一年里既读完课又攒下完整的工作经历：假期短，课业密',
      '均分与要求差得较远，又不愿读预科或换课程',
      '只看学校名次：同一所学校里不同课程的要求和口碑相差很大',
    ],
  },
  levels: {
    heading: '五种学制，五个入口',
    intro: '英格兰、威尔士、北爱尔兰大体一致，苏格兰自成一套。国内学生常用的入口如下。',
    table: {
      caption: '英国的阶段与入口，一般情况，以课程页为准',
      corner: '阶段',
      columns: ['学制', '给谁读', '怎样申请', '读完以后'],
      rows: [
        {
          label: '寄宿中学',
          cells: [
            '按年级插入，升学阶段两年',
            '初中到高一学生',
            '逐校报名、笔试与面试，须有监护人',
            'A-Level 或 IB，再走 UCAS',
          ],
        },
        {
          label: '预科',
          cells: [
            '约一学年',
            '高中毕业、未读国际课程的学生',
            '向大学或其合作学院申请',
            '按成绩升入对应大学的本科',
          ],
        },
        {
          label: '本科',
          cells: [
            '三年；苏格兰四年；含实习年加一年',
            '有 A-Level、IB、预科或被认可的高考成绩',
            '统一走 UCAS',
            '工作或读硕士',
          ],
        },
        {
          label: '授课型硕士',
          cells: ['多为一年', '本科毕业生与应届生', '逐校网申，多数不收 GRE', '毕业工签求职或回国'],
        },
        {
          label: '研究型学位',
          cells: [
            '硕士一至两年，博士三年以上',
            '有研究计划的申请人',
            '先联系导师，再正式递交',
            '学术或研发岗位',
          ],
        },
      ],
    },
    links: [
      { label: '本科申请', href: '/special/bk_zh/bk_uk' },
      { label: '硕士申请', href: '/special/uk_yjs' },
      { label: '寄宿中学', href: '/special/gz_zh/gz_uk' },
    ],
  },
  requirements: {
    heading: '课程页上的要求怎么读',
    intro: '同样写“二等一”，各校对国内成绩的折算不同。按下面的顺序读，很少会漏。',
    notes: [
      {
        title: '学历与均分',
        text: '找到学校给中国申请人的专页：有的按院校分档，有的给一个统一分数。看清算的是全部课程还是到递交时为止的课程，重修课怎么计。',
      },
      {
        title: '先修课程',
        text: '金融要数学，计算机转换课程反而不收本专业，法学转换与法学硕士是两回事。课程页写“相关学科”时，可以写信问招生办，把课程描述附上。',
      },
      {
        title: '语言与语言班',
        text: '总分之外有单项要求。差一点可以用学校语言班衔接，但语言班也限人数、有截止日；学生签证对语言成绩的种类另有规定，报名前先查学校接受哪一种。',
      },
      {
        title: '个人陈述',
        text: '本科改成三个问题：为何学这门课、学业怎样准备、校外做了什么。硕士仍是一篇，讲清课程里的哪几个模块与您下一步有关。套话多的段落，招生老师一眼认得出。',
      },
      {
        title: '附加测试与面试',
        text: '医学、法律、部分理工和牛津剑桥的课程要笔试，多数还要面试。报名期在夏末秋初，错过报名等于没有申请。',
      },
      {
        title: '艺术与建筑',
        text: '作品集规格由课程规定：页数、时长、是否要过程。同校两个课程可能一个看观念、一个看技术，一套作品不要原样投两家。',
      },
    ],
    figures: ['uk-eng-degree', 'uk-eng-below'],
  },
  timeline: {
    heading: '一年制硕士怎么倒排',
    intro: '从大三下到开学，先后次序比具体日期重要：成绩单和推荐人早定，语言可以后补，签证不能早也不能晚。',
    plan: {
      title: '英国授课型硕士：大三到入学',
      note: '图中以四年制本科、秋季开学为例；各课程轮次不同，热门课程会提前关闭。',
      terms: [
        { name: '大三', parts: ['上', '下'] },
        { name: '暑假', parts: ['夏'] },
        { name: '大四', parts: ['秋', '冬', '春', '夏'] },
        { name: '入学', parts: ['秋'] },
      ],
      focus: { column: 3, label: '首批' },
      tracks: [
        {
          name: '均分',
          bars: [{ start: 0, span: 6, text: ['守住均分，', '毕业成绩也要兑现'], by: 'student' }],
        },
        {
          name: '选课程',
          bars: [{ start: 1, span: 2, text: ['读课程页，', '列匹配表'], by: 'together' }],
        },
        {
          name: '语言',
          bars: [
            { start: 1, span: 2, text: ['备考', '首考'], by: 'student' },
            { start: 4, span: 2, text: ['补单项'], by: 'student' },
          ],
        },
        { name: '文书', bars: [{ start: 2, span: 2, text: ['个人陈述、', '推荐人'], by: 'together' }] },
        {
          name: '递交',
          bars: [
            { start: 3, span: 2, text: ['分批', '递交'], by: 'together' },
            { start: 5, span: 1, text: ['等录取'], by: 'school' },
          ],
        },
        { name: '押金', bars: [{ start: 5, span: 1, text: ['比条件', '再交'], by: 'together' }] },
        { name: '签证', bars: [{ start: 6, span: 2, text: ['换 CAS、', '递签'], by: 'together' }] },
      ],
    },
    days: [
      { day: 'ucas.oxbridge-medicine', label: '牛津、剑桥与医牙兽医' },
      { day: 'ucas.main', label: 'UCAS 本科同等考虑截止' },
      { day: 'ucas.extra', label: 'UCAS Extra 开放' },
      { day: 'ucas.late', label: '本科普通递交末日' },
      { day: 'ucas.clearing', label: '本科补录' },
    ],
    statements: [
      'uk-ucas-2027-jan',
      'uk-ucas-2027-oct',
      'study-uk-ucas-five',
      'study-uk-ucas-ps',
      'study-uk-ucas-2027-submit',
      'study-uk-ucas-2027-extra',
      'study-uk-ucas-2027-clearing',
    ],
    remark:
      '本科的节奏由 UCAS 定：牛津、剑桥和多数医学类课程 {{ucas.oxbridge-medicine}}，其余课程的同等考虑截止是 {{ucas.main}}，过了还能递，但学校不必同等考虑。没有录取的学生还有补录，补录看的是现有名额，要提前把成绩、语言和电话准备好。',
  },
  costs: {
    heading: '学费、生活费和签证三笔账',
    intro:
      '学费按课程定，实验和临床类更高；生活费伦敦与其他城市差距明显；签证一次性支出里，医疗附加费占大头。',
    figures: [
      'uk-gla-arts-2728',
      'uk-tuition-sheffield-2728',
      'uk-tuition-pg-median',
      'uk-edi-living',
      'ucas-fee-2027',
    ],
    estimate: { country: 'uk', level: 'master' },
    remarks: [
      '硕士学费的区间取自各校课程页，各校学年不一定相同；定了课程以后，请填课程页上的数再算。',
      '一年制硕士只交一年学费，但住宿合同常签到次年夏末，暑假也要付房租。',
      '押金是学费的一部分，退还条件写在录取信后面的条款里，交之前先读。',
      '签证资金要连续存满规定的天数，日期按银行证明倒推，差一天也会被退。',
    ],
    links: [
      { label: '费用明细', href: '/special/feiyong/fyen' },
      { label: '按预算选城市与课程', href: '/special/fy_zh/fy_uk' },
    ],
  },
  schools: {
    heading: '院校库里的英国大学',
    intro: '名次相近的学校，强项可能完全不同。选定学科后，再看学科评估与课程页。',
    notes: [
      { title: '城市与校园', text: '伦敦学校分散在市区，通勤算在生活里；校园型大学宿舍集中，头一年省心。' },
      { title: '课程认证', text: '会计、精算、工程、建筑、心理等课程看行业学会认证，决定毕业后免考几门。' },
      { title: '联合办学', text: '有的学院与大学共用品牌，授课地点和学位颁发者要在录取信上确认。' },
    ],
  },
  majors: {
    heading: '英国的专业，各有各的门槛',
    intro: '入学即专业，所以门槛写得细。下面是国内学生问得多的几个方向。',
    items: [
      {
        id: 'x-accounting-and-finance',
        name: '会计与金融',
        text: '查职业考试的免考科目；数学或统计课不足的，先看同院的管理类课程。',
      },
      {
        id: 'x-business-analytics',
        name: '商业分析',
        text: '有的收文科背景并教编程，有的要求学过统计；学期短，入学前先自学一门工具。',
      },
      {
        id: 'x-law-llm',
        name: '法学硕士',
        text: '面向有法学学位的人；没有法学背景要看转换课程，两者名称接近，务必核对课程代码。',
      },
      {
        id: 'x-media-and-communication',
        name: '传媒与传播',
        text: '申请人多、关闭早，语言写作单项要求高；理论型和实务型的毕业作品完全不同。',
      },
      {
        id: 'fod1p-1401',
        name: '建筑学',
        text: '分三段取得执业资格，读哪一段要和以后在哪里执业一起想，作品集重过程。',
      },
      {
        id: 'x-tesol',
        name: '对外英语教学',
        text: '有的课程要求教龄，有的收应届；回国任教另看教师资格规定，学位不能代替。',
      },
      {
        id: 'x-statistics',
        name: '统计学',
        text: '数学分析、线性代数、概率的成绩逐门看，跨专业申请先补课再递。',
      },
      {
        id: 'x-fashion-design',
        name: '服装设计',
        text: '艺术院校与综合大学的工坊条件差别大，面试会翻草图本，别只交成品照。',
      },
    ],
  },
  after: {
    heading: '签证与毕业工签',
    intro: '签证的核心是学校发的确认号和资金。毕业工签不用雇主担保，但时长正在变化，递交日期决定适用哪一条。',
    steps: [
      {
        title: '满足条件，申请 CAS',
        text: '毕业证、语言成绩交齐，押金到账，学校发出 CAS。护照号、课程名和学费余额要核对。',
      },
      {
        title: '备资金与体检',
        text: '资金按学费余额加规定月数的生活费准备，存足天数；读半年以上的要做肺结核检测。',
      },
      {
        title: '递签与入境',
        text: '在线填表、缴费、录指纹，现在以电子签证为主。部分理工研究课程要先办学术技术审批。',
      },
      { title: '在读期间', text: '学期内打工有时数限制，不能自雇；出勤达不到要求，学校有义务上报。' },
      {
        title: '毕业以后',
        text: '学校上报成绩后，在英国境内申请 Graduate 签证，期间可求职；之后要由有资质的雇主担保，另看薪资门槛。',
      },
    ],
    figures: [
      'uk-visafee-2026',
      'uk-ihs-student-2026',
      'uk-pof-london-2026',
      'uk-pof-outside-2026',
      'uk-graduate-route-pre2027',
      'uk-graduate-route-2027',
      'uk-graduate-fee-2026',
    ],
    official: [
      { name: 'GOV.UK：学生签证', url: 'https://www.gov.uk/student-visa' },
      { name: 'GOV.UK：Graduate 签证', url: 'https://www.gov.uk/graduate-visa' },
      { name: 'UCAS 官网', url: 'https://www.ucas.com/' },
    ],
  },
  questions: [
    {
      question: '双非院校能申请哪些英国硕士？',
      answer:
        '看学校怎样对待国内院校：有的只收名单内学校，有的提高均分要求，有的不分院校只看成绩与课程。先按这三类给目标课程分组，再决定递几份。把时间花在收得了的课程上，比反复询问名单外的学校有用。',
    },
    {
      question: '拿到有条件录取，条件没达到怎么办？',
      answer:
        '先看差的是哪一项。语言可以读语言班或重考；均分差得很小可以写信说明并附完整成绩单，由学校决定；毕业证来不及就问能否延期入学。每种办法都有最后日期，不要等到八月。',
    },
    {
      question: '高考成绩可以直接读英国本科吗？',
      answer:
        '一部分大学接受高考成绩直录本科，要求总分比例和相关单科，也要语言成绩。没有达到的，可以读预科再升入本科。预科分大学自办和合作学院办两种，升学要求写在协议里，先看再签。',
    },
    {
      question: '一年制硕士回国认不认？',
      answer:
        '学历认证看学校与课程是否正规、出入境与在读是否符合要求，不以学制长短为准。就业单位自有判断，落户、考编等政策各地不同，以当地当年公布的条件为准。',
    },
    {
      question: '可以先读语言班再补语言成绩吗？',
      answer:
        '语言班要求一个入读成绩，周数由差距决定。注意两点：合并发 CAS 还是分开发，关系到要不要办两次签证；语言班结业考试不过，主课录取会失效。',
    },
  ],
})
