import type { CountryArticleInput } from './country-news'

const author = '美世留学 美国升学组'
const updated = '2026-11-20'

const studyInTheStates = {
  name: '美国国土安全部：Study in the States（学生身份、在读工作与 OPT）',
  url: 'https://studyinthestates.dhs.gov/students',
}
const stateDepartment = {
  name: '美国国务院：学生签证',
  url: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
}

export const usArticles: CountryArticleInput[] = [
  {
    id: 'us-i20-funds-proof',
    country: 'us',
    title: '美国 I-20 的资金证明：学校要看什么，签证官又看什么',
    summary: '先按学校给的总费用开证明换 I-20，再按家庭真实收入准备面谈。两次看的是同一笔钱，问题不一样。',
    date: '2026-03-12',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '收到录取之后，学校的国际学生办公室会要一份资金证明，核过之后才签发 I-20 表。I-20 上写着一年的学费、生活费、保险等项，合计数由学校定，各校差别很大。美国没有全国统一的存款标准，所以别人家存了多少对你没有参考价值，只看自己学校的费用表。',
        ],
      },
      {
        heading: '哪些钱算数',
        paragraphs: ['学校一般接受下面几种，具体以录取包里的说明为准。'],
        list: [
          '本人或父母名下的活期、定期存款，由银行开英文存款证明，写明户名、币种、余额和开具日期。',
          '学校给的奖学金、助教或助研津贴，已经写在录取信里的可以直接抵扣。',
          '由银行出具的教育贷款批准函，写明额度和用途。',
          '亲友资助，要资助人签字的资助声明和他本人的存款证明，说明与学生的关系。',
        ],
      },
      {
        heading: '哪些钱常被退回',
        paragraphs: [
          '股票、基金、房产和公司账户，多数学校不直接认，因为不能随时取用。证明开得太早也会被退，许多学校要求开具日期在半年之内。余额只比要求多几十美元也容易出问题：汇率一动就不够了，宜留一成左右的余地。冻结存款不是普遍要求，学校没有写就不必冻结。',
        ],
      },
      {
        heading: '到了面谈，看的是来源',
        paragraphs: [
          '签证官手里已经有 I-20，不会再数一遍余额，他关心的是钱从哪里来、能不能供到毕业。准备父母的在职和收入证明、近一年的工资流水；个体经营的带营业执照和纳税记录；近期有大额转入的，带上卖房、分红或转账的凭据。答话只说事实：谁出钱、做什么工作、一年收入大约多少、已经存了多久。',
        ],
      },
      {
        heading: '按月怎么排',
        paragraphs: [
          '四月定学校，四月底前交资金证明；五月拿到 I-20，核对姓名拼音、出生日期、专业和开学日；随后缴 SEVIS 费、填 DS-160、约面谈。开证明的存款在签证批下来之前不要动。',
        ],
      },
    ],
    sources: [
      studyInTheStates,
      stateDepartment,
      { name: 'ICE：SEVIS I-901 缴费', url: 'https://www.fmjfee.com' },
    ],
  },
  {
    id: 'us-transcript-reading',
    country: 'us',
    title: '美国大学怎样读一份中国成绩单',
    summary: '招生办看的是课程难度、走势和在校位置，不是一个换算出来的绩点。学校附的说明页比换算表管用。',
    date: '2026-05-20',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '很多家庭先问“八十八分折成多少 GPA”。美国没有统一的折算公式，各校招生办按自己的办法读，多数人并不把百分制折成一个数，而是把成绩单摊开来看四件事。',
        ],
      },
      {
        heading: '看的四件事',
        paragraphs: [],
        list: [
          '选了什么课：有没有把学校提供的较难课程选上，理工方向的数学和物理有没有读到底。',
          '走势：从高一到高三是往上、持平还是往下，下滑的那一学期发生了什么。',
          '位置：在这所学校里大约处于哪一段。学校不排名也没有关系，辅导员可以用文字说明。',
          '强弱是否与专业吻合：想读工程，物理长期偏低就要有解释。',
        ],
      },
      {
        heading: '学校说明页为什么要紧',
        paragraphs: [
          'Common App 要学校上传一份 school profile，写明学制、评分办法、开设课程和毕业去向。没有这一页，八十八分在一所从严给分的学校和一所普遍九十五的学校里看起来是一样的。公立高中的学生尤其要请老师写：本校百分制、及格线、班级人数、国际部还是普高、有没有会考。',
        ],
      },
      {
        heading: '硕士申请另有一套',
        paragraphs: [
          '研究生院常要求第三方机构的学历评估，例如 WES 的逐门课程评估。它的 iGPA 工具可以先试算，但正式结果以付费评估为准，网上流传的换算分段都只是估算。不要求评估的学校，会让你照原样填写百分制，并上传成绩单上的评分说明，这时自行换算反而容易出错。',
        ],
      },
      {
        heading: '常见的错',
        paragraphs: [
          '第一种是把成绩单“美化”：改课程名、漏掉重修。录取后要由学校直接寄送最终成绩，对不上会撤销录取。第二种是中英文不一致，例如同一门课两学期译名不同，最好请学校统一出一份盖章的英文件。第三种是最后一学期松下来，录取信上写着“保持目前的学业水平”，是真的会查的。',
        ],
      },
    ],
    sources: [
      { name: 'Common App：国际申请人说明', url: 'https://www.commonapp.org/apply/international-students' },
      { name: 'WES：iGPA 工具说明', url: 'https://www.wes.org/partners/partner-igpa-faqs/' },
    ],
  },
  {
    id: 'us-f1-interview',
    country: 'us',
    title: 'F-1 面谈：从 DS-160 到拿回护照，每一步谁做什么',
    summary: '表格填真，问什么答什么。被要求补材料不等于拒签，按通知单交齐就继续审理。',
    date: '2026-06-02',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          'F-1 签证的审理只有一次面谈，通常几分钟。前面的每一步都在为这几分钟准备材料，顺序错了就要重来。',
        ],
      },
      {
        heading: '顺序',
        paragraphs: [],
        list: [
          '学校签发 I-20，本人核对后签字；未满十八岁由父母签。',
          '在 fmjfee.com 缴 SEVIS I-901 费，打印收据。',
          '填 DS-160，记下确认码；教育、工作、旅行史、社交账号据实填写，提交后不能改。',
          '在签证预约网站建档、缴申请费、选领馆和时间。暑期名额紧，拿到 I-20 就约。',
          '面谈当天带护照、I-20、DS-160 确认页、照片、SEVIS 收据、录取信、成绩单和资金材料。',
        ],
      },
      {
        heading: '会问什么',
        paragraphs: [
          '去哪所学校、读什么、为什么选它、谁付钱、读完做什么。这些问题没有标准答案，只有真话和背稿子的区别。用自己的话把选校理由说具体：哪门课、哪个方向、学校在哪座城市。英语不必完美，听不懂就请他再说一遍。问到毕业打算，照实讲已有的想法，不必编造“一定回国”的理由，也不要说自己还没有想过。',
        ],
      },
      {
        heading: '当场没有给结果',
        paragraphs: [
          '拿到写有 221(g) 的通知单，表示还要材料或行政审查。按单子上的要求提交，状态在官网查询；理工类研究方向的审查可能要几周，所以越早面谈越好。拿到 214(b) 是拒签，理由是没有说服签证官你符合学生身份；可以再次申请，但情况没有变化时再去一次用处不大，先想清楚上一次哪里没有说明白。',
        ],
      },
      {
        heading: '入境与之后',
        paragraphs: [
          'F-1 首次入境不得早于 I-20 开学日前三十天。入境时带上 I-20 原件，放在随身行李里。到校后在规定日期前向国际学生办公室报到，身份才算激活；换地址十天内更新。费用和预约规则会变，以领馆网站当日的说明为准。',
        ],
      },
      {
        heading: '当天的几件小事',
        paragraphs: [
          '提前半小时到，手机和大包不能带进去，先在附近存好；材料按问答的先后叠放，问到哪份递哪份，不问不递；前面的人被问了什么与你无关，不必临时改说法。结束后记下问过的问题，万一要再去，它比网上的经验有用。',
        ],
      },
    ],
    sources: [
      stateDepartment,
      studyInTheStates,
      { name: '美国驻华使领馆签证预约', url: 'https://www.ustraveldocs.com/cn/zh' },
    ],
  },
  {
    id: 'us-housing-and-insurance',
    country: 'us',
    title: '到美国第一年：宿舍、租约和医疗保险怎么定',
    summary: '宿舍看截止日，校外租房看押金和转租条款，医疗保险先看学校那一份能不能豁免。',
    date: '2026-07-08',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '住和看病是到校头一个月里花钱多、出错也多的两件事。两件都要在出发前做决定，到了再办往往已经没有选择。',
        ],
      },
      {
        heading: '住校',
        paragraphs: [
          '不少大学要求新生第一年住校，住宿申请与录取后的确认是两张表、两个截止日。先交表的先选，室友问卷认真填作息和卫生习惯。宿舍合同通常按学年，寒假是否能留宿要单独问，感恩节和春假有时也要求离开。餐计划要选一档，初来选中间档，第二学期再改。',
        ],
      },
      {
        heading: '校外租房',
        paragraphs: ['在美国没有信用记录，房东常要担保或多付押金。签字之前逐条看：'],
        list: [
          '租期起止日和提前退租的代价，能不能转租（sublease），由谁同意。',
          '押金数目、退还期限和扣除项目；入住当天拍视频留底，发一份给管理处。',
          '水、电、燃气、网络、垃圾哪些包含，冬天取暖由谁付。',
          '只在看过房或有熟人看过房之后付钱；要求汇款到私人账户“先锁房”的，不签。',
        ],
      },
      {
        heading: '医疗保险',
        paragraphs: [
          '绝大多数大学要求国际生有医疗保险，并默认把学校的计划加进账单。想用别家的，要在截止日前提交豁免（waiver），证明保障不低于学校标准：看门诊、急诊、心理、处方药、送返几项和免赔额。豁免没批下来，钱就按学校的扣。各校保费差别很大，在学校费用页的 health insurance 一行里查当年数目。',
          '看病的顺序也要记住：小病先去校医院；晚上或周末可去 urgent care；急诊室只用在真正危急的时候，账单常常高出一个量级。牙科和配镜多半不在里面，出国前先把牙看好。',
        ],
      },
      {
        heading: '出发前留一份清单',
        paragraphs: [
          '把租约、保险卡照片、国际学生办公室电话、校医院地址、紧急联系人存在手机离线也打得开的地方，父母那里也留一份。',
        ],
      },
    ],
    sources: [
      studyInTheStates,
      { name: 'HealthCare.gov：保险用语解释', url: 'https://www.healthcare.gov/glossary/' },
      { name: '联邦贸易委员会：租房诈骗提示', url: 'https://consumer.ftc.gov/articles/rental-listing-scams' },
    ],
  },
  {
    id: 'us-work-cpt-opt',
    country: 'us',
    title: '美国在读能做什么工作：校内、CPT、OPT 与 STEM 延期',
    summary: '先有批准后上班。CPT 由学校批，OPT 由移民局批，没有批准的一天实习也算违规。',
    date: '2026-09-03',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          'F-1 学生可以工作，但每一种都有自己的批准人。违规打工影响的是身份，不是罚款，处理起来很难补救，所以先弄清属于哪一种。',
        ],
      },
      {
        heading: '四种情形',
        paragraphs: [],
        list: [
          '校内工作：图书馆、餐厅、助教等，学期中每周合计不超过 20 小时，放假可以全时；要先办社会安全号。',
          'CPT（课程实习）：实习是课程的一部分，由国际学生办公室在 I-20 上批注，写明雇主和起止日。',
          'OPT（毕业后实习）：与专业相关，初始期 12 个月，要向移民局交 I-765 表，拿到工卡、到了起始日才能上班。',
          'STEM 延期：列在国土安全部名单里的理工专业，可在 OPT 之后再延 24 个月，雇主须加入 E-Verify 并签培训计划。',
        ],
      },
      {
        heading: '时间怎么算',
        paragraphs: [
          'OPT 的 12 个月是 2016 年规则沿用的数字（Lexology 转述国土安全部规则，页面未标日期）；STEM 延期 24 个月自 2016 年 5 月 10 日起（加州州立大学长滩分校页面）。这些规则由行政部门制定，可能调整，毕业那一年以 USCIS 官网为准，请核对。',
          '递交 OPT 申请有窗口：毕业前 90 天到毕业后 60 天之间。学校要先在系统里推荐，推荐之后移民局还要在期限内收到。审理常要两三个月，想毕业就上班的，窗口一开就递。',
        ],
      },
      {
        heading: '容易踩的线',
        paragraphs: [
          '全时 CPT 累计满 12 个月，同一学位就不再有 OPT。OPT 期间累计失业有天数上限，换工作、换地址要及时更新。无薪实习、创业、远程为国内公司做事是否算工作，看法不一，先问学校的国际学生顾问（DSO），再决定。',
        ],
      },
      {
        heading: '选专业时要不要考虑',
        paragraphs: [
          '同一个商学院里，商业分析可能列为 STEM，市场营销可能不是，差别在项目的 CIP 代码，录取前可以问项目主管。但它只决定能多实习多久，不决定能不能找到工作，更不等于身份。',
        ],
      },
      {
        heading: '留一份自己的记录',
        paragraphs: [
          '每一段工作的起止日、雇主地址、职责、每周小时数和学校批注过的 I-20 都存好，将来换身份、报税、再次入境都会问到。报税每年春天交一次，没有收入的也要交一张表，学校通常提供免费软件。',
        ],
      },
    ],
    sources: [
      studyInTheStates,
      {
        name: 'USCIS：F-1 学生的 OPT',
        url: 'https://www.uscis.gov/working-in-the-united-states/students-and-exchange-visitors/optional-practical-training-opt-for-f-1-students',
      },
      {
        name: 'Lexology：国土安全部规则摘要（页面未标日期）',
        url: 'https://www.lexology.com/library/detail.aspx?g=8b04d4f8-8a55-4a9a-86cb-2e4ceb5d9827',
      },
      {
        name: '加州州立大学长滩分校：STEM OPT',
        url: 'https://www.cpace.csulb.edu/international/international-students---scholars-services/employment/stem-opt',
      },
    ],
  },
]
