import { defineCountryChannel } from '@/lib/channels/schema'

export const ca = defineCountryChannel({
  path: '/chanel/can',
  name: '加拿大留学',
  seo: {
    title: '加拿大留学：先选省份，再查院校资格',
    description:
      '加拿大留学按省办：教育由各省管，学习许可要省证明信，毕业工签看院校和课程资格。这一页讲入口、条件、倒排时间、公布费用，以及选校之前要先查的两张名单。',
  },
  hue: 'ca',
  source: '频道·加拿大留学',
  countries: [{ code: 'ca', name: '加拿大' }],
  hero: {
    title: ['加拿大留学：', '先选省份，', '再查学校资格'],
    lead: '教育是各省自己的事：中学文凭、申请系统、假期和学费都不一样。联邦管的是学习许可和毕业后的工作许可。两级规定都要对上，选校才算选完。',
    points: [
      { label: '两张名单', text: '指定院校名单决定能不能办学习许可，课程资格决定毕业后能不能申请工签' },
      { label: '省证明信', text: '多数本科和学院课程要先拿到省里的证明信，名额由省分给学校' },
      { label: '带薪实习', text: '合作教育把学习和工作学期交替排，要在申请时就选好' },
    ],
    action: { label: '看加拿大大学排名', href: '/special/ranking/can' },
  },
  form: { title: '先核对省份与课程资格' },
  answers: [
    {
      country: 'ca',
      levels: ['undergraduate', 'master'],
      rows: [
        {
          label: '申请截止',
          cells: { undergraduate: { day: '多伦多{{ca-university-of-toronto.main}}' } },
        },
        {
          label: '毕业工签',
          cells: {
            undergraduate: { statement: 'ca-pgwp', says: '毕业后 180 天内申请' },
            master: { fact: 'ca-pgwp-master' },
          },
        },
        {
          label: '工签语言',
          cells: { undergraduate: { fact: 'ca-eng-pgwp-uni' }, master: { fact: 'ca-eng-pgwp-uni' } },
        },
      ],
    },
  ],
  choice: {
    heading: '选加拿大的理由，站得住的和站不住的',
    paragraphs: [
      '站得住的理由有三个：公立大学为主，学位质量比较均匀；合作教育成体系，工科、计算机和商科学生可以带着几段正式工作毕业；课堂英语之外，社区对新来者友善，小城市也住得下来。',
      '站不住的理由是“读完就能留下”。工作许可、永久居留是另一套规则，近年多次调整：学院课程的资格按专业领域收窄，语言有了门槛，配偶的工作许可也有限制。选学校可以把这些放进考虑，不能当作结果来买。',
    ],
    fitsTitle: '比较适合',
    fits: [
      '想把实习写进学制里的工科、计算机、商科学生',
      '读过或愿意读安省、卑诗省中学课程的高中生',
      '看重校园与城市安全感、预算中等的家庭',
      '做研究、愿意先写信联系导师的论文型硕士申请人',
    ],
    misfitsTitle: '要先想清楚',
    misfits: [
      '只为身份而选一门并不想读的课程',
      '不查课程资格就先交学费：退费条款往往很短',
      '受不了长冬天，又只考虑草原省份的学校',
      '打算入学后随意换到别的学校：换校可能要重办学习许可',
    ],
  },
  levels: {
    heading: '学院、大学与中学的差别',
    intro: '学院不等于差一等，它做的是职业技能；但毕业工签的资格与大学不同，必须按课程查。',
    table: {
      caption: '加拿大常见阶段的差别，一般情况，以学校与省教育厅为准',
      corner: '阶段',
      columns: ['学制', '申请办法', '成绩怎么看', '留意'],
      rows: [
        {
          label: '公立或私立高中',
          cells: [
            '九至十二年级',
            '向教育局或学校申请',
            '近两年成绩单、语言分班',
            '未满成年要有监护人；安省毕业还有读写测试和社区服务',
          ],
        },
        {
          label: '学院文凭',
          cells: ['一至三年', '各校或省申请系统', '高中毕业成绩', '课程是否在工签合格领域内'],
        },
        {
          label: '大学本科',
          cells: [
            '四年，含合作教育更久',
            '安省走统一系统，其他省逐校',
            '高三相关单科与均分',
            '热门工科按单科和附加问答录取',
          ],
        },
        {
          label: '授课型硕士',
          cells: ['一年到两年', '向研究生院与系递交', '后两年均分', '多数自费，助教岗位少'],
        },
        {
          label: '论文型硕士与博士',
          cells: ['两年；四年以上', '先联系导师', '研究经历与推荐信', '常有资助，名额取决于导师经费'],
        },
      ],
    },
    links: [
      { label: '本科申请', href: '/special/bk_zh/bk_can' },
      { label: '研究生申请', href: '/special/canyjs' },
      { label: '高中', href: '/special/gz_zh/gz_can' },
      { label: 'OSSD 课程', href: '/special/ossd' },
    ],
  },
  requirements: {
    heading: '成绩之外，学校还问什么',
    intro: '加拿大不看标化考试，成绩和相关单科是主线，附加材料决定边缘的人。',
    notes: [
      {
        title: '高三单科',
        text: '工科看数学、物理、化学，商科看数学与英语。均分再高，缺一门必修单科也不能录；高二选课时就要对着目标专业的先修清单。',
      },
      {
        title: '附加问答与视频',
        text: '滑铁卢、女王、卑诗等学校的热门专业要填经历表或录视频。题目问的是您做过什么、从中学到什么，平时就要留下记录。',
      },
      {
        title: '语言',
        text: '各校自定，多数接受雅思、托福、多邻国中的几种；在英语授课学校读满规定年限的可以免交，要附学校证明。',
      },
      {
        title: '硕士的均分口径',
        text: '多数学校只看后两年或后一半学分，用学校自己的换算表。重修、辅修怎么计，先写信问清。',
      },
      {
        title: '导师意向',
        text: '论文型申请先有导师愿意带，系里才讨论录取。信要短：读过对方哪篇文章、自己做过什么、想做什么，附成绩单和一页简历。',
      },
      {
        title: '真实的学习计划',
        text: '学习许可的审查看学习计划是否合理。跨专业、降级读学院、间隔多年再读，都要在说明信里讲出因果。',
      },
    ],
  },
  timeline: {
    heading: '从选课到落地，一年半怎么走',
    intro: '许可审理慢，证明信又排在录取之后，所以录取要早，交费要快，材料要一次备齐。',
    plan: {
      title: '加拿大本科：高二暑假到入学',
      note: '以秋季入学为例；各省申请系统开放时间不同，学习许可审理时间以移民部公布为准。',
      terms: [
        { name: '高二', parts: ['下'] },
        { name: '暑假', parts: ['夏'] },
        { name: '高三', parts: ['秋', '冬', '春', '夏'] },
        { name: '入学', parts: ['秋'] },
      ],
      focus: { column: 3, label: '多数截止' },
      tracks: [
        { name: '单科', bars: [{ start: 0, span: 5, text: ['先修单科', '修齐并守住'], by: 'student' }] },
        { name: '语言', bars: [{ start: 0, span: 3, text: ['在截止前', '拿到可用分'], by: 'student' }] },
        { name: '选校', bars: [{ start: 1, span: 2, text: ['省份、名单、', '课程资格'], by: 'together' }] },
        { name: '问答', bars: [{ start: 2, span: 2, text: ['经历表与', '视频练习'], by: 'together' }] },
        {
          name: '录取',
          bars: [
            { start: 3, span: 1, text: ['递交'], by: 'together' },
            { start: 4, span: 1, text: ['等录取'], by: 'school' },
          ],
        },
        { name: '证明信', bars: [{ start: 5, span: 1, text: ['交押金，', '校方申请'], by: 'school' }] },
        { name: '许可', bars: [{ start: 5, span: 2, text: ['递件、', '生物信息'], by: 'together' }] },
      ],
    },
    days: [
      { day: 'ca-university-of-toronto.early', label: '多伦多大学早轮' },
      { day: 'ca-university-of-british-columbia.scholars', label: 'UBC 国际奖学金' },
      { day: 'ca-university-of-toronto.main', label: '多伦多大学主轮' },
      { day: 'ca-university-of-british-columbia.main', label: 'UBC 主轮' },
      { day: 'ouac.group-a', label: '安省在读高中生' },
    ],
    statements: [
      'ouac-101-105',
      'study-ca-ouac-open',
      'ca-dates-2027',
      'study-ca-ouac-one',
      'study-ca-ossd-40',
    ],
    remark:
      '安省以外没有统一系统，卑诗、阿尔伯塔、魁北克逐校申请，截止从冬天到早春不等。很多学校有提前录取或奖学金轮，日期更早。研究生多在冬季截止，论文型要把联系导师的两三个月也算进去。',
  },
  costs: {
    heading: '学费按统计，生活按城市',
    intro: '国际本科生与研究生的平均学费相差很大，原因是研究生里有大量受资助的学生。个人预算要用课程页的数。',
    figures: [
      'ca-ug-toronto',
      'ca-ug-mcgill',
      'ca-ug-ubc',
      'ca-tuition-grad-2526',
      'ca-housing-uoft',
      'ca-grocery-uoft',
      'ouac-base-2027',
      'ouac-extra-2027',
    ],
    estimate: { country: 'ca', level: 'undergraduate' },
    remarks: [
      '工科、商科、计算机的国际生学费常高出均值，艺术与人文常低于均值，逐课程查。',
      '各省医疗不同：有的国际生可以加入省健保，有的必须买学校的商业保险。',
      '多伦多、温哥华的租金占生活费一大半，小城市的大学省下的主要是这一块。',
      '许可要求的生活费证明不含学费和路费，每年调整，递件前到移民部页面核对。',
    ],
    links: [
      { label: '费用明细', href: '/special/feiyong/fycan' },
      { label: '按预算选省份', href: '/special/fy_zh/fy_can' },
    ],
  },
  schools: {
    heading: '院校库里的加拿大大学',
    intro: '综合研究型、医博类、本科为主，是三种不同的学校；国内熟悉的名次只照到前一种。',
    notes: [
      {
        title: '看合作教育的名额',
        text: '同一专业有普通与合作教育两种入口，后者另有成绩和面试要求，入学后再转未必有位置。',
      },
      {
        title: '看校区与语言',
        text: '一所大学可有几个校区，专业不互通；魁北克的英语大学之外，法语大学学费与要求另算。',
      },
      { title: '看本科规模', text: '本科为主的大学班小、研究机会离得近，适合打算读研的学生。' },
    ],
  },
  majors: {
    heading: '几个专业在加拿大的样子',
    intro: '先修单科和执业规定是这里的两道关，写在前面。',
    items: [
      {
        id: 'fod1p-2102',
        name: '计算机科学',
        text: '数学竞赛和附加问答在部分学校分量很重；合作教育席位紧，入学成绩是硬条件。',
      },
      {
        id: 'x-software-engineering',
        name: '软件工程',
        text: '开在工学院的受工程认证，开在理学院的不受，能否注册工程师由此分开。',
      },
      {
        id: 'fod1p-2406',
        name: '土木工程',
        text: '毕业后注册要本地工作年限，合作教育学期可以部分计入，问清省工程师协会。',
      },
      {
        id: 'x-supply-chain-management',
        name: '供应链管理',
        text: '学院与大学都开，课程接近而工签资格不同，务必按课程代码查。',
      },
      {
        id: 'x-public-health',
        name: '公共卫生',
        text: '论文型偏流行病学，授课型偏政策与实务；实习单位由学校安排还是自找要先问。',
      },
      {
        id: 'x-statistics',
        name: '统计学',
        text: '论文型名额跟着导师经费走；本科数学课的证明和编程能力要写具体。',
      },
    ],
  },
  after: {
    heading: '学习许可、在读与毕业工签',
    intro: '顺序是录取、证明信、学习许可、入境。毕业工签一生只有一次，课程选错就没有第二回。',
    steps: [
      {
        title: '取得录取与证明信',
        text: '录取信上的院校编号要在指定名单里；需要证明信的课程，由学校向省里申请后转给您。',
      },
      { title: '递交学习许可', text: '学习计划、资金、亲属信息逐项填实。曾被任何国家拒签都要如实写明。' },
      {
        title: '生物信息与体检',
        text: '按通知录指纹、拍照，需要体检的到指定医生处做；入境时才领到许可原件。',
      },
      {
        title: '在读合规',
        text: '保持全日制、积极学习；校外工作有时数限制。换学校要先确认是否需要新的许可。',
      },
      { title: '毕业后', text: '拿到毕业通知后在期限内申请工签。课程长度、领域与语言成绩都会被核对。' },
    ],
    figures: [
      'ca-permit-fee',
      'ca-biometrics',
      'ca-pof-2026',
      'ca-pgwp-master',
      'ca-eng-pgwp-uni',
      'ca-eng-pgwp-college',
    ],
    official: [
      {
        name: '加拿大移民部：学习许可',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
      },
      { name: '安省大学申请中心 OUAC', url: 'https://www.ouac.on.ca/' },
      { name: 'EduCanada（联邦教育信息）', url: 'https://www.educanada.ca/' },
    ],
  },
  questions: [
    {
      question: '怎样确认一所学校能不能办学习许可？',
      answer:
        '到移民部的指定院校名单里按省查学校全名和编号，再看这所学校在名单上的备注：有的校区、有的课程不具备毕业工签资格。两项都查，截图留日期，再谈交费。',
    },
    {
      question: '学院两年课程还值得读吗？',
      answer:
        '看目的。想学一门技术、尽快工作的人，学院的设备和企业联系是长处；只为工签而读的，要先确认课程领域是否仍在合格名单里，名单会调整。也可以先读学院，再按协议转入大学。',
    },
    {
      question: '高考成绩可以申请加拿大大学吗？',
      answer:
        '大多数学校以高中成绩单和会考录取，高考成绩作为补充；个别学校要求提供高考分数。高三上学期成绩已经够条件录取，所以不必等出分。',
    },
    {
      question: '在安省读 OSSD 比高中成绩单有优势吗？',
      answer:
        '它让单科与均分更容易与本地申请人比较，也有读写测试、社区服务等毕业要求。但换课程是一次重新适应，成绩未必更高；学校会看您从哪里拿到的学分，学分来源正规与否很要紧。',
    },
  ],
})
