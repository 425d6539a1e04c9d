import type { Ask } from '@/lib/tools/cost/countries'
import type { ConditionLevel } from './input'

/** A language threshold that a source states; numbers are compared with what the visitor typed. */
export type LanguageRule = {
  levels: readonly ConditionLevel[]
  /** Figure or statement of the registry that says so. */
  source: { figure: string } | { statement: string }
  /** Each is enough by itself; empty where the source names no score. */
  scores: { ielts?: number; toefl?: number; pte?: number; jlpt?: number }
  /** Whose threshold it is, and what it does not say. */
  note: string
  /** The school whose own rule it is; null for a rule of the whole country. */
  school: string | null
}

export type FundsRule = {
  levels?: readonly ConditionLevel[]
  figure: string
  /** How many of the figure's periods must be shown. */
  times: number
  note: string
}

export type StayRule = { levels: readonly ConditionLevel[]; figures: readonly string[]; note?: string }

export type ConditionCountry = {
  code: string
  language: readonly LanguageRule[]
  funds: readonly FundsRule[]
  stay: readonly StayRule[]
  /** Most courses are taught in English. */
  isEnglish: boolean
  isNear: boolean
  /** Sourced statements worth knowing before applying, by level. */
  statements: Partial<Record<ConditionLevel, readonly string[]>>
  /** What speaks for it and what one gives up, without figures. */
  why: string
  tradeOff: string
  /** Official pages that decide. */
  admission: Ask
  visa: Ask
}

const degrees = ['undergraduate', 'master'] as const
const everyLevel = ['undergraduate', 'master', 'highschool', 'language'] as const

const ownPage: Ask = { name: '目标学校的国际学生入学要求页', url: null }

