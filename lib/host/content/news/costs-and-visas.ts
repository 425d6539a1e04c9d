import type { ArticleInput } from '../news'

/** Money, visas and what follows graduation. Figures to be checked say so beside them. */
export const costAndVisaArticles: ArticleInput[] = [
  {
    id: 'uk-student-visa-funds',
    type: 'headlines',
    title: '英国学生签证要存多少钱：伦敦与伦敦以外分别怎么算',
    summary:
      '2025 年 11 月 11 日起的申请用新标准，伦敦每月 {{uk-pof-london-202511}}，伦敦以外 {{uk-pof-outside-202511}}，至多算 9 个月，另加未付学费。',
    date: '2026-09-22',
    updated: '2026-11-20',
    author: '美世留学 签证组',
    country: 'uk',
    sections: [
      {
        heading: null,
        paragraphs: [
          '英国学生签证的资金证明由两部分相加：首学年尚未支付的学费，和按月计算的生活费。生活费至多算 9 个月，课程比 9 个月短的按实际月数。住得贵不贵、花得省不省，都不影响这个数。',
        ],
      },
      {
        heading: '现在用的标准',
        paragraphs: [
          '以下为 2025 年 11 月 11 日及以后递交的申请所用的数字，2026 年 9 月 12 日查到仍在使用。递交当天请再核对 GOV.UK。',
        ],
        list: [
          '伦敦：每月 {{uk-pof-london-202511}}，9 个月合计 {{uk-pof-london-202511*9}}。',
          '伦敦以外：每月 {{uk-pof-outside-202511}}，9 个月合计 {{uk-pof-outside-202511*9}}。',
          '已付给学校的住宿押金可以抵扣一部分，抵扣上限见 GOV.UK 当日说明。',
        ],
      },
      {
        heading: '存款怎么放',
        paragraphs: [
          '钱要在账户里连续存够 28 天，期间任何一天都不能低于要求，存款证明的日期距递交不超过 31 天。用父母账户要附出生证明或户口本的翻译件和同意书。定期存款能不能用，看到期和提前支取的条款，拿不准就转成活期再存满。',
          '是否需要随申请提交证明，与国籍和学校有关。即使系统没有要求上传，也应当按标准准备好，签证官可以随时要求补交。',
        ],
      },
      {
        heading: '别忘了另外两笔',
        paragraphs: [
          '一笔是签证申请费。2026 年 4 月 8 日起有新收费表，本站 2026 年 9 月 12 日查到的数为 {{uk-visafee-2026}}，付款前以官网当日显示为准。',
          '另一笔是移民医疗附加费，学生每年 {{uk-ihs-student}}，自 2024 年 2 月 6 日起执行，2026 年 9 月 12 日查到未变，付款前同样要核对，按签证时长一次付清，不足半年按半年计。这两笔在递交时就要付，不能算进资金证明里。',
        ],
      },
    ],
    sources: [
      { name: 'GOV.UK：Student visa – Money you need', url: 'https://www.gov.uk/student-visa/money' },
      { name: 'GOV.UK：Student visa', url: 'https://www.gov.uk/student-visa' },
      {
        name: 'GOV.UK：医疗附加费',
        url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
      },
      {
        name: 'UKCISA 2025-10-14 更新（转引，待核对）',
        url: 'https://www.sttglobaleduconsults.com/2025/10/17/student-update-changes-to-the-student-and-graduate-rules',
      },
      {
        name: 'VisaHQ，2025-11-11（转引，待核对）',
        url: 'https://www.visahq.com/news/2025-11-11/gb/student-visa-maintenance-funds-jump-today-as-new-financial-thresholds-take-effect',
      },
      {
        name: '布莱顿大学：医疗附加费调整（2024-02）',
        url: 'https://blogs.brighton.ac.uk/internationalstudents/2024/02/01/immigration-health-surcharge-increase/',
      },
    ],
  },
  {
    id: 'uk-graduate-route-2027',
    type: 'headlines',
    title: '英国毕业生签证 2027 年起缩短为 18 个月，谁会受影响',
    summary:
      '看的是申请毕业生签证的日期，不是入学日期。2027 年 1 月 1 日以后申请的本科和硕士毕业生为 18 个月。',
    date: '2026-11-10',
    updated: '2026-11-20',
    author: '美世留学 签证组',
    country: 'uk',
    sections: [
      {
        heading: null,
        paragraphs: [
          '英国毕业生签证（Graduate route）让毕业的学生留在英国工作或找工作，不需要雇主担保。根据 UKCISA 2025 年 10 月 14 日的更新，2027 年 1 月 1 日及以后递交的申请，本科和硕士毕业生的时长为 18 个月；在此之前递交的为 2 年。',
        ],
      },
      {
        heading: '按自己的毕业时间对一对',
        paragraphs: ['规则按递交日期划线，所以同一年入学的人结果可能不同。'],
        list: [
          '2025 年 9 月入学的一年制硕士，多在 2026 年秋冬出成绩。学校向内政部报告毕业之后才能申请，出成绩晚的要特别留意年底这条线。',
          '2026 年 9 月入学的一年制硕士，毕业时已过线，按 18 个月计划。',
          '三年制本科在 2027 年及以后毕业的，同样按 18 个月计划。',
        ],
      },
      {
        heading: '申请要花的钱',
        paragraphs: [
          '二手资料引用 GOV.UK 2026 年 3 月 18 日的数据，境内申请费为 {{uk-graduate-fee}}，付款前请核对。另有医疗附加费，自 2024 年 2 月 6 日起每年 {{uk-ihs-graduate}}，按签证时长计算。这两笔要在毕业前就留出来。',
        ],
      },
      {
        heading: '18 个月怎么用',
        paragraphs: [
          '时间缩短以后，求职要前移。多数毕业生项目在入学那年的秋季就开放申请，一年制硕士九月到校，十月就该投。建议入学前完成三件事：一份英式简历、一段能讲清楚的项目经历、一张目标雇主表，写明哪些雇主有担保资质。',
          '毕业生签证不能延长，期满之后继续工作一般要转为有担保的工作签证，薪资和职业有要求，以官网当日规则为准。选专业时不要只看能留多久，先看所学能做什么。',
        ],
      },
    ],
    sources: [
      { name: 'GOV.UK：Graduate visa', url: 'https://www.gov.uk/graduate-visa' },
      {
        name: 'UKCISA 2025-10-14 更新（转引）',
        url: 'https://www.sttglobaleduconsults.com/2025/10/17/student-update-changes-to-the-student-and-graduate-rules',
      },
      {
        name: 'Reworkin 引用 GOV.UK 2026-03-18（待核对）',
        url: 'https://reworkin.com/tools/visa-cost-calculator/graduate',
      },
      {
        name: '布莱顿大学：医疗附加费调整（2024-02）',
        url: 'https://blogs.brighton.ac.uk/internationalstudents/2024/02/01/immigration-health-surcharge-increase/',
      },
    ],
  },
  {
    id: 'us-college-pricing-2025',
    type: 'headlines',
    title: '美国本科一年多少钱：先看均值，再看学校自己的费用页',
    summary:
      '2025-26 学年公立四年制州外学费及杂费均值 {{us-tuition-pub-oos-2526}}，私立非营利 {{us-tuition-priv-2526}}，住宿餐食另算。',
    date: '2026-10-08',
    updated: '2026-11-20',
    author: '美世留学 美国申请组',
    country: 'us',
    sections: [
      {
        heading: null,
        paragraphs: [
          '美国没有统一学费，同一座城市的两所大学可以差一倍。College Board 每年发布的 Trends in College Pricing 给出全美均值，适合用来估量级，不适合用来做一所学校的预算。以下是 2025 年报告的数字，经新闻稿转引。',
        ],
      },
      {
        heading: '2025-26 学年均值',
        paragraphs: ['单位为美元，每学年。国际生在公立大学通常按州外标准收费。'],
        list: [
          '公立四年制，州外学费及杂费：31880',
          '公立四年制，州内学费及杂费（对照）：11950',
          '私立非营利四年制，学费及杂费：45000',
          '住宿与餐食：公立 13900，私立 15920',
          '公立四年制州外全年总费用：50920',
        ],
      },
      {
        heading: '均值里没有的几项',
        paragraphs: [
          '健康保险：多数学校要求国际生购买指定或同等保险。以一所纽约州公立学院 2024-25 年的费用页为例，保险每年 {{us-health-ins-esf}}。往返机票、假期住宿和首次安家的开支也不在均值里。',
          '专业差价：工程、商科、护理等常另收专业费。按学分计费的学校，多修一门就多一笔。',
        ],
      },
      {
        heading: '怎样做一所学校的预算',
        paragraphs: [
          '打开学校网站，搜 international cost of attendance，那一页通常就是开 I-20 时要求证明的金额。例如艾奥瓦州的克拉克大学 2025-26 年列出 {{us-i20-clarke}}，纽约州立大学环境科学与林业学院 2024-25 年本科列出 {{us-i20-esf-ug}}。两所学校差距明显，都写得很具体。',
          '再把四年每年上调一些算进去，并留出半年的备用金。换算成人民币时写下所用汇率和日期：2026 年 6 月的月度值是 {{fx-usd-cny}}，实际以付款当日为准。',
        ],
      },
    ],
    sources: [
      {
        name: 'College Board：Trends in College Pricing',
        url: 'https://research.collegeboard.org/trends/college-pricing',
      },
      {
        name: '2025 年报告新闻稿，2025-11-19（转引）',
        url: 'https://cm-dev.stuartmartinchamber.org/news/details/news-release-11-19-2025-10232',
      },
      {
        name: '克拉克大学：国际新生费用',
        url: 'https://clarke.edu/admission-aid/resources-for-accepted-international-students',
      },
      { name: 'SUNY ESF：国际生费用', url: 'https://www.esf.edu/international/expenses.php' },
      {
        name: '美联储月度汇率（2026-07-21 存档）',
        url: 'https://github.com/datasets/exchange-rates/blob/fa7d949/data/monthly.csv',
      },
    ],
  },
  {
    id: 'ca-study-permit-funds',
    type: 'headlines',
    title: '加拿大学习许可的资金要求，以及毕业工签的语言要求',
    summary: '2025 年 9 月 1 日起，单人生活费证明为 {{ca-pof-2025}}，不含学费和路费。毕业工签另有语言要求。',
    date: '2026-10-23',
    updated: '2026-11-20',
    author: '美世留学 签证组',
    country: 'ca',
    sections: [
      {
        heading: null,
        paragraphs: [
          '申请加拿大学习许可，要证明付得起首年学费、往返路费和一年的生活费。魁北克以外的省份使用联邦公布的生活费标准，魁北克另有自己的标准。',
        ],
      },
      {
        heading: '资金和费用',
        paragraphs: ['下面的数字来自公开资料，递交前请在 IRCC 官网核对当日标准。'],
        list: [
          '单人生活费证明：{{ca-pof-2025}}，适用于 2025 年 9 月 1 日及以后的申请（魁北克以外，不含学费与路费；两处二手来源一致，待核对）。',
          '学习许可申请费：每人 {{ca-permit-fee}}（官方收费页，页面未标日期）。',
          '生物信息采集费：每人 {{ca-biometrics}}（官方收费页，页面未标日期）。',
        ],
      },
      {
        heading: '资金怎样证明',
        paragraphs: [
          '常用的有本人或父母的存款证明、四个月以上的流水、预付学费的收据、教育贷款或奖学金文件。金额够只是起点，来源要说得清：工资、经营收入还是卖房，附上对应的材料。临时转入的一大笔钱如果没有解释，常被追问。',
          '还要留意省或地区的证明信要求和指定学校编号，学校录取信里会写。',
        ],
      },
      {
        heading: '毕业工签看两件事',
        paragraphs: [
          '一是时长：课程八个月以上、不足两年的，与课程等长；两年及以上的可到三年；硕士项目满八个月的，自 2024 年 2 月 15 日起可到三年。二是语言：2024 年 11 月 1 日起，大学学位毕业生须达到 CLB 7，学院毕业生须达到 CLB 5；学院毕业生还可能受专业领域限制。',
          '所以选项目时把三行写在一起：学费、时长、毕业后能不能申请工签。少付一年学费却没有工签资格，账就要重算。',
        ],
      },
      {
        heading: '学费量级',
        paragraphs: [
          '加拿大统计局 2025/26 学年数据（按 2025 年 6 月不变价，经媒体转引）：国际本科生平均学费 {{ca-tuition-ug-2526}}，国际研究生 {{ca-tuition-grad-2526}}。各省、各专业差别很大，以学校官网为准。',
        ],
      },
    ],
    sources: [
      {
        name: 'IRCC：学习许可资金要求（官方）',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      },
      {
        name: 'IRCC：收费页（官方）',
        url: 'https://ircc.canada.ca/english/information/fees/result.asp?lob=sp&canada=inside&cat=temp',
      },
      {
        name: 'Business Today，2025-09-02（转引，待核对）',
        url: 'https://www.businesstoday.in/nri/visa/story/canada-hikes-study-permit-funds-requirement-students-now-need-a-minimum-of-ca22895-492052-2025-09-02',
      },
      {
        name: 'Mondaq：毕业工签语言要求（2024-11）',
        url: 'https://www.mondaq.com/canada/general-immigration/1527576/ircc-clarifies-new-language-and-study-requirements-and-other-eligibility-criteria-for-postgraduation-work-permits',
      },
      { name: 'IDP：毕业工签时长（页面未标日期）', url: 'https://www.idp.com/canada/blog/pgwp-duration' },
      {
        name: 'Education News Canada 引述加拿大统计局',
        url: 'https://www.educationnewscanada.com/article/education/category/economy/96/1158851/tuition-in-canada-modest-increases-and-widening-gaps-2025-2026-.html',
      },
    ],
  },
  {
    id: 'au-student-visa-checklist',
    type: 'headlines',
    title: '澳大利亚学生签证（500 类）递交前的核对表',
    summary: '资金、英语、费用和真实学生要求，四项都对上再递交。数字旁写明了日期和是否待核对。',
    date: '2026-11-13',
    updated: '2026-11-20',
    author: '美世留学 签证组',
    country: 'au',
    sections: [
      {
        heading: null,
        paragraphs: [
          '澳大利亚学生签证全程在线递交。申请费一旦支付，拒签不退，所以递交前的核对比递交本身重要。下面按我们内部的核对表写，政府页面会更新，请以递交当天为准。',
        ],
      },
      {
        heading: '一、资金',
        paragraphs: [
          '主申请人 12 个月生活费证明为 {{au-pof-living-2024}}，适用于 2024 年 5 月 10 日及以后的申请；另加首年学费和路费。这个数由两处二手来源引述法规文件，待核对。若课程不足一年，按实际时间折算。',
        ],
      },
      {
        heading: '二、英语',
        paragraphs: ['以下为 2024 年 3 月 23 日起的签证下限，学校要求通常更高，以高者为准。'],
        list: ['直接读主课：雅思总分 6.0', '读预科等衔接课程：雅思总分 5.5', '打包语言课：雅思总分 5.0'],
      },
      {
        heading: '三、费用',
        paragraphs: [
          '签证申请费自 2025 年 7 月 1 日起为 {{au-visafee-2025}}，见于两处报道（待核对）。网上还能看到调整前的旧数，不要照着存款。付款前以内政部页面显示为准。体检和海外学生健康保险另付，保险要覆盖到签证结束。',
        ],
      },
      {
        heading: '四、为什么是这门课',
        paragraphs: [
          '申请表会请你说明学习计划：为什么选这门课、这所学校、为什么在澳大利亚读，与过去的学习和将来的打算有什么联系。写具体的课程和职业，不写风景与气候。学习中断、换专业、先前拒签，都要主动解释并附材料。',
        ],
      },
      {
        heading: '五、递交之后',
        paragraphs: [
          '记下申请编号，常看账户消息，要求补件的期限通常不长。毕业后想留下工作的，应当现在就看 485 类签证的条件：2024 年 7 月起一般申请人的年龄上限是 35 岁，本科与授课型硕士至多两年，研究型硕士和博士至多三年，语言总分要求雅思 6.5、单项 5.5。',
        ],
      },
    ],
    sources: [
      {
        name: '澳大利亚内政部：500 类签证（官方）',
        url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
      },
      {
        name: 'GEMG 引述 LIN 19/198（转引，待核对）',
        url: 'https://www.gemg.com.au/visas/student-financial-calculator',
      },
      {
        name: 'EasyMigrate 引述 LIN 24/042（转引，待核对）',
        url: 'https://www.easymigrate.com/visa-types/student-visa-subclass-500/',
      },
      {
        name: 'Tamil Australian，2025-07-02（申请费，待核对）',
        url: 'https://tamilaustralian.com/2025/07/02/australias-student-visa-fees-increased-from-this-month',
      },
      {
        name: 'SIEC Migration，2024-03-21（英语要求）',
        url: 'https://www.siecmigration.com/australian-government-raises-english-language-requirements-for-student',
      },
      {
        name: 'AVIE：485 类签证（2024-06-28）',
        url: 'https://avie.com.au/485-post-higher-education-work-phew-stream-previously-the-post-study-work-stream-visa/',
      },
      {
        name: 'Heenan Browne：485 类签证 2024 年 7 月变化',
        url: 'https://www.heenanbrownemigration.com/comprehensive-guide-to-the-july-1-2024-changes-for-current-and-prospective-temporary-graduate-subclass-485-visa-holders/',
      },
    ],
  },
  {
    id: 'hk-iang-guide',
    type: 'headlines',
    title: '香港毕业后留下工作：IANG 的期限、续签和费用',
    summary: '应届非本地毕业生首次可留 24 个月，之后按 3 年、3 年续。费用自 2025 年 2 月 26 日起改变。',
    date: '2026-11-04',
    updated: '2026-11-20',
    author: '美世留学 香港申请组',
    country: 'hk',
    branches: ['xg'],
    sections: [
      {
        heading: null,
        paragraphs: [
          'IANG 是“非本地毕业生留港/回港就业安排”的简称。读完香港认可的全日制课程，可以凭它留下找工作。很多学生以为毕业自动就有，其实要自己申请，而且应届与非应届的要求不同。',
        ],
      },
      {
        heading: '期限',
        paragraphs: [
          '据香港城市大学环球事务处的说明（页面未标日期），应届非本地毕业生首次获准逗留 24 个月，申请时不需要已有工作。特区政府 2025 年 6 月 11 日的新闻公报说明了续签的模式：首次之后按 3 年、3 年延长。续签时要有工作，职位通常由学位持有人担任，薪酬达到市场水平；自己经营业务的要有业务证明。',
        ],
      },
      {
        heading: '费用',
        paragraphs: ['特区政府公布的收费自 2025 年 2 月 26 日起执行。'],
        list: [
          '申请费：每宗 {{hk-iang-appfee}}。',
          '签证费：逗留期 180 天或以下 {{hk-iang-issue-short}}，181 天或以上 {{hk-iang-issue-long}}。',
        ],
      },
      {
        heading: '什么时候递交',
        paragraphs: [
          '应届毕业生指毕业日期起六个月内递交的人，毕业日期看毕业证书上的日期，不是上完课的日期。学生签证到期早于出证书的，要先问学校能不能出具修业证明，再决定先续学生身份还是直接申请。内地学生还要在往来港澳通行证上办理逗留签注，两边的有效期要对齐。',
        ],
      },
      {
        heading: '毕业前六个月的安排',
        paragraphs: [
          '四月整理成绩单与在学证明，五月确认毕业典礼和证书日期，六月准备照片、旅行证件和申请表，拿到证明后网上递交。期间不要先离职再续签，也不要在签证空档工作。',
          '香港的毕业生招聘从前一年秋季就开始，一年制硕士入学后两个月就要投简历，不要等拿到 IANG 才开始。',
        ],
      },
    ],
    sources: [
      { name: '香港入境事务处：IANG', url: 'https://www.immd.gov.hk/eng/services/visas/IANG.html' },
      {
        name: '香港特区政府新闻公报，2025-06-11',
        url: 'https://www.info.gov.hk/gia/general/202506/11/P2025061100456.htm',
      },
      {
        name: '香港特区政府新闻公报，2025-02-26',
        url: 'https://www.info.gov.hk/gia/general/202502/26/P2025022600221.htm',
      },
      { name: '香港城市大学环球事务处', url: 'https://cityu.edu.hk/geo/non-local-students/visa/iang' },
    ],
  },
  {
    id: 'sg-student-pass-and-after',
    type: 'headlines',
    title: '新加坡学生准证和毕业后求职准证：流程与费用',
    summary: '学生准证分处理费、签发费和多次入境签证费。毕业后可为求职申请长期探访准证，条件要逐条看。',
    date: '2026-11-08',
    updated: '2026-11-20',
    author: '美世留学 新加坡申请组',
    country: 'sg',
    branches: ['xjp'],
    sections: [
      {
        heading: null,
        paragraphs: [
          '在新加坡读全日制课程，要向移民与关卡局申请学生准证。公立大学会先在系统里登记，再由学生填写，拿到原则批准信后入境，在校期间办理体检和领证。',
        ],
      },
      {
        heading: '几笔费用',
        paragraphs: ['官方页面未标日期的，付款前请再看一次。'],
        list: [
          '处理费：{{sg-stp-process-2024}}，自 2024 年 4 月 1 日起（院校页面）。',
          '签发费：{{sg-stp-issue-ica}}（移民与关卡局页面，未标日期）。',
          '多次入境签证费：{{sg-stp-mjv}}，如适用（移民与关卡局页面，未标日期）。',
        ],
      },
      {
        heading: '每月大概要花多少',
        paragraphs: [
          '南洋理工大学拉惹勒南国际研究院给国际学生的估算（页面未标日期）：伙食每月 {{sg-meals-ntu}}，住宿 {{sg-rent-ntu}}，交通 {{sg-transport-ntu}}，其他 {{sg-other-ntu}}。住宿的幅度很大，校内与校外、单间与合租差别明显，申请宿舍要和录取确认同时办。',
        ],
      },
      {
        heading: '毕业后找工作',
        paragraphs: [
          '符合条件的高校毕业生可以申请为求职而设的长期探访准证，处理费 {{sg-ltvp-process}}、签发费 {{sg-ltvp-fee}}（移民与关卡局页面，未标日期）。它不是工作准证，找到工作后由雇主另行申请就业准证，薪资要求由人力部公布并会调整。',
          '领取过学费助学金的毕业生有服务年限义务，通常要在新加坡的公司工作。离开前先确认自己签的是什么协议，剩几年。',
        ],
      },
      {
        heading: '在学期间能不能打工',
        paragraphs: [
          '不是每所学校的学生都可以。人力部公布了允许学生在学期间兼职的院校名单和时数限制，私立院校的学生一般不在其内。实习是否需要工作准证也要问学校，口头同意不算数。',
        ],
      },
    ],
    sources: [
      { name: '新加坡移民与关卡局：领取学生准证', url: 'http://www.ica.gov.sg/reside/STP/collect' },
      {
        name: '新加坡移民与关卡局：毕业生求职准证',
        url: 'https://www.ica.gov.sg/pass/LTVP/pass_LTVP_graduateseekemployment',
      },
      { name: '新加坡人力部', url: 'https://www.mom.gov.sg/' },
      { name: 'SISH：学生准证处理费', url: 'https://sish.edu.sg/miscellaneous-fees-2/' },
      {
        name: '南洋理工大学拉惹勒南国际研究院：国际学生',
        url: 'https://www.rsis.edu.sg/gpo/admissions/information-for-international-students/',
      },
    ],
  },
  {
    id: 'jp-tuition-first-year',
    type: 'headlines',
    title: '日本读大学首年要准备多少学费：国立、私立与语言学校',
    summary: '国立大学学费有标准额，但已有大学上调。首年要把入学金一起算，再加语言学校的一年。',
    date: '2026-10-30',
    updated: '2026-11-20',
    author: '美世留学 日本申请组',
    country: 'jp',
    sections: [
      {
        heading: null,
        paragraphs: [
          '日本大学首年要交入学金和学费两笔，第二年起只交学费。留学生与日本学生同价。不同类型的学校差别很大，而且国立大学之间也开始拉开，先看清楚是哪一类。',
        ],
      },
      {
        heading: '国立大学',
        paragraphs: [
          '2024-25 年度的标准额是年学费 {{jp-tuition-national-std}}，入学金 {{jp-entrance-national-std}}，一次性。标准额允许大学在一定幅度内上调：东京大学自 2025 年 4 月入学者起，本科年学费为 {{jp-tuition-utokyo-2025}}。所以同是国立，也要逐校看。',
        ],
      },
      {
        heading: '首年合计的量级',
        paragraphs: [
          '以下为引述日本学生支援机构的平均约数，包含入学金和首年学费，页面未标日期，只用来估量级。',
        ],
        list: [
          '国立大学本科：约 {{jp-tuition-national-first}}',
          '国立大学院：约 {{jp-tuition-national-grad-first}}',
          '私立大学本科（医齿药以外）：约 {{jp-tuition-private-first}}',
          '私立大学院（医齿药以外）：约 {{jp-tuition-private-grad-first}}',
          '语言学校：约 {{jp-langschool}}',
        ],
      },
      {
        heading: '生活费：用学校给的数',
        paragraphs: [
          '东北大学给国际学生的估算（页面未标日期）：在仙台，不含房租和学费每月约 {{jp-living-tohoku}}，学生宿舍单间月租 {{jp-dorm-tohoku}}。住房方面，日本官方网站引用 2019 年度调查，留学生每月住房费全国平均 {{jp-rent-nat-2019}}，东京平均 {{jp-rent-tokyo-2019}}，数字偏旧，只看地区之间的差别。',
        ],
      },
      {
        heading: '资金证明准备多少',
        paragraphs: [
          '官方没有固定数字。二手资料称学校通常建议一年准备约 {{jp-pof-school-advice}}。更重要的是能说明来源：由谁支付、收入多少、存款怎样形成。语言学校会提前审材料，存款证明开得太早会过期，按学校要求的日期去办。',
          '换算成人民币时，2026 年 6 月的月度值是 {{fx-jpy-cny}}，日元波动大，预算里留出一成余地。',
        ],
      },
    ],
    sources: [
      { name: 'Study in Japan（官方）', url: 'http://studyinjapan.go.jp/ja/life/livingcost-price/' },
      {
        name: 'Yahoo! Japan News：国立大学标准额（2024-25）',
        url: 'https://news.yahoo.co.jp/articles/8b0c6153cf51983c8b3a88b8d4f24b2e7c0b3f78?page=1',
      },
      {
        name: 'TAC-NAME，2025-09-01：东京大学学费',
        url: 'https://tac-name.com/2025/09/01/kokuritsugakuhi-2',
      },
      { name: 'WeXpats 引述 JASSO（页面未标日期）', url: 'https://we-xpats.com/ja/guide/as/jp/detail/10802' },
      { name: '东北大学：费用估算', url: 'https://sup.bureau.tohoku.ac.jp/en/arrival-e/pre-e/expenses-e/' },
      {
        name: 'OnlineVisaGuide，2025：资金建议（二手）',
        url: 'https://www.onlinevisaguide.com/article/details/3317/how-to-apply-for-a-japan-student-visa-in-2025-coe-documents-fees-and-timeline',
      },
      {
        name: '美联储月度汇率（2026-07-21 存档）',
        url: 'https://github.com/datasets/exchange-rates/blob/fa7d949/data/monthly.csv',
      },
    ],
  },
]
