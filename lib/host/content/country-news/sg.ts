import type { CountryArticleInput } from './country-news'

const author = '美世留学 新加坡升学组'
const updated = '2026-11-20'

const ica = { name: '移民与关卡局（ICA）：Student’s Pass', url: 'https://www.ica.gov.sg/reside/STP/apply' }
const moe = { name: '新加坡教育部', url: 'https://www.moe.gov.sg' }

export const sgArticles: CountryArticleInput[] = [
  {
    id: 'sg-public-and-private',
    country: 'sg',
    title: '新加坡的公立大学和私立学院：文凭由谁发、学费怎样受保护',
    summary: '公立发自己的学位，私立多发海外合作大学的学位。私立要查注册、EduTrust 和学费保障。',
    date: '2026-02-03',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '新加坡有六所自治大学：国立、南洋理工、管理、科技设计、理工（SIT）和社科。它们由政府资助，发自己的学位。其余多为私立教育机构，课程来自英国、澳大利亚等地的合作大学，学位证由合作大学签发。两类学校的申请条件、学费、能不能打工、毕业后的签证都不同，先分清再选。',
        ],
      },
      {
        heading: '私立学院先查三样',
        paragraphs: [],
        list: [
          '注册：在未来技能局（SkillsFuture Singapore）的私立教育机构名册里，看注册期限。',
          'EduTrust：招国际学生的须有这项认证，分四年、一年等级别，注意到期日。',
          '课程许可：每一门课单独批准，名称、合作大学、授课形式与名册一致。',
        ],
      },
      {
        heading: '学费怎样受保护',
        paragraphs: [
          '签的是统一格式的学生合同，学费要投保或放进托管，这叫学费保障计划（FPS）。每次缴费之后能收到保险凭证或托管确认；没有凭证，先别缴下一期。合同写明冷静期和各阶段退费比例，逐条读，尤其是“签证未批”和“入学前退出”。',
        ],
      },
      {
        heading: '回国认不认',
        paragraphs: [
          '私立学院合作课程的学位，由教育部留学服务中心按授课地点、课程许可、学习时长逐案认证，近年对线上、压缩学制和临时增设的项目审得更细。报名前在该中心网站查公告，问学校往届学生的认证情况，并保存入学合同、出勤、缴费和出入境记录。没有人能事先替你承诺认证结果。',
        ],
      },
      {
        heading: '什么人适合哪一类',
        paragraphs: [
          '成绩和语言够得上公立的，先申公立，结果出来再考虑别的。想用较短时间读一个海外大学的学位、预算有限、能自律的，可以选私立，但要接受它没有校园生活、在读期间一般不能打工、毕业后没有针对性的求职准证。预科和文凭起点的学生，把“文凭读完升到哪里、要几分”写在一张纸上再签合同。',
        ],
      },
    ],
    sources: [
      moe,
      { name: '新加坡私立教育机构名册（TPGateway）', url: 'https://www.tpgateway.gov.sg' },
      { name: '教育部留学服务中心', url: 'https://www.cscse.edu.cn' },
    ],
  },
  {
    id: 'sg-tuition-grant',
    country: 'sg',
    title: '新加坡学费助学金：少交的学费换三年工作，签之前算清楚',
    summary: '国际生可申请教育部学费助学金，毕业后须在新加坡公司工作三年。提前离开要赔付。',
    date: '2026-04-28',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '在新加坡的自治大学读全日制本科，国际学生可以向教育部申请学费助学金（Tuition Grant）。拿了就按补贴后的学费交，代价是签一份契约：毕业后在新加坡注册的公司全职工作三年。它不是奖学金，不看成绩排名，也不是必须拿。',
        ],
      },
      {
        heading: '差多少',
        paragraphs: [
          '以国立大学为例，2023/24 学年人文与科学等专业，领助学金的国际生每年 {{sg-tuition-nus-tg}}，不领的 {{sg-tuition-nus-notg}}；设计与工程不领的为 {{sg-tuition-nus-eng-notg}}（AspirerTutor 转录自国大学费表）。此后学费有调整，请以国大教务处当年的学费表为准并核对。两者相差一半左右，四年下来是一笔不小的数目。',
        ],
      },
      {
        heading: '契约里写了什么',
        paragraphs: [],
        list: [
          '毕业后须在规定时间内开始工作，公司在新加坡注册，职位全职。',
          '要有两位担保人签字；担保人对赔付负连带责任，让他们读过再签。',
          '没有履行，须赔付已领的助学金和利息，按剩余时间计算。',
          '想先读研究生或服兵役等，可向教育部申请延期，批准后才算。',
        ],
      },
      {
        heading: '怎么决定',
        paragraphs: [
          '问自己三件事：毕业后愿不愿意在新加坡工作三年；所学专业在当地好不好找工作，职位能否符合就业准证的薪金与评分要求；如果家里临时有变，赔得起吗。医学、牙医等有另外的年限。确定毕业就去第三国读博的，最好不拿，或先问清延期怎么批。',
        ],
      },
      {
        heading: '办理的时点',
        paragraphs: [
          '录取之后、注册之前在教育部的系统里申请，父母或监护人一起签；逾期当年就按全费交。签完留一份扫描件，毕业前半年打开看一次期限。工作之后每次换公司都要更新资料，满三年拿到结清确认，才算了结。',
        ],
      },
      {
        heading: '不拿助学金的人也要知道',
        paragraphs: [
          '不拿的学费按国际生全额，四年的涨幅看入学那一届的公告；大学自己的奖学金与助学金可以并存的情况写在录取信里；银行的学费贷款多数要求有助学金或新加坡籍担保人。先把三种组合各算一遍四年的总数，再决定签不签。',
        ],
      },
    ],
    sources: [
      { name: '教育部：Tuition Grant Scheme', url: 'https://tgonline.moe.gov.sg' },
      {
        name: '新加坡国立大学：本科学费',
        url: 'https://www.nus.edu.sg/registrar/administrative-policies-procedures/undergraduate/undergraduate-fees',
      },
      {
        name: 'AspirerTutor：国大 2023/24 学费表（转录，待核对）',
        url: 'https://www.aspirertutor.com/nus-tuition-fee-national-university-of-singapore-2023/',
      },
    ],
  },
  {
    id: 'sg-living-first-term',
    country: 'sg',
    title: '新加坡第一学期的吃住行：宿舍、整租、合租和要避开的合同',
    summary: '宿舍先申请，租房看最短租期和人数限制。每月开支按伙食、住、交通、其他四项列。',
    date: '2026-06-30',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '新加坡不大，生活成本却不低，差别主要在住。南洋理工大学拉惹勒南国际研究院给国际学生的页面（未标日期，请核对）列过每月估算：住宿 {{sg-rent-ntu}}，校内食堂与熟食中心伙食 {{sg-meals-ntu}}，本地交通 {{sg-transport-ntu}}，其他 {{sg-other-ntu}}。',
        ],
      },
      {
        heading: '住哪里',
        paragraphs: [],
        list: [
          '校内宿舍：本科新生机会较多，研究生要抢；按学期交，放假能否续住单独申请。',
          '学生公寓：管理方便，离校远近不一，价格高于宿舍。',
          '组屋的一间房：与房东或室友共用厨卫，问清能不能做饭、开空调几小时、访客规则。',
          '公寓合租：两三人分摊，带泳池和门卫，租期一般一年起。',
        ],
      },
      {
        heading: '租房的几条规定',
        paragraphs: [
          '组屋和私宅都有最短租期：组屋六个月起，私宅连续三个月起，短于此的“日租”“月租”是违规的，住客也可能被请走。每套房有人数上限。签约前在建屋局或市建局网站查房东身份，用中介的查他的注册号。合同要贴印花税，一年租约通常押一个月，写明提前解约条款（diplomatic clause）对学生是否适用。',
        ],
      },
      {
        heading: '医疗和证件',
        paragraphs: [
          '大学会为国际生统一投团体住院与手术保险，门诊去校医；门诊以外想要更多保障，自己加买。到校后在规定日期完成学生准证手续，拿到电子准证（数字化的），换护照、换地址都要在系统里更新。',
        ],
      },
      {
        heading: '日常规矩',
        paragraphs: [
          '地铁和公交上不吃东西，电子烟不能带入境，药品先查是否受管制；扔垃圾、吸烟区都有罚则。学生在学期中能否打工看学校是否在人力部的名单里，大学本科多为每周 16 小时以内，私立学院学生一般不可以。开销记一个月账再定预算，比照抄别人的数可靠。',
        ],
      },
    ],
    sources: [
      {
        name: '南洋理工大学 RSIS：国际学生信息（页面未标日期）',
        url: 'https://www.rsis.edu.sg/gpo/admissions/information-for-international-students/',
      },
      { name: '建屋发展局：出租规则', url: 'https://www.hdb.gov.sg' },
      {
        name: '人力部：学生打工规定',
        url: 'https://www.mom.gov.sg/passes-and-permits/work-pass-exemption-for-foreign-students',
      },
      ica,
    ],
  },
  {
    id: 'sg-taught-masters',
    country: 'sg',
    title: '新加坡授课型硕士：项目少、轮次早，材料怎么排先后',
    summary: '十月到次年三月集中递交，商科多轮，工科一截。先看先修课，再看均分和考试。',
    date: '2026-08-27',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '新加坡的授课型硕士集中在国立、南洋理工和管理大学，专业数量比英国少得多，一个方向常常只有一两个项目，所以名单不宜只放新加坡，要与中国香港或英国并行。',
        ],
      },
      {
        heading: '项目怎么分',
        paragraphs: [],
        list: [
          '商学院：金融、会计、管理、市场、商业分析等，多轮审理，有面试或视频问答，部分要求 GMAT 或 GRE。',
          '工学院：电子、机械、土木、计算机工程等，按专业背景和均分看，多为八月入学，也有一月。',
          '计算机：要求编程、数据结构、算法等课，背景不对口的看有没有转专业项目。',
          '公共政策、传媒、教育：看实习、写作和推荐信。',
        ],
      },
      {
        heading: '按月排',
        paragraphs: [
          '大三暑假考语言与 GMAT 或 GRE；九月出中英文成绩单和在读证明，联系推荐人，多数项目由学校系统向推荐人发链接；十月递商科首轮；十一月到次年一月递工科和计算机；二三月为最后一批。八月入学的学生准证手续在五六月，行前体检也在那时。',
        ],
      },
      {
        heading: '看重什么',
        paragraphs: [
          '本科院校与均分、专业匹配、量化课程的分数、实习与项目是否连贯。个人陈述有字数或字符限制，多在 500 词上下，直接回答“为什么是这个项目、修完去做什么”。简历一页，实习写结果。视频面试常给半分钟准备、一两分钟回答，提前对着镜头练。',
        ],
      },
      {
        heading: '费用的读法',
        paragraphs: [
          '学费按项目公布，含消费税与否要看清。例如国立大学设计与工程学院计算机工程理学硕士，2024/25 与 2025/26 学年全程 {{sg-tuition-nus-msc-ce}}，含消费税（学院学费页）。授课型硕士一般没有教育部的学费助学金，奖学金名额也少，预算按全额做。录取后要交注册押金，不退的居多。',
        ],
      },
      {
        heading: '常见错误',
        paragraphs: [
          '一所学校申了三个不相干的项目，文书互相矛盾；推荐人没有收到链接却没有人提醒；成绩单缺评分说明；把押金截止日记成开学日。收到候补不必灰心，补一份最新成绩和更新说明，到五月还有变动。',
        ],
      },
    ],
    sources: [
      {
        name: '国大设计与工程学院：MSc Computer Engineering 学费',
        url: 'https://cde.nus.edu.sg/ece/graduate/311-education-framework-master-of-science-computer-engineering/tuition-fees',
      },
      { name: '南洋理工大学：研究生招生', url: 'https://www.ntu.edu.sg/admissions/graduate' },
      ica,
    ],
  },
]