/** In the order of the site's navigation. Scores stand here beside the fact that states them; a test compares the two. */
export const conditionCountries: readonly ConditionCountry[] = [
  {
    code: 'us',
    language: [],
    funds: [],
    stay: [
      { levels: degrees, figures: ['us-opt', 'us-stem-opt'], note: '延期只限理工科（STEM）目录里的专业。' },
    ],
    isEnglish: true,
    isNear: false,
    statements: { undergraduate: ['study-us-nodate', 'study-us-ed1'] },
    why: '学校数量多、类型多，本科可以先读再定专业，转学也常见，成绩起点不同的学生都有可申请的学校。',
    tradeOff: '没有统一的入学门槛，要一所所查；花费高，签证由面签决定。',
    admission: { name: '各校 International Admissions 页', url: null },
    visa: {
      name: '美国国务院学生签证',
      url: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
    },
  },
  {
    code: 'uk',
    language: [
      {
        levels: degrees,
        source: { figure: 'uk-eng-degree' },
        scores: {},
        note: '签证只写欧标等级。大学可以自己评估，也可能要求指定的安全英语考试；各校的雅思要求多半高于签证的等级。',
        school: null,
      },
      {
        levels: ['highschool', 'language'],
        source: { figure: 'uk-eng-below' },
        scores: {},
        note: '签证只写欧标等级，中学和语言课程另有各校的入学测试。',
        school: null,
      },
    ],
    funds: [
      {
        figure: 'uk-pof-outside-202511',
        times: 9,
        note: '按伦敦以外、九个月计；伦敦每月更高。另加未付的学费，存满规定天数。',
      },
    ],
    stay: [{ levels: degrees, figures: ['uk-graduate-route-2027'] }],
    isEnglish: true,
    isNear: false,
    statements: { undergraduate: ['study-uk-ucas-five', 'study-uk-ucas-ps'] },
    why: '本科和授课型硕士学制短，申请规则清楚，专业要求写在课程页上，容易对照。',
    tradeOff: '申请时就要定专业，入学后难换；课程紧，留给实习的时间少。',
    admission: { name: '目标课程页的 Entry requirements', url: null },
    visa: { name: 'GOV.UK 学生签证', url: 'https://www.gov.uk/student-visa' },
  },
  {
    code: 'ca',
    language: [],
    funds: [
      { figure: 'ca-pof-2025', times: 1, note: '魁北克以外、单人的生活费部分；另加第一年学费和路费。' },
    ],
    stay: [
      { levels: ['master'], figures: ['ca-pgwp-master'] },
      { levels: ['undergraduate'], figures: ['ca-pgwp-2y'], note: '毕业后的工签另有语言要求。' },
    ],
    isEnglish: true,
    isNear: false,
    statements: {
      undergraduate: ['study-ca-ouac-merge'],
      highschool: ['study-ca-ossd-30', 'study-ca-ossd-40'],
    },
    why: '大学多为公立，质量差距小；带薪实习课程多，高中可以直接读安省课程升学。',
    tradeOff: '学习许可有名额和省级证明的限制，政策变动多；冬季长。',
    admission: ownPage,
    visa: {
      name: '加拿大移民部学习许可',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    },
  },
  {
    code: 'au',
    language: [
      {
        levels: degrees,
        source: { figure: 'au-eng-student' },
        scores: { ielts: 6 },
        note: '这是学生签证的下限，学校的要求多半更高；读打包语言课或预科另有较低的下限。',
        school: null,
      },
      {
        levels: ['language'],
        source: { figure: 'au-eng-elicos' },
        scores: { ielts: 5 },
        note: '与正式课程打包的语言课。',
        school: null,
      },
    ],
    funds: [
      { figure: 'au-pof-living-2024', times: 1, note: '主申请人十二个月的生活费部分；另加学费和路费。' },
    ],
    stay: [
      { levels: ['undergraduate'], figures: ['au-485-bachelor-2024', 'au-485-age'] },
      { levels: ['master'], figures: ['au-485-mc-2024', 'au-485-age'] },
    ],
    isEnglish: true,
    isNear: false,
    statements: { undergraduate: ['study-au-gaokao-list', 'study-au-atar'] },
    why: '不少大学认高考成绩，签证的英语和资金要求写得明确，一年多次入学，便于补考后再走。',
    tradeOff: '学费每年调整，多年的预算要留余地；签证要证明真实的学习目的，换专业、换学校会被细问。',
    admission: { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au' },
    visa: {
      name: '澳大利亚内政部 500 类签证',
      url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
    },
  },
  {
    code: 'nz',
    language: [],
    funds: [
      {
        levels: ['undergraduate', 'master', 'language'],
        figure: 'nz-pof',
        times: 1,
        note: '大学及以上一年的生活费部分；另加学费。',
      },
      {
        levels: ['highschool'],
        figure: 'nz-pof-school',
        times: 1,
        note: '中小学一年的生活费部分；另加学费。',
      },
    ],
    stay: [{ levels: ['master'], figures: ['nz-pswv-master'] }],
    isEnglish: true,
    isNear: false,
    statements: {},
    why: '大学都是公立，质量接近；规模小，老师顾得过来，低龄学生的寄宿和监护规定完整。',
    tradeOff: '专业和学校的选择少，本地就业市场小。',
    admission: { name: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz' },
    visa: { name: '新西兰移民局', url: 'https://www.immigration.govt.nz' },
  },
  {
    code: 'jp',
    language: [
      {
        levels: ['language'],
        source: { statement: 'study-jp-lang-two' },
        scores: { jlpt: 5 },
        note: '一部分语言学校的例子，别的学校可能不看等级，只看学习时数的证明。',
        school: null,
      },
    ],
    funds: [
      {
        figure: 'jp-pof-school-advice',
        times: 1,
        note: '官方没有固定数额，这是学校通常建议准备的区间，按较低的一端计；另要收入和存款来源的证明。',
      },
    ],
    stay: [{ levels: degrees, figures: ['jp-jobhunt'] }],
    isEnglish: false,
    isNear: true,
    statements: {
      undergraduate: ['study-jp-senmon-lang', 'study-jp-g30-nagoya'],
      language: ['study-jp-lang-intake', 'study-jp-accred-visa'],
    },
    why: '国立大学学费低，离家近；可以先读语言学校再考学，中途有多个台阶。',
    tradeOff: '多数课程用日语，从零学起要先花时间过语言关；英语课程少，要一个个找。',
    admission: { name: '日本留学信息网站', url: 'https://www.studyinjapan.go.jp/en/' },
    visa: { name: '日本出入国在留管理厅', url: 'https://www.moj.go.jp/isa/' },
  },
  {
    code: 'sg',
    language: [
      {
        levels: ['undergraduate'],
        source: { statement: 'study-sg-ntu-eng' },
        scores: { ielts: 6, toefl: 90, pte: 55 },
        note: '南洋理工大学对高考生的要求，其中一项达到即可，雅思写作也要 6 分；别的学校另有规定。',
        school: 'sg-nanyang-technological-university',
      },
    ],
    funds: [],
    stay: [],
    isEnglish: true,
    isNear: true,
    statements: { undergraduate: ['study-sg-ntu-results', 'study-sg-nus-close'] },
    why: '英语授课，离家近，治安和生活习惯容易适应；公立大学的助学金可以减学费。',
    tradeOff: '公立大学录取人数少、竞争集中；领学费助学金毕业后要在新加坡工作几年。',
    admission: {
      name: '新加坡国立大学国际资格页',
      url: 'https://nus.edu.sg/oam/admissions/international-qualifications-for-foreigners',
    },
    visa: { name: '新加坡移民与关卡局', url: 'https://www.ica.gov.sg' },
  },
  {
    code: 'hk',
    language: [],
    funds: [],
    stay: [{ levels: degrees, figures: ['hk-iang-24m'] }],
    isEnglish: true,
    isNear: true,
    statements: { undergraduate: ['study-hk-zizhu', 'study-hk-tongzhao'] },
    why: '凭高考成绩申请，英语授课，离家近，毕业后留港找工作的安排清楚。',
    tradeOff: '本科看高考实分和英语单科，名额少；宿位紧，校外租金高。',
    admission: { name: '香港各大学内地本科生入学页', url: null },
    visa: { name: '香港入境事务处', url: 'https://www.immd.gov.hk' },
  },
  {
    code: 'ch',
    language: [],
    funds: [{ figure: 'ch-pof', times: 1, note: '各州不同，这是约数；另加学费。' }],
    stay: [{ levels: degrees, figures: ['ch-jobsearch'] }],
    isEnglish: false,
    isNear: false,
    statements: {},
    why: '公立理工大学学费低、科研强；酒店管理类学校英语授课，实习是课程的一部分。',
    tradeOff: '公立大学本科多用德语或法语；生活费高，非欧盟毕业生找工作受限。',
    admission: { name: '瑞士大学联合会', url: 'https://www.swissuniversities.ch' },
    visa: { name: '瑞士联邦移民局', url: 'https://www.sem.admin.ch' },
  },
  {
    code: 'it',
    language: [],
    funds: [],
    stay: [],
    isEnglish: false,
    isNear: false,
    statements: {},
    why: '艺术、设计、音乐院校集中，公立学校学费低，另有专为中国学生设的预注册安排。',
    tradeOff: '多数课程用意大利语，预注册一年一次，错过要等下一年。',
    admission: { name: 'Universitaly', url: 'https://www.universitaly.it' },
    visa: { name: '意大利签证官网', url: 'https://vistoperitalia.esteri.it' },
  },
  {
    code: 'fr',
    language: [],
    funds: [{ figure: 'fr-pof', times: 12, note: '按每月数额乘十二；住宿有证明的可减。' }],
    stay: [],
    isEnglish: false,
    isNear: false,
    statements: {},
    why: '公立大学注册费低，商学院和工程师学校有英语项目，艺术院校选择多。',
    tradeOff: '公立大学本科用法语；申请、面试、签证都经法国高等教育署，流程长。',
    admission: { name: '法国高等教育署', url: 'https://www.campusfrance.org' },
    visa: { name: '法国签证官网', url: 'https://france-visas.gouv.fr' },
  },
  {
    code: 'ie',
    language: [],
    funds: [{ figure: 'ie-pof-long', times: 1, note: '八个月以上课程第一年的生活费部分；另加学费。' }],
    stay: [
      { levels: ['undergraduate'], figures: ['ie-1g-l8'] },
      { levels: ['master'], figures: ['ie-1g-l9'] },
    ],
    isEnglish: true,
    isNear: false,
    statements: {},
    why: '英语授课，科技和制药企业集中，毕业后留下找工作的时间写得清楚。',
    tradeOff: '学校少，都柏林租房紧张，直飞航线少。',
    admission: { name: 'Education in Ireland', url: 'https://www.educationinireland.com' },
    visa: { name: '爱尔兰移民局', url: 'https://www.irishimmigration.ie' },
  },
  {
    code: 'my',
    language: [],
    funds: [],
    stay: [],
    isEnglish: true,
    isNear: true,
    statements: {},
    why: '花费低，英语授课，离家近，可以读英澳大学的分校或合作课程。',
    tradeOff: '要查清学位由谁颁发、国内能否认证；毕业后当地工作机会有限。',
    admission: { name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' },
    visa: { name: '马来西亚学生签证系统', url: 'https://visa.educationmalaysia.gov.my' },
  },
  {
    code: 'nl',
    language: [],
    funds: [{ figure: 'nl-pof-2026-exact', times: 12, note: '按每月数额乘十二；由学校代收并递签。' }],
    stay: [{ levels: degrees, figures: ['nl-orientation'] }],
    isEnglish: false,
    isNear: false,
    statements: {},
    why: '英语硕士项目多，应用科学大学重实践，学校代办居留手续。',
    tradeOff: '本科英语项目在收紧，住房紧张，学校不保证宿舍。',
    admission: { name: 'Study in NL', url: 'https://www.studyinnl.org' },
    visa: { name: '荷兰移民局', url: 'https://ind.nl/en' },
  },
  {
    code: 'de',
    language: [],
    funds: [{ figure: 'de-blocked-2026', times: 1, note: '存入限制提款账户的全年数额。' }],
    stay: [{ levels: degrees, figures: ['de-jobsearch'] }],
    isEnglish: false,
    isNear: false,
    statements: {},
    why: '公立大学多数不收学费，工科强，毕业后留下找工作的时间较长。',
    tradeOff: '本科多用德语，要先过审核部（APS）和语言；毕业难，延期常见。',
    admission: { name: 'DAAD（德国学术交流中心）', url: 'https://www.daad.de/en/' },
    visa: { name: '德国驻华使领馆', url: 'https://china.diplo.de' },
  },
  {
    code: 'es',
    language: [],
    funds: [{ figure: 'es-pof', times: 12, note: '按每月约数乘十二；各领馆要求的材料不同。' }],
    stay: [{ levels: degrees, figures: ['es-jobsearch-2018'] }],
    isEnglish: false,
    isNear: false,
    statements: {},
    why: '公立大学学费低，西班牙语用处广。',
    tradeOff: '多数课程用西班牙语，学历认证和预约都慢。',
    admission: { name: '西班牙大学部', url: 'https://www.universidades.gob.es' },
    visa: { name: '西班牙驻华领事机构', url: 'https://www.exteriores.gob.es' },
  },
  {
    code: 'kr',
    language: [],
    funds: [
      {
        levels: ['undergraduate', 'master', 'highschool'],
        figure: 'kr-pof-metro',
        times: 1,
        note: '首都圈大学的存款证明；地方大学较低。',
      },
      {
        levels: ['language'],
        figure: 'kr-pof-lang-metro',
        times: 1,
        note: '首都圈语言研修的存款证明；地方较低。',
      },
    ],
    stay: [{ levels: degrees, figures: ['kr-d10'] }],
    isEnglish: false,
    isNear: true,
    statements: {},
    why: '离家近，影视、传播、设计类学校选择多。',
    tradeOff: '本科多用韩语，要先过语言关；国内对学校的了解集中在少数几所。',
    admission: { name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' },
    visa: { name: '韩国驻华使领馆', url: 'https://overseas.mofa.go.kr/cn-zh' },
  },
]

/** Whether a rule speaks of a level; a rule without levels speaks of all. */
export const isForLevel = (rule: { levels?: readonly ConditionLevel[] }, level: ConditionLevel): boolean =>
  (rule.levels ?? everyLevel).includes(level)
