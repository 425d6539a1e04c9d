import type { CountryArticleInput } from './country-news'

const author = '美世留学 日本升学组'
const updated = '2026-11-20'

const studyInJapan = { name: 'Study in Japan（日本官方留学网站）', url: 'https://www.studyinjapan.go.jp/en/' }
const immigration = { name: '出入国在留管理厅', url: 'https://www.moj.go.jp/isa/' }

export const jpArticles: CountryArticleInput[] = [
  {
    id: 'jp-certificate-of-eligibility',
    country: 'jp',
    title: '日本在留资格认定证明书：学校替你申请的那份文件怎么准备',
    summary: '材料由学校交给入管，审的是经费支付人和学习经历是否连得上。翻译件上的一个日期错都会被问。',
    date: '2026-01-28',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '去日本留学先要有“在留资格认定证明书”（简称 COE）。它由学校作为代理人向出入国在留管理厅申请，批下来以后再凭它去使领馆办签证，签证本身反而简单。真正的审查在 COE 这一关。',
        ],
      },
      {
        heading: '材料分两组',
        paragraphs: [],
        list: [
          '本人：申请书、履历、学历证明与成绩、日语学习证明、照片、护照；履历从小学写起，中间不能空。',
          '经费支付人：支付书、存款证明和存入经过、在职与收入证明、纳税或完税证明、亲属关系公证。',
          '已工作的：在职或离职证明，说明为什么现在去读。',
          '曾被拒过或去过日本的：如实写日期和理由，入管有记录。',
        ],
      },
      {
        heading: '存多少',
        paragraphs: [
          '官方没有公布固定数额。学校通常建议一年约 {{jp-pof-school-advice}}（OnlineVisaGuide 2025 年指南，LegalClarity 说法一致），语言学校还常要求存款证明的余额和形成过程说明。以所报学校的通知为准，请核对。比数额更要紧的是经过：一次存入一大笔，要有卖房或到期理财的凭据。',
        ],
      },
      {
        heading: '时间',
        paragraphs: [
          '语言学校四月入学的，前一年十一月下旬由学校递交入管，二月底前后出结果，也就是九月就该联系学校、十月把公证和证明开齐。大学和大学院合格之后由学校办理，通常一到两个月。COE 自交付起三个月内要入境，不要过早办。',
        ],
      },
      {
        heading: '不予交付之后',
        paragraphs: [
          '可以由学校去入管问理由，每次问一遍。常见的是经费说明不足、履历与证明不符、学习目的看不出必要性。改正的办法是补实材料、下一期再递，而不是换一个支付人重写一遍。材料前后矛盾，比不足更难补。任何让你“包装”存款和在职证明的人都应当避开，伪造会影响今后所有入境。',
        ],
      },
    ],
    sources: [
      immigration,
      { name: '出入国在留管理厅：留学', url: 'https://www.moj.go.jp/isa/applications/status/student.html' },
      {
        name: 'OnlineVisaGuide：2025 年 COE 指南（转述，待核对）',
        url: 'https://www.onlinevisaguide.com/article/details/3317/how-to-apply-for-a-japan-student-visa-in-2025-coe-documents-fees-and-timeline',
      },
    ],
  },
  {
    id: 'jp-graduate-school-route',
    country: 'jp',
    title: '日本大学院：研究生和修士不是一回事，套磁信怎么写',
    summary: '研究生是旁听身份，修士要考。先找到研究室，再写两页研究计划，邮件只说三件事。',
    date: '2026-04-16',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '日语里的“研究生”指非正规生，在研究室里旁听准备一年半载，没有学位；“修士”才是硕士课程，要通过大学院入学考试。国内说“考日本研究生”，多数人其实想要的是修士。两条路：直接申请修士考试，或先做研究生再考。',
        ],
      },
      {
        heading: '怎么找导师',
        paragraphs: [
          '从专业关键词到学会名单，再到大学的研究者数据库，列出十位老师；每位读两篇近三年的论文，记下他在问什么问题、用什么方法、今年收不收学生。研究室主页通常写着募集要求，有的明确不看邮件、只走学校的出愿，那就不要发。',
        ],
      },
      {
        heading: '邮件只说三件事',
        paragraphs: [],
        list: [
          '我是谁：学校、专业、学过的相关课、语言成绩，一段话。',
          '为什么是您：读了哪一篇，里面哪一点与我想做的有关，两三句。',
          '想问什么：是否接收研究生或修士，几月入学，出愿前要不要先看研究计划。',
        ],
      },
      {
        heading: '研究计划书',
        paragraphs: [
          '两页左右，写清楚：要解决的问题，前人做到哪里，你打算用什么材料和方法，能在两年里做完多少，参考文献用规范格式。题目宁小勿大，“中国电商研究”写不下去，“某类平台的评价机制对退货率的影响”可以。不要把老师的题目抄一遍交回去。',
        ],
      },
      {
        heading: '时间与考试',
        paragraphs: [
          '四月入学的，前一年四到六月联系老师，七八月出愿，八九月第一次考试，次年一二月第二次。理工多考专业科目和口试，文科看日语小论文与面试，英文项目看托福和材料。过去题目在学校官网或资料室可以拿到，先做三年的。',
          '语言方面，日语授课的多要 N1 或接近的水平，理工有的只看托福或托业；英语项目另有要求。以募集要项为准，它每年四到六月更新，用当年那一份。',
        ],
      },
    ],
    sources: [studyInJapan, { name: 'JASSO：日本学生支援机构', url: 'https://www.jasso.go.jp/en/' }],
  },
  {
    id: 'jp-university-calendar',
    country: 'jp',
    title: '考日本的大学本科：从语言学校到入学的十八个月',
    summary: 'EJU 一年两次，校内考集中在秋冬。先定文理，再定学校，再定每一次考试的用处。',
    date: '2026-05-14',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '留学生考日本的大学，多数要三样：日本留学考试（EJU）、英语成绩、学校自己的笔试或面试。把三样的时间放进一张表，就知道每个月该做什么。',
        ],
      },
      {
        heading: '考试的日子',
        paragraphs: [
          'EJU 每年六月和十一月的一个星期日各一次。2026 年第一次为 6 月 21 日，第二次为 11 月 8 日（studyonlinejapanese.com，两处来源一致，海外考场以当地主办方为准，请核对）。2026 年起基础学力科目用 JASSO 2025 年 2 月公布的新大纲，旧教材要对照一遍。',
        ],
      },
      {
        heading: '按月排',
        paragraphs: [],
        list: [
          '前一年四月到十月：日语从 N4 到 N2，同时补数学的日语表达；文科的补世界与日本的近现代史，理科的按两科复习。',
          '十一月：第一次 EJU，当作摸底，也有部分学校可用它出愿。',
          '次年一到五月：按第一次的短板补；英语考出可用的成绩，多数学校认托福，有的认托业或雅思。',
          '六月：第二次 EJU，多数私立的秋季出愿以它为主。',
          '七到十月：写志望理由书，私立陆续出愿和面试。',
          '十一月：第三次 EJU，国公立主要用它；次年一二月国公立校内考，三月放榜。',
        ],
      },
      {
        heading: '选校表怎么列',
        paragraphs: [
          '私立两到三所、国公立一到两所，日期不能相撞。每所写：用哪次 EJU、要不要英语、校内考什么、面试占多少、合格后几日内交入学金。入学金通常不退，一月二月可能要先交一所保底再等国公立，预算里留出来。',
        ],
      },
      {
        heading: '不去日本能不能考',
        paragraphs: [
          'JASSO 页面写明，截至 2025 年 11 月，可凭 EJU 在来日前录取的学校共 258 所，其中大学 109 所。也有不要 EJU 的英语授课项目。在国内考区报名要留意，中国大陆没有考场，需要去香港等地，报名和交通早做安排。',
        ],
      },
      {
        heading: '三个容易漏的日子',
        paragraphs: [
          '入学金的缴纳期限常在放榜后十天之内；成绩证明从国内高中寄到日本要两三周；在留期限如果落在入学之前，要先续再升学。把这三个日子写进同一张表，和考试日放在一起看。',
        ],
      },
    ],
    sources: [
      { name: 'JASSO：EJU', url: 'https://www.jasso.go.jp/en/ryugaku/eju/index.html' },
      { name: 'JASSO：EJU 流程', url: 'https://www.jasso.go.jp/en/ryugaku/eju/about/about_a/flowchart.html' },
      {
        name: 'studyonlinejapanese.com：2026 年日程（转述，待核对）',
        url: 'https://www.studyonlinejapanese.com/blog/eju-exam-registration-date',
      },
    ],
  },
  {
    id: 'jp-renting-and-insurance',
    country: 'jp',
    title: '在日本租房和投保：敷金、礼金、保证公司、国民健康保险',
    summary: '签约前的一次性费用常是月租的几倍；到了先办住民登记和健康保险，搬家要再登记。',
    date: '2026-07-02',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '日本的房租看上去不高，入住时一次性要付的项目却不少。官方调查的平均值可作量级参考：Study in Japan 引 JASSO 2019 年度调查，留学生每月住房费东京平均 {{jp-rent-tokyo-2019}}，全国平均 {{jp-rent-nat-2019}}。调查较早，含合住与宿舍，现在的单间会更高。',
        ],
      },
      {
        heading: '一次性费用',
        paragraphs: [],
        list: [
          '敷金：押金，退租扣除清扫和修缮后退还，扣多少看合同特约。',
          '礼金：给房东的，不退；不少房子没有，可以作为筛选条件。',
          '中介手续费：有法定上限，以月租为单位。',
          '保证公司费：代替保证人，首年一笔，之后每年续。',
          '火灾保险、换锁、首月租金和管理费。',
        ],
      },
      {
        heading: '怎样省一点',
        paragraphs: [
          '学校宿舍、国际学生会馆、UR 公团房和合租屋（share house）一次性费用低，适合第一年。看房带一支笔：记下楼层、朝向、车站步行分钟、洗衣机位置、网络是否已装、附近超市几点关。外国人不能租的房子仍然存在，找有留学生业务的中介，由他先问房东，少碰几次壁。',
        ],
      },
      {
        heading: '到了先办三件事',
        paragraphs: [
          '机场拿在留卡；住处定下后十四天内到市区町村办住民登记；同一天参加国民健康保险，拿到保险资格后看病自付三成，学生可以申请减免保费。手机和银行账户要用住址，先后顺序不能乱。二十岁以上要加入国民年金，学生可申请缓缴（学生纳付特例），每年办一次。',
        ],
      },
      {
        heading: '退租和搬家',
        paragraphs: [
          '退租多要提前一到两个月书面通知。退之前把入住时的照片拿出来对，正常使用的褪色和钉孔不该由租客负担，国土交通省有“恢复原状”指引，可以据此商量。搬到别的市，先迁出再迁入，保险和年金一起换，忘了办会收到补缴通知。大件垃圾要预约付费，搬家前两周就约。',
        ],
      },
    ],
    sources: [
      {
        name: 'Study in Japan：生活费（JASSO 2019 年度调查）',
        url: 'http://studyinjapan.go.jp/ja/life/livingcost-price/',
      },
      immigration,
      {
        name: '国土交通省：原状回復ガイドライン',
        url: 'https://www.mlit.go.jp/jutakukentiku/house/jutakukentiku_house_tk3_000020.html',
      },
    ],
  },
  {
    id: 'jp-part-time-and-job-hunting',
    country: 'jp',
    title: '日本打工与就职：一周 28 小时、就活日程和毕业后的特定活动',
    summary: '先办资格外活动许可再上班。找工作从毕业前一年半开始，没有找到的可换特定活动签继续找。',
    date: '2026-10-20',
    updated,
    author,
    sections: [
      {
        heading: null,
        paragraphs: [
          '留学生打工须先取得资格外活动许可，可以在入境时的机场当场申请。取得之后，每周 28 小时以内，长假每天 8 小时以内（CILA 学校页面，未标日期，请在出入国在留管理厅网站核对）。28 小时是所有打工合计，不是每一家 28 小时。',
        ],
      },
      {
        heading: '打工守则',
        paragraphs: [],
        list: [
          '风俗营业及其相关场所一律不可，包括在里面洗碗和打扫。',
          '时薪不得低于都道府县公布的最低工资，每年秋季调整。',
          '保留排班表和工资单，更新在留时可能要提交。',
          '超时会影响签证更新，也会影响以后变更为工作签。',
        ],
      },
      {
        heading: '就活的日程',
        paragraphs: [
          '日本企业招应届生有固定节奏：毕业前一年的夏天参加短期实习（internship），前一年三月起公开招募说明会和投递，六月前后进入正式面试，十月一日内定式，次年四月入职。外资和中小企业不完全按这个走。大学的职业中心有留学生专场，第三学年的春天就去登记，履历书、志望动机、SPI 测试一样一样练。',
        ],
      },
      {
        heading: '换成工作签',
        paragraphs: [
          '多数文科和理工的正式职位走“技术・人文知识・国际业务”，审的是所学与工作内容有关、报酬不低于日本人。专门学校毕业的，对应关系看得更严；大学毕业的宽一些。变更申请从十二月起就可以向入管提交，公司要提供材料，拿到内定后尽早沟通。',
        ],
      },
      {
        heading: '毕业时还没有找到',
        paragraphs: [
          '可由学校推荐，把在留资格变更为“特定活动（就职活动）”，6 个月，可续一次，合计 12 个月（行政书士事务所 Keiei Sakai 页面，未标日期；北海道大学 2017 年 5 月的说明一致）。毕业第二年参加地方政府就业支援项目的，可再延长 12 个月（同一事务所页面，未标日期）。条件包括在学期间已经在找工作、有学校推荐信和生活费。以出入国在留管理厅当时的说明为准，请核对。这些都要在现有在留期限之内申请，过期再去就来不及了。',
        ],
      },
    ],
    sources: [
      immigration,
      { name: 'CILA：打工许可说明', url: 'http://cila.jp/guide11' },
      {
        name: '北海道大学：毕业后想留在日本（2017-05）',
        url: 'https://www.global.hokudai.ac.jp/students/graduation-departure/want-to-remain-in-japan/',
      },
      { name: 'Keiei Sakai 行政书士事务所（页面未标日期）', url: 'https://global.keiei-sakai.com/news/1531' },
    ],
  },
]
