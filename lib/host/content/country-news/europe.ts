import type { CountryArticleInput } from './country-news'

const author = '美世留学 欧亚升学组'
const updated = '2026-11-20'

/** Countries of the Continent with one article each. */
export const europeArticles: CountryArticleInput[] = [
  {
    id: 'de-aps-and-blocked-account',
    country: 'de',
    title: '德国留学：先过 APS，再用 uni-assist 递交，最后开限制账户',
    summary: '审核部证书是申请和签证的共同前提。资金放进每月限额提取的账户，数额随官方调整。',
    date: '2026-04-02',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '德国公立大学多数不收学费，但步骤是固定的，跳过哪一步都会停下。中国大陆的申请人第一步是德国驻华使馆文化处留德人员审核部（APS）。',
        ],
      },
      {
        heading: '审核部',
        paragraphs: [
          '它核实学历和成绩的真实性，并可能做一次简短面谈，确认你读过这些课。本科在读满一定学期、已毕业的都可以办；高中毕业生凭高考成绩直接入学有单独的程序。准备成绩单、学位、在读证明的公证或认证，按网站清单寄送。面谈问的是成绩单上的课：学了什么、做过什么作业，用德语或英语回答，复习课本目录就够。证书可长期使用，越早办越好。',
        ],
      },
      {
        heading: '递交',
        paragraphs: [],
        list: [
          '先在大学数据库里查：授课语言、开放学期、是否限额（NC）、先修课学分要求。',
          '很多学校委托 uni-assist 初审，文件要认证副本；有的学校自己收。',
          '冬季学期常见截止在五到七月，英语硕士更早；夏季学期在一月前后。',
          '语言：德语项目多要 DSH 或 TestDaF，英语项目要雅思或托福。',
        ],
      },
      {
        heading: '资金',
        paragraphs: [
          '签证要求证明一年的生活费，通常开限制提款账户：每月只能取出固定数目。自 2024 年 9 月 1 日起为全年 {{de-blocked-2024}}，每月上限 {{de-blocked-2024-m}}（EU Helpers 引德国使领馆与 DAAD；另一份 2026 年的页面仍写此数）。它与助学标准挂钩，可能再调，开户当天请以外交部页面为准，请核对。',
        ],
      },
      {
        heading: '学费的例外和到校后',
        paragraphs: [
          '巴登－符腾堡州的公立大学自 2017/18 学年起向非欧盟学生收每学期 {{de-tuition-bw}}（2TM Study 依据 Mastersportal 的整理）；慕尼黑工业大学等个别学校也开始收费，以录取学校页面为准。其余学校交的是学期注册费，含学生会与交通票。到校两周内办落户，买法定医疗保险，注册，再去外管局换居留卡。毕业后最长 18 个月的找工作居留（居留法第 20 条，LAK24 2025 年 6 月 26 日），条件以外管局为准。',
        ],
      },
    ],
    sources: [
      { name: '德国驻华使馆文化处留德人员审核部（APS）', url: 'https://www.aps.org.cn' },
      { name: 'uni-assist', url: 'https://www.uni-assist.de/en/' },
      {
        name: '德国外交部：限制账户',
        url: 'https://www.auswaertiges-amt.de/en/visa-service/sperrkonto-388600',
      },
      { name: 'DAAD', url: 'https://www.daad.de/en/' },
      {
        name: 'EU Helpers（2024-09-01 起，转述，待核对）',
        url: 'https://euhelpers.pl/blog/germany-to-raise-blocked-bank-account-requirement-to-11904-for-students-starting-september-2024',
      },
      {
        name: '2TM Study：德国学生费用（转述）',
        url: 'https://study.2tm.eu/blogs/student-living-costs-in-germany/',
      },
      { name: 'LAK24：毕业后居留（2025-06-26）', url: 'https://lak24.de/blog-details.php?id=1005&lang=en' },
    ],
  },
  {
    id: 'nl-studielink-and-permit',
    country: 'nl',
    title: '荷兰大学：Studielink 怎么填，限额专业和学校代办的居留',
    summary: '两套系统一起交，限额专业截止早。居留由大学向移民局申请，钱先打给学校核验。',
    date: '2026-06-11',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '荷兰的高等教育分两种：研究型大学（WO）重理论，应用科学大学（HBO）重实践。本科三年与四年的差别就在这里，之间转换要补课。国内普高毕业生直接进研究型大学一般不够，要有 A-Level、IB、或国内大学一年，应用科学大学要求宽一些。',
        ],
      },
      {
        heading: '两套系统',
        paragraphs: [],
        list: [
          '全国系统 Studielink：建档、选学校和专业，本科最多同时四个，其中限额专业最多两个。',
          '学校系统：Studielink 提交后收到学校邮件，再上传成绩、语言、动机信。',
          '限额专业（numerus fixus）：一月中旬截止，经筛选给排名，四月中旬出结果，两周内接受。',
          '其余：非欧盟学生常见截止在四月前后，硕士从十月到次年四月不等。',
        ],
      },
      {
        heading: '学费',
        paragraphs: [
          '荷兰官方的 Study in NL 页面（2024-25 年度）给出的平均区间：非欧盟学生本科每年 {{nl-tuition-bsc}}，硕士 {{nl-tuition-msc}}，部分院校另收 {{nl-app-fee}}申请处理费。各校各专业差别大，以录取学校的当年学费页为准。',
        ],
      },
      {
        heading: '居留由学校办',
        paragraphs: [
          '你不用自己去移民局（IND）。录取后，学校让你把一年生活费和申请费转到学校或交证明，由它递交入境签证（MVV）和居留许可。2026 年的学习资金标准为每月 {{nl-pof-2026-exact}}，一年合计 {{nl-pof-2026-exact*12}}（StudyPath 引 IND，每年一月一日调整，请核对）；居留申请费 {{nl-visafee-2026}}（WhereToEmigrate 引 IND，核于 2026 年 6 月 22 日，请核对）。学校的截止日比移民局早，五月到六月就要转钱。',
        ],
      },
      {
        heading: '课程与住房',
        paragraphs: [
          '荷兰近年讨论减少本科英语授课，有的专业开始限制，入学前确认自己那一届的授课语言。住房短缺严重，几所大学直接写着“没找到住处不要来”；录取当天就在学校住房平台登记，付一笔登记费也值得。一年级有学分要求（BSA），修不满会被劝退，选课不要过难。毕业后可申请找工作年 12 个月（阿姆斯特丹市政府页面，未标日期，请核对），三年内都可以用。',
        ],
      },
    ],
    sources: [
      { name: 'Study in NL：学费（2024-25）', url: 'https://www.studyinnl.org/finances/tuition-fees' },
      { name: 'Studielink', url: 'https://www.studielink.nl' },
      { name: '荷兰移民局（IND）：收入要求', url: 'https://ind.nl/en/required-amounts-income-requirements' },
      {
        name: 'StudyPath：引 IND 学习标准（2026，待核对）',
        url: 'https://studypath.nl/guides/financial-proof',
      },
      {
        name: 'WhereToEmigrate：引 IND 费用（2026-06-22，待核对）',
        url: 'https://wheretoemigrate.io/guide/programs/netherlands/student-nl-s-001/',
      },
      {
        name: 'I amsterdam：找工作年',
        url: 'https://www.iamsterdam.com/en/living/take-care-of-official-matters/orientation-year-residence-permit',
      },
    ],
  },
  {
    id: 'fr-campus-france',
    country: 'fr',
    title: '法国留学：Campus France 面试、公立注册费和到法后的激活',
    summary: '“留学法国”程序走完才能递签。面试谈学业连贯，到法三个月内要在线激活签证。',
    date: '2026-05-09',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '中国大陆的学生去法国读三个月以上，要先走法国高等教育署（Campus France）的“留学法国”程序：网上建档、缴费、面试，之后才到签证中心。已经有录取的同样要走。',
        ],
      },
      {
        heading: '学校有哪几类',
        paragraphs: [],
        list: [
          '公立综合大学：本科通过平台申请，硕士经全国或学校平台，按学科排名。',
          '工程师学校：预科两年加工程师三年，也有直接招硕士的项目。',
          '高等商学院：私立居多，学费高，有联考或直申，英语授课多。',
          '艺术与设计：公立要入学考试与作品集，私立看学校认证。',
        ],
      },
      {
        heading: '费用',
        paragraphs: [
          '公立大学对非欧盟学生有差异注册费：2025-26 学年硕士每年 {{fr-tuition-master-2526}}（OSM 引法国高教部与 Campus France），一些大学按自己的决定减免，看学校公告；博士不适用差异收费。本科的同年数字本站没有查到可靠文本，请在 Campus France 页面核对。另有学生生活费（CVEC），注册前先缴并保存证明。',
        ],
      },
      {
        heading: '面试谈什么',
        paragraphs: [
          '二十分钟左右，法语或英语，按授课语言。问动机、专业连贯性、以往成绩、选校理由、将来计划和经费。带成绩单、作品、语言成绩。老老实实说优缺点，跨专业要讲清补了什么。面试报告会被学校和领馆看到，前后一致很要紧。',
        ],
      },
      {
        heading: '签证和到法之后',
        paragraphs: [
          '资金标准：Université d’Évry 的页面写每月 {{fr-pof}}（未标日期，需核对）；长期学生签证费普通 {{fr-visafee}}，经 Campus France 程序 {{fr-visafee-cf}}，入境三个月内激活另缴 {{fr-vlsts-stamp}}（巴黎萨克雷大学页面，未标日期），均以领馆当日公布为准，请核对。',
          '到法之后：网上激活签证（VLS-TS），注册社保并上传出生公证的法文翻译，申请住房补贴（CAF），开银行账户。大学公寓（Crous）名额少，一月到五月就登记；私人租房常要法国担保人，可用政府的 Visale 担保，免费。翻译公证在国内做好，多带两份。',
        ],
      },
    ],
    sources: [
      { name: 'Campus France 中国', url: 'https://www.chine.campusfrance.org' },
      { name: 'Campus France：学费', url: 'https://www.campusfrance.org/en/tuition-fees-France' },
      { name: 'OSM：引法国高教部（2025-26）', url: 'https://blogosm.com/masters-in-france' },
      {
        name: '巴黎萨克雷大学：签证与居留（未标日期）',
        url: 'https://www.universite-paris-saclay.fr/en/vie-de-campus/accueil-des-publics-internationaux/venir-luniversite-paris-saclay/visa-and-permits',
      },
      {
        name: 'Université d’Évry：签证（未标日期，需核对）',
        url: 'https://international.univ-evry.fr/prepare-your-arrival/visa.html',
      },
      { name: 'Visale 担保', url: 'https://www.visale.fr' },
    ],
  },
  {
    id: 'ch-hotel-schools-and-universities',
    country: 'ch',
    title: '瑞士留学：酒店管理学院与公立大学是两条路，州移民局说了算',
    summary: '酒店管理看学校资质与带薪实习，公立大学看语言与入学考试。居留由学校所在州批准。',
    date: '2026-07-28',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '说到瑞士留学，国内想到的多是酒店管理；瑞士的公立大学和两所联邦理工同样招国际生，但门槛和语言完全不同。先分清哪一条路，再看学校。',
        ],
      },
      {
        heading: '酒店管理',
        paragraphs: [],
        list: [
          '看资质：学校是否获瑞士高等教育认证，或学位由哪一所合作大学颁发，问清楚再比较价格。',
          '看结构：一学期上课、一学期实习交替，实习在瑞士还是海外，有没有协助不等于一定有岗位。',
          '看费用：私立学校，学费常含食宿、制服与保险，比较时把这些拆开。',
          '看去向：毕业生主要做什么职位、在哪些国家，请学校给近两年的数据来源。',
        ],
      },
      {
        heading: '公立大学',
        paragraphs: [
          '本科以德语或法语授课为主，中国普高学生通常要先读一年国内大学或参加入学考试。英语硕士较多。联邦理工对新入学外国学生自 2025 年秋季学期起每学期 {{ch-tuition-eth}}，圣加仑大学为每学期 {{ch-tuition-hsg}}（2024 年 12 月），均见瑞士资讯 swissinfo 报道；住宿和生活费远高于学费。申请硕士截止早，常在前一年十二月。',
        ],
      },
      {
        heading: '资金和签证',
        paragraphs: [
          '三个月以上要国家签证（D 类），材料经使领馆转到学校所在州，由州移民局批准，各州要求不同。OfficialRequirements 汇编的说法是一年约 {{ch-pof}}，申请费 {{ch-visafee}}（核于 2026 年 6 月 20 日），只可作量级，以州移民局通知为准。审理八到十二周，九月开学的五月递交。要写一份学习计划和学成离境的承诺书。',
        ],
      },
      {
        heading: '生活与毕业后',
        paragraphs: [
          '到达后十四天内向市政登记，拿居留卡；三个月内买瑞士基本医疗保险或申请豁免。非欧盟学生入学满六个月后，学期中每周可工作 15 小时，由雇主申请许可。毕业于瑞士高校的，可申请 6 个月找工作（BCES 2025 年 8 月 7 日；另一页面同数），限于有学术或经济重要性的职位。私立酒店学院的毕业生是否适用，要看学校类别，入学前向学校和州移民局问清楚。',
        ],
      },
    ],
    sources: [
      { name: '瑞士联邦移民秘书处（SEM）', url: 'https://www.sem.admin.ch' },
      { name: 'swissuniversities', url: 'https://www.swissuniversities.ch' },
      {
        name: 'swissinfo：外国学生学费',
        url: 'https://www.swissinfo.ch/eng/education/eth-trebles-fees-for-foreign-students/88499536',
      },
      {
        name: 'OfficialRequirements（2026-06-20，汇编，待核对）',
        url: 'https://officialrequirements.com/mx/ch/student-visa',
      },
      {
        name: 'BCES：毕业后居留（2025-08-07）',
        url: 'https://bces.in/2025/08/07/switzerland-post-study-visa-rules-for-international-students',
      },
    ],
  },
]
