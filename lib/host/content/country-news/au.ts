import type { CountryArticleInput } from './country-news'

const author = '美世留学 澳新升学组'
const updated = '2026-11-20'

const homeAffairs = {
  name: '澳大利亚内政部：Student visa (subclass 500)',
  url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
}
const studyAustralia = { name: 'Study Australia（政府留学网站）', url: 'https://www.studyaustralia.gov.au' }

export const auArticles: CountryArticleInput[] = [
  {
    id: 'au-genuine-student',
    country: 'au',
    title: '澳大利亚“真实学生”问答：六个格子怎么填',
    summary: '2024 年 3 月 23 日起用简答代替长篇陈述。每格字数有限，写事实、给证据，不写口号。',
    date: '2026-03-30',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '澳大利亚学生签证从 2024 年 3 月 23 日起用“真实学生”（Genuine Student，GS）要求，取代了原来的“真实临时入境”（GTE）。形式也变了：不再交一篇长信，而是在网上表格里回答几个问题，每题不超过 150 个英文词，并附上证明。',
        ],
      },
      {
        heading: '问的是什么',
        paragraphs: [],
        list: [
          '目前的处境：家庭、工作、经济上与国内的联系。',
          '为什么选这门课、这所学校、为什么是澳大利亚。',
          '这门课对你有什么用：与以前的学习和以后的工作怎么衔接。',
          '其他要说明的：空档期、换专业、降低学历层次、以往拒签。',
          '已在境内持其他签证的，另要解释为什么转成学生。',
        ],
      },
      {
        heading: '写法',
        paragraphs: [
          '一题一个重点，第一句就回答问题。“我在一家物流公司做了两年单证，发现不懂数据就升不上去，这门课的第二学期有供应链分析”比“我热爱学习”有用得多。证据和答案一一对应：在职证明对应工作，课程大纲对应选课，父母收入对应资金。提到的每个事实，都能在附件里找到。',
        ],
      },
      {
        heading: '几种要多写两句的情形',
        paragraphs: [
          '空档超过半年的，按月份交代做了什么；读过一个硕士再读硕士的，讲清第二个解决什么问题；课程比已有学历低的，写职业上的理由；年龄较大的，写雇主或家庭怎样支持。回避不写，审理的人会按常识去猜。',
        ],
      },
      {
        heading: '不要做的事',
        paragraphs: [
          '不要抄范文，审理部门一天要看很多份，句式雷同反而可疑。不要承诺“一定回国”，GS 并不禁止你说明合法的后续打算。不要找人代写后自己没有读过，被抽到电话核查时，答得与表上不一样就会出问题。语言、资金和保险是另外的要求，GS 写得再好也不能代替。',
        ],
      },
      {
        heading: '写完以后怎么检查',
        paragraphs: [
          '请一位不了解你的人读一遍，只问他一个问题：这个人为什么去读这门课。他答得上来，就够了；答不上来，改第一句。再对照附件，把没有证据的形容词删掉。最后核对字数，系统按英文词数截断，超出的部分审理的人看不到。',
        ],
      },
    ],
    sources: [homeAffairs, studyAustralia],
  },
  {
    id: 'au-coe-and-oshc',
    country: 'au',
    title: '从澳大利亚 offer 到 CoE：交多少、买什么保险、什么时候递签',
    summary: '接受录取要交首期学费并买好留学生保险，学校才出 CoE。退费条款在签字之前看。',
    date: '2026-05-28',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          'CoE（电子入学确认）是递交学生签证的必要文件，由学校在政府系统里生成。自 2025 年 1 月 1 日起，境内申请学生签证也要有 CoE，不能再用录取信先递。',
        ],
      },
      {
        heading: '接受录取的四步',
        paragraphs: [],
        list: [
          '核对录取信：课程代码、校区、起止日期、学费、要满足的条件、学分减免。',
          '满足条件：成绩、语言；未满十八岁的要安排监护和住处，由学校出福利安排确认书。',
          '签接受书：里面有退费政策，写明签证被拒、延期、退学各退多少。',
          '交首期款和保险，等学校出 CoE，通常几天到两周，旺季更久。',
        ],
      },
      {
        heading: '留学生保险',
        paragraphs: [
          '学生签证要求在澳期间持续有海外学生健康保险（OSHC），从入境前一周左右买到课程结束后的一段时间。学校一般有合作公司，也可自己选；比较的是等候期、门诊报销比例、有没有直付诊所、怀孕和既往病怎么算。各家价格不同，以保险公司报价页为准。已婚带家属的要买家庭单。',
          '牙科、眼镜、急救车在各公司的范围不一样，急救车在有些州很贵，勾选之前看清。',
        ],
      },
      {
        heading: '几门课一起读',
        paragraphs: [
          '语言课、预科或文凭课与学位课可以打包，一次签证覆盖全程，但每门课各有一张 CoE，中间不能有太长的空档。打包时的语言要求：按移民中介 SIEC 2024 年 3 月 21 日的转述，自 2024 年 3 月 23 日起直接入读最低雅思总分 6.0，预科或衔接课程 5.5，打包语言课 5.0。学校的入学要求常常更高，以学校为准；签证部分请按内政部官网核对。',
        ],
      },
      {
        heading: '递签之后',
        paragraphs: [
          '体检用系统给的编号去指定医院做，指纹去签证中心采集。补材料的通知有期限，每周登录看一次。获批信上写着条件编号，例如打工时数、保险、出勤，打印一份随身带。',
        ],
      },
    ],
    sources: [
      homeAffairs,
      {
        name: 'PrivateHealth.gov.au：OSHC 说明',
        url: 'https://www.privatehealth.gov.au/health_insurance/overseas/overseas_student_health_cover.htm',
      },
      {
        name: 'SIEC Migration（2024-03-21，转述，待核对）',
        url: 'https://www.siecmigration.com/australian-government-raises-english-language-requirements-for-student',
      },
    ],
  },
  {
    id: 'au-two-intakes',
    country: 'au',
    title: '澳大利亚二月还是七月入学：按月倒排的两张时间表',
    summary: '二月是主入学季，课程顺序完整；七月给高考生和应届本科毕业生，但有的课要等一学期才开。',
    date: '2026-07-21',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '澳大利亚大学多数一年两次入学，二月下旬和七月下旬，少数学校分三个学期。两次都招国际生，区别在于先修课的顺序、奖学金的截止和毕业月份，不在录取难度。',
        ],
      },
      {
        heading: '二月入学',
        paragraphs: [],
        list: [
          '前一年六到八月：定专业与学校，考语言；硕士核对先修课和是否要实习时数。',
          '八到九月：递交；医学、物理治疗、教育等限额专业截止更早。',
          '十月：收到录取，交首期学费，买保险，等 CoE。',
          '十一月：递交签证，体检；留出圣诞前后审理放慢的时间。',
          '一月：订住处、机票；二月上旬到校参加迎新周。',
        ],
      },
      {
        heading: '七月入学',
        paragraphs: [],
        list: [
          '一到三月：递交；应届本科毕业生先用在读成绩换有条件录取。',
          '三到四月：补语言；差半分的看学校语言班几月开。',
          '五月：换无条件、交费、拿 CoE；五月底前递签。',
          '六月底：高考生出分后补交，时间很紧，护照和资金材料要提前备齐。',
          '七月中旬：到校注册，冬季，带外套。',
        ],
      },
      {
        heading: '怎么选',
        paragraphs: [
          '工程、护理、教育等按序列排课的专业，二月入学能按计划两年或三年读完，七月进可能等课，延长半年。会计、信息技术、商科两次都常开全。想用国内大四下学期实习的，可选七月毕业后二月入学，中间半年补语言和先修课，但空档要能说明。',
        ],
      },
      {
        heading: '常见的误会',
        paragraphs: [
          '“七月竞争小”没有依据，录取看条件。“先去再换专业”也不稳妥：入学头半年换到别的学校，要原校放人，低一级的课程还可能影响签证。学费按学分收，挂科重修要再付一次，第一学期宁可少选一门选修，把必修读稳。',
        ],
      },
      {
        heading: '两次入学都要留意的截止',
        paragraphs: [
          '录取信上的“接受截止”和“条件满足截止”是两个日子；保险要从入境那天起生效；学校的迎新周常包含必修的安全与学术诚信培训，缺席会锁住选课。奖学金一般跟着入学季走，改期入学要问清会不会失效。',
        ],
      },
    ],
    sources: [studyAustralia, homeAffairs],
  },
  {
    id: 'au-work-and-485',
    country: 'au',
    title: '澳大利亚在读打工与毕业后的 485：时数、年限和年龄',
    summary: '学期中两周 48 小时封顶；毕业后授课型硕士最长两年，一般申请人 35 岁以下。',
    date: '2026-10-08',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '先说原则：学生签证是来读书的，打工收入不能写进资金证明，也不该写进家庭预算。它能补贴房租和积累经验，但第一学期多数人顾不上。',
        ],
      },
      {
        heading: '在读期间',
        paragraphs: [
          '自 2023 年 7 月 1 日起，学期中每两周合计不超过 48 小时，放假不限；研究型硕士和博士开课后不受此限。两周是从周一开始滚动算的，跨周加班容易超。无薪实习如果是课程必修则不计。超时属于违反签证条件 8105，雇主不会替你承担后果。',
          '上班前办税号（TFN），要书面工资单；拿现金、低于法定时薪、扣押护照，都可以匿名向公平工作监察专员投诉，投诉不会影响签证。',
        ],
      },
      {
        heading: '毕业后的 485',
        paragraphs: ['2024 年 7 月 1 日起的新规，按注册移民代理转述内政部的说明：'],
        list: [
          '高等教育后工作类：本科最长 2 年，授课型硕士最长 2 年，研究型硕士和博士最长 3 年。',
          '职业教育后工作类首次 18 个月，专业须对应职业清单。',
          '一般申请人年龄上限 35 岁，研究学位和部分护照另有规定。',
          '英语雅思总分 6.5，单项不低于 5.5，成绩在申请前一年之内。',
        ],
      },
      {
        heading: '资格怎么来',
        paragraphs: [
          '要在澳大利亚读满两个学年（CRICOS 登记的 92 周以上），所以一年制硕士通常不够；两年制的衔接和学分减免也要算清，减免太多会不满足。毕业后六个月内递交，先买好对应的健康保险。在边远地区读书和居住的，可能有第二次机会，政策变动较多，以内政部页面为准。',
        ],
      },
      {
        heading: '选课时的提醒',
        paragraphs: [
          '课程名称相近，CRICOS 周数和校区可能不同，录取信上都有。这些年限和年龄近年改过几次，入学时的规则不一定管到毕业那天，请以毕业当时的官网为准，不要把它当成承诺。',
        ],
      },
    ],
    sources: [
      homeAffairs,
      {
        name: '内政部：Temporary Graduate visa (subclass 485)',
        url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/temporary-graduate-485',
      },
      { name: '公平工作监察专员（Fair Work Ombudsman）', url: 'https://www.fairwork.gov.au' },
      {
        name: 'AVIE Migration：485 高等教育后工作类（转述，待核对）',
        url: 'https://avie.com.au/485-post-higher-education-work-phew-stream-previously-the-post-study-work-stream-visa/',
      },
      {
        name: 'Heenan Browne Migration：2024-07-01 变化',
        url: 'https://www.heenanbrownemigration.com/comprehensive-guide-to-the-july-1-2024-changes-for-current-and-prospective-temporary-graduate-subclass-485-visa-holders/',
      },
      {
        name: 'EdexLive：485 职业教育后工作类（2024-10-15）',
        url: 'https://www.edexlive.com/news/2024/Oct/15/what-is-the-temporary-graduate-visa-stream-offered-by-the-australian-government',
      },
    ],
  },
]
