import type { CountryArticleInput } from './country-news'

const author = '美世留学 加拿大申请组'
const updated = '2026-11-20'

const ircc = {
  name: 'IRCC：Study permit',
  url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
}

export const caArticles: CountryArticleInput[] = [
  {
    id: 'ca-study-permit-steps',
    country: 'ca',
    title: '加拿大学习许可怎么办：录取信、省证明信和生物信息的先后',
    summary: '先确认学校在名单上，再确认需不需要省证明信。缺一份文件，申请会被退回而不是等你补。',
    date: '2026-02-25',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '加拿大把“学习许可”和“签证”分开：学习许可是允许在境内读书的文件，签证是贴在护照上用来登机入境的。境外申请时一次递交，获批后先发批准信，入境时由边境官员打印学习许可。',
        ],
      },
      {
        heading: '递交之前要有的文件',
        paragraphs: [],
        list: [
          '指定学习机构（DLI）的录取信；移民部会向学校核实，学校没有按时确认会被退回。',
          '省或地区证明信（PAL/TAL）：2024 年起按各省名额发放，由学校代为向省里申请。哪些人可以免交每年有调整，递交前看移民部当天的豁免名单。',
          '魁北克另要魁省接收证明（CAQ）。',
          '资金证明：首年学费收据、存款或贷款、父母收入与关系公证；生活费标准每年更新。',
          '学习计划、成绩单、语言成绩、护照、照片、家庭信息表。',
        ],
      },
      {
        heading: '资金标准',
        paragraphs: [
          '魁北克以外，单人一年的生活费标准为 {{ca-pof-2025}}（适用于 2025 年 9 月 1 日起的申请，不含学费与路费）。移民部通常每年调整一次，本站没有查到 2026 年的新数，请以官网当天公布为准并核对。学费按学校账单，另算。',
        ],
      },
      {
        heading: '学习计划写什么',
        paragraphs: [
          '一页到两页，回答四个问题：为什么读这个专业，为什么是加拿大和这所学校，国内有没有类似课程，读完打算做什么。中途换专业、降级读文凭、年龄偏大、有空档期的，这里要正面解释。不要写空泛的赞美，写课程名、职业路径和家庭的出资安排。',
        ],
      },
      {
        heading: '时间',
        paragraphs: [
          '录取后尽早交定金，学校才会去办证明信；拿到之后一两周内递交；收到生物信息信后去签证中心按指纹，体检可以提前做。九月开学的，五月递交比较从容。被拒时信里会勾选理由，常见的是资金来源不清、学习目的不明，先调阅官员笔记再决定是否重递，不要原样再交一次。',
        ],
      },
    ],
    sources: [
      ircc,
      {
        name: 'IRCC：资金证明',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
      },
      {
        name: 'Glocal Immigration：转载 IRCC 资金表（2025-09-01 起，待核对）',
        url: 'https://glocalimmigration.com/study-admissions-scholarship/financial-requirements',
      },
    ],
  },
  {
    id: 'ca-ouac-groups',
    country: 'ca',
    title: '申请安大略省大学：OUAC 怎么填，A 组和 B 组有什么不同',
    summary: '2024 申请季起 101 与 105 合成一张表，系统按背景分组。一份表可以申多所，接受只能一所。',
    date: '2026-09-17',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '安大略省的大学本科申请都经过 OUAC（安省大学申请中心）。过去分 101 和 105 两张表，按 OUAC 辅导员网站 2023 年 8 月的说明，从 2024 申请季起合并成一张“本科申请表”，系统根据你的背景分到 A 组或 B 组。网上不少旧文还在教人选哪一张，照着做会迷路。',
        ],
      },
      {
        heading: '你属于哪一组',
        paragraphs: [
          'A 组是在安省高中日校在读、今年毕业的学生，由学校统一传成绩；在国内读 OSSD 课程的，看学校是否为安省教育部认可并能传送成绩，先问升学老师。其余的，包括国内普高、A-Level、IB、其他省高中，都在 B 组，成绩由自己或学校提交，各大学会另开系统要材料。',
        ],
      },
      {
        heading: '时间线',
        paragraphs: [],
        list: [
          '九月中旬：申请表开放，建档、选大学和专业。',
          '十一月到一月中旬：热门的工程、商科、计算机多有较早截止；A 组 2025 申请季须在 2025 年 1 月 15 日前提交，每年日期看当年页面。',
          '一月到三月：各大学要求补充申请、视频问答、作品集和语言成绩。',
          '二月到五月：分批放录取，有的先看高二成绩，有的等高三中期。',
          '六月一日：2026 申请季里，安省大学最早可要求学生答复的日期为 2026 年 6 月 1 日。',
        ],
      },
      {
        heading: '答复规则',
        paragraphs: [
          'OUAC 里同一时间只能有一个已接受的录取；换校要先取消前一个，再接受新的，先想清楚押金和宿舍金能不能退。录取信里的条件是真的：最终均分跌破线、必修课没有完成，都会撤回。',
        ],
      },
      {
        heading: '补充申请决定差别',
        paragraphs: [
          '滑铁卢的录取信息表、多伦多和女王的商科补充、麦克马斯特的健康科学问答，都在 OUAC 之外。它们有字数、录像和计时要求，提前练，不要在截止那天晚上第一次打开。',
          '费用方面，OUAC 收基础费并按志愿加收，本站查到的旧页面停在 2019 年，已不宜引用，付款页会显示当季金额。',
        ],
      },
    ],
    sources: [
      {
        name: 'OUAC 辅导员网站：新的本科申请表（2023-08-24）',
        url: 'https://guidance.ouac.on.ca/counsellor-resources/new-undergraduate-application/',
      },
      { name: 'OUAC：接受录取', url: 'https://guidance.ouac.on.ca/student-resources/accepting-an-offer' },
      { name: 'OUInfo：申请核对表', url: 'https://ouinfo.ca/checklist' },
    ],
  },
  {
    id: 'ca-dli-and-pgwp',
    country: 'ca',
    title: '选加拿大学校之前先查两件事：DLI 编号与毕业工签资格',
    summary: '能发录取信不等于读完有工签。公立与私立、学位与文凭、读多久，结果都不同。',
    date: '2026-04-22',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '加拿大有两张名单常被混为一谈：一张是能招国际生的指定学习机构（DLI），一张是读完可以申请毕业工签（PGWP）的机构与项目。前一张长，后一张短。读了不在后一张上的项目，书照读，工签没有。',
        ],
      },
      {
        heading: '怎么查',
        paragraphs: [],
        list: [
          '在移民部的 DLI 页面按省份查学校，记下编号；同名分校编号不同。',
          '看 PGWP 一栏写“有”“无”还是“部分项目”；写部分的，要学校书面确认你的项目。',
          '非学位项目（文凭、证书）还看专业代码是否在当年的名单上，名单会增减。',
          '学校与第三方合办的项目、私立学院代授的公立文凭，单独核实。',
        ],
      },
      {
        heading: '工签有多长',
        paragraphs: [
          '硕士项目至少 8 个月的，可得 3 年（2024 年 2 月 15 日起，India TV News 转述移民部政策）。其余学历，两年及以上的项目最长 3 年，8 个月以上、不足两年的与课程等长（IDP Canada 引移民部，页面未标日期）。语言方面，自 2024 年 11 月 1 日起，大学学位毕业生要 CLB 7，学院毕业生要 CLB 5（律所 Mondaq 文章摘要）。这些都可能再变，毕业前请按移民部官网核对。',
        ],
      },
      {
        heading: '读的过程也算数',
        paragraphs: [
          '要全日制在读，最后一学期可以例外；中间休学、转校未报备、线上课比例过高，都可能让资格打折扣。转学在 2024 年 11 月以后要先办新的学习许可，不能只通知一声。工签一生一次，先读短文凭用掉了，再读硕士就没有了，顺序要想好。',
        ],
      },
      {
        heading: '两种常见选择',
        paragraphs: [
          '想打基础、以后读研的，看大学本科或硕士，重点是学科和导师；想学技能就业的，看公立学院的文凭，重点是带薪实习（co-op）和当地用工。只为工签而读一个自己不感兴趣的项目，两年很长，成绩也会差。工签给的是工作机会，不是居留的承诺。',
        ],
      },
      {
        heading: '报名前写给学校的三个问题',
        paragraphs: [
          '一、这个项目在移民部名单上的全称和编号是什么，我入学的那一届是否适用。二、中途转专业或转校区，资格会不会变。三、线上课占多少，实习是否为毕业的必修部分。请对方用邮件回答，截图不算。',
        ],
      },
    ],
    sources: [
      {
        name: 'IRCC：指定学习机构名单',
        url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/prepare/designated-learning-institutions-list.html',
      },
      {
        name: 'Mondaq：PGWP 语言与专业要求摘要（2024-11-01 起）',
        url: 'https://www.mondaq.com/canada/general-immigration/1527576/ircc-clarifies-new-language-and-study-requirements-and-other-eligibility-criteria-for-postgraduation-work-permits',
      },
      { name: 'IDP Canada：PGWP 时长（页面未标日期）', url: 'https://www.idp.com/canada/blog/pgwp-duration' },
      {
        name: 'India TV News：PGWP 新规（2024-02-18）',
        url: 'https://www.indiatvnews.com/education/news/canada-updates-rules-for-post-graduation-work-permit-for-international-students-here-what-changed-latest-updates-2024-02-18-917463',
      },
    ],
  },
  {
    id: 'ca-first-two-weeks',
    country: 'ca',
    title: '落地加拿大头两周：证件、健保、住处、过冬',
    summary: '在机场把学习许可核对完再走；健保各省不同，有的要等，有的根本不含留学生。',
    date: '2026-08-05',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: ['第一站往往很费事：所有证件都从入境那一刻开始。下面按先后列，做完一件划一件。'],
      },
      {
        heading: '在机场',
        paragraphs: [
          '拿出批准信、录取信、资金证明，由边境官员打印学习许可。当场核对姓名、出生日期、学校、有效期和备注里有没有“可以工作”的字样，发现错误立刻请他改，离开以后更正要写信等几个月。',
        ],
      },
      {
        heading: '第一周',
        paragraphs: [],
        list: [
          '办社会保险号（SIN），可在服务加拿大网点或网上申请，工作和报税都要用。',
          '开银行账户，带护照、学习许可和住址证明；问清学生账户的月费和转账费。',
          '到学校注册、领学生卡，确认选课和缴费截止。',
          '办手机卡，登记到中国驻外使领馆的联系渠道里。',
        ],
      },
      {
        heading: '医疗',
        paragraphs: [
          '省健保由各省管：不列颠哥伦比亚省的学生可参加但有等候期，期间要另买私人保险；阿尔伯塔等省对达到一定时长的学习许可持有人开放；安大略省的健保不含多数国际学生，由学校统一投保。先问学校国际处自己属于哪一种，等候期里的空档一定要补上。',
        ],
      },
      {
        heading: '住处与开销',
        paragraphs: [
          '多伦多大学学生事务处在 2025 年 1 月的估算里，大多地区每月住房 {{ca-housing-uoft}}，伙食 {{ca-grocery-uoft}}起，水电通信 {{ca-bills-uoft}}（The Varsity 报道）。差距这么大，是因为合租地下室与市中心单间是两种东西。签租约看清取暖由谁付、洗衣在哪里、离末班车多远。头两周住短租，看过房再签，比在国内隔着屏幕定一年稳妥。',
        ],
      },
      {
        heading: '过冬',
        paragraphs: [
          '厚外套和防滑靴到当地买更合适；室内暖气足，里面穿薄。日落早的几个月容易情绪低落，多数学校的心理咨询包含在学生费里，预约要等，感觉不对就早约。',
        ],
      },
      {
        heading: '给父母的一句话',
        paragraphs: [
          '头一个月每周固定一次视频，约好时间，不必天天问。费用按学期转，留一笔应急钱在当地账户；银行卡盗刷、房东纠纷、突然生病，先找学校国际处，他们处理过很多次。',
        ],
      },
    ],
    sources: [
      {
        name: '加拿大服务部：社会保险号',
        url: 'https://www.canada.ca/en/employment-social-development/services/sin.html',
      },
      {
        name: 'The Varsity，引多伦多大学学生事务处（2025-01-13）',
        url: 'https://thevarsity.ca/2025/01/13/absurdly-expensive-international-students-weigh-in-on-cost-of-living-financial-aid/',
      },
      ircc,
    ],
  },
]
