/** The format in which a value is printed. */
type ValueUnit =
  | 'percent'
  | 'people'
  | 'count'
  | 'usd'
  | 'gbp'
  | 'aud'
  | 'cad'
  | 'sgd'
  | 'score'
  | 'grade'
  | 'ratio'
  | 'year'
  | 'words'

type ValueDefinition = {
  label: string
  unit: ValueUnit
  /** What the value does not include or mean; null when the label is sufficient. */
  caution: string | null
  /** The strip shows the school's position in its country. The words are for its two ends. */
  strip?: readonly [low: string, high: string]
  /** Chinese words for the codes of the source. */
  words?: Readonly<Record<string, string>>
}

const testPolicies = {
  required: '必须提交 SAT 或 ACT',
  sometimes_required: '一部分申请者必须提交，是哪些人看学校说明',
  flexible: '规定可变通（test flexible），交什么看学校说明',
  recommended: '建议提交 SAT 或 ACT',
  optional: '可交可不交（test optional）',
  test_blind: '交了也不看（test blind）',
}

const settings = {
  'city-large': '大城市',
  'city-midsize': '中等城市',
  'city-small': '小城市',
  'suburb-large': '大都市郊区',
  'suburb-midsize': '中等城市郊区',
  'suburb-small': '小城市郊区',
  'town-fringe': '城镇（近都市区）',
  'town-distant': '城镇（离都市区较远）',
  'town-remote': '偏远城镇',
  'rural-fringe': '乡村（近都市区）',
  'rural-distant': '乡村（离都市区较远）',
  'rural-remote': '偏远乡村',
}

const tef = {
  Gold: '金（Gold）',
  Silver: '银（Silver）',
  Bronze: '铜（Bronze）',
  'Requires improvement': '需要改进',
}

const yesNo = { yes: '是', no: '否' }

/**
 * Every published value of a school in the library: its name, its unit and its limits. The order within a country is defined with the
 * pages.
 */
const schoolValues = {
  // United States
  'admission-rate': {
    label: '本科录取率',
    unit: 'percent',
    caution: '录取人数除以申请人数，全体本科新生；国际学生通常更低，学校另行公布或不公布。',
    strip: ['录取率低', '录取率高'],
  },
  sat: {
    label: 'SAT 中间一半（两科相加）',
    unit: 'score',
    caution:
      '第 25 到第 75 百分位，由本站把公布的两科分数相加；只含交了分数的入学新生，不交分数的学校里偏高。',
    strip: ['分数低', '分数高'],
  },
  'sat-reading': {
    label: 'SAT 阅读与写作中间一半',
    unit: 'score',
    caution: '第 25 到第 75 百分位，只含交了分数的入学新生。',
  },
  'sat-math': {
    label: 'SAT 数学中间一半',
    unit: 'score',
    caution: '第 25 到第 75 百分位，只含交了分数的入学新生。',
  },
  act: { label: 'ACT 中间一半', unit: 'score', caution: '第 25 到第 75 百分位，只含交了分数的入学新生。' },
  'test-policy': {
    label: '标准化考试',
    unit: 'words',
    caution: '只是所注那一季的政策，不少学校之后改过；请看学校官网对您入学那一年的要求。',
    words: testPolicies,
  },
  undergraduates: { label: '本科生人数', unit: 'people', caution: '攻读学位的本科生。', strip: ['小', '大'] },
  graduates: { label: '研究生人数', unit: 'people', caution: null },
  students: { label: '在校生总数', unit: 'people', caution: null, strip: ['小', '大'] },
  'international-share': { label: '国际学生比例', unit: 'percent', caution: null, strip: ['少', '多'] },
  'international-share-undergraduate': {
    label: '本科国际学生比例',
    unit: 'percent',
    caution: '非美国居民的本科生，按联邦口径；不分国籍。',
  },
  'completion-rate': {
    label: '完成率',
    unit: 'percent',
    caution: '在规定年限一倍半内毕业（四年制按六年）；转学走的不算完成。',
    strip: ['低', '高'],
  },
  'retention-rate': { label: '大一升大二的留校率', unit: 'percent', caution: '全日制本科新生。' },
  'student-faculty-ratio': { label: '生师比', unit: 'ratio', caution: '学生数比教师数，不等于课堂人数。' },
  'tuition-undergraduate': {
    label: '本科学费与必缴杂费（一学年）',
    unit: 'usd',
    caution: '州外学生价，国际本科生通常按这个价；不含住宿和保险。',
    strip: ['便宜', '贵'],
  },
  'graduate-living': {
    label: '研究生一学年生活开支（学校估算）',
    unit: 'usd',
    caution: '各校的月数和范围不同，不能直接比；不含学费。',
  },
  'graduate-insurance': {
    label: '研究生医保',
    unit: 'usd',
    caution: null,
    words: { included: '已含在生活开支里' },
  },
  'tuition-graduate': {
    label: '研究生学费与必缴杂费（一学年）',
    unit: 'usd',
    caution: '全校平均，州外学生价，不含法学院、医学院；已过去几年，只看量级。',
  },
  housing: {
    label: '校内住宿与伙食（一学年）',
    unit: 'usd',
    caution: '校内住宿的公布价，校外租房另计。',
    strip: ['便宜', '贵'],
  },
  'earnings-10-years': {
    label: '入学十年后的收入中位数',
    unit: 'usd',
    caution: '只统计领过联邦助学金的学生，国际学生不在内；全部专业合在一起。',
  },
  research: {
    label: '研究活动',
    unit: 'words',
    caution: '卡内基分类按科研经费与博士数划分，不评价教学。',
    words: {
      'Research 1: Very High Spending and Doctorate Production': 'R1：科研经费与博士数量极高',
      'Research 2: High Spending and Doctorate Production': 'R2：科研经费与博士数量高',
      'Research Colleges and Universities': '有科研活动的学院与大学（RCU）',
      'No research designation': '没有科研类别',
    },
  },
  residential: {
    label: '住校情况',
    unit: 'words',
    caution: null,
    words: {
      'Highly residential': '多数本科生住校',
      'Primarily residential': '住校为主',
      Residential: '一部分住校',
      'Primarily non-residential': '以走读为主',
      'Mostly full-time, not residential': '全日制为主，不住校',
      'Mostly part-time, not residential': '非全日制为主，不住校',
      'Online and on-campus': '线上与校园并行',
      'Primarily online': '以线上为主，先核对能否办学生签证',
      'Graduate-focused': '以研究生为主',
    },
  },
  setting: { label: '校园环境', unit: 'words', caution: '美国教育统计中心按人口分级。', words: settings },
  'highest-degree': {
    label: '最高授予学位',
    unit: 'words',
    caution: null,
    words: { Doctorate: '博士', "Master's": '硕士', "Bachelor's": '学士', Associate: '副学士' },
  },
  'common-app-early': {
    label: '早申请截止（过往一季）',
    unit: 'words',
    caution: '2024–25 申请季的日期，只作参考；今年的以学校官网和 Common App 为准。',
  },
  'common-app-regular': {
    label: '常规申请截止（过往一季）',
    unit: 'words',
    caution: '2024–25 申请季的日期，只作参考；今年的以学校官网和 Common App 为准。',
    words: { rolling: '滚动录取' },
  },
  'common-app-fee': {
    label: '国际学生申请费（过往一季）',
    unit: 'usd',
    caution: '2024–25 申请季，Common App 要求表。',
  },
  // United Kingdom
  'tef-overall': {
    label: '教学卓越评级 TEF（总评）',
    unit: 'words',
    caution: '只评本科教学；苏格兰、威尔士、北爱尔兰的大学多数不参加，没有评级不是差。',
    words: tef,
  },
  'tef-experience': { label: 'TEF 学生体验', unit: 'words', caution: null, words: tef },
  'tef-outcomes': { label: 'TEF 学生去向', unit: 'words', caution: null, words: tef },
  'undergraduate-courses': {
    label: '本科课程数',
    unit: 'count',
    caution: '英国政府 Discover Uni 名录里的不同本科课程。',
  },
  'main-site': { label: '主要教学点', unit: 'words', caution: '课程最多的教学点，学校可能另有校区。' },
  accommodation: { label: '学校住宿页', unit: 'words', caution: null },
  'students-union': { label: '学生会', unit: 'words', caution: null },
  // Tuition ranges of several countries, in the currency of each
  'range-bachelor': {
    label: '国际生本科学费区间（一学年）',
    unit: 'words',
    caution: '汇编登记的最低到最高；医学、牙医等常在这个区间以外，单列的课程以课程自己的数为准。',
  },
  'fee-bachelor': {
    label: '国际生本科学费（一学年）',
    unit: 'words',
    caution: '学校公布的最低到最高；不含医、牙、法，也不含要签服务约的助学金价。',
  },
  'fee-master': {
    label: '国际生硕士学费（一学年）',
    unit: 'words',
    caution: '学校公布的最低到最高；别的专业可能不同，以课程页为准。',
  },
  'rule-bachelor': {
    label: '本科学费（公立统一标准，入学前看学校）',
    unit: 'words',
    caution: '国家或州对公立学校的统一规定，没有逐校核对；学费以外另有注册费等。',
  },
  'rule-master': {
    label: '硕士学费（公立统一标准，入学前看学校）',
    unit: 'words',
    caution: '国家或州对公立学校的统一规定，没有逐校核对；在职硕士和部分课程另定。',
  },
  'masters-yearly': {
    label: '授课型硕士一学年学费（已收录的课程）',
    unit: 'words',
    caution: '已收录课程的最低到最高，全程价除以学制年数；每个课程各自定价。',
  },
  'range-master': {
    label: '国际生授课型硕士学费区间',
    unit: 'words',
    caution: '汇编登记的最低到最高；MBA 等个别课程可能更高，以课程页为准。',
  },
  ielts: {
    label: '雅思最低总分',
    unit: 'grade',
    caution: '全校最低的一档；专业要求往往更高，并有单项要求。',
  },
  // Australia
  'cricos-provider': {
    label: 'CRICOS 院校代码',
    unit: 'words',
    caution: '录取信和签证材料上应是同一个代码。',
  },
  'overseas-retention': {
    label: '海外学生留校率',
    unit: 'percent',
    caution: '海外本科新生第二年仍在读的比例。',
    strip: ['低', '高'],
  },
  'overseas-success': {
    label: '海外学生课程通过率',
    unit: 'percent',
    caution: '海外学生通过的课业占所修课业的比例。',
  },
  'student-staff-ratio': { label: '生师比', unit: 'ratio', caution: '按全时当量折算，不等于课堂人数。' },
  'students-by-field': { label: '学生最多的学科', unit: 'words', caution: null },
  // Canada
  dli: {
    label: '指定学校编号 DLI',
    unit: 'words',
    caution: '在名单上才能申请学习许可；申请时填的应是这个编号。',
  },
  pgwp: {
    label: '有课程可申请毕业后工签',
    unit: 'words',
    caution: '至少一门课程符合；具体课程仍要在移民部页面逐条查。',
    words: yesNo,
  },
  'pal-exempt': {
    label: '研究生课程免省级证明信（PAL）',
    unit: 'words',
    caution: '只说研究生课程；本科和专科通常仍需要。',
    words: yesNo,
  },
  ownership: {
    label: '公立或私立',
    unit: 'words',
    caution: null,
    words: {
      public: '公立',
      private: '私立',
      national: '国立',
      Public: '公立',
      Private: '私立',
      'Private government-dependent': '私立，主要靠政府拨款',
      'öffentlich-rechtlich': '公立',
      'privat, staatlich anerkannt': '私立，国家承认',
    },
  },
  // Japan
  'japanese-name': { label: '日文名', unit: 'words', caution: '查日文官网、认证和签证都用它。' },
  faculties: { label: '学部数', unit: 'count', caution: null },
  'graduate-schools': { label: '研究科数', unit: 'count', caution: null },
  'japanese-address': { label: '登记地址', unit: 'words', caution: null },
  // Singapore
  'programmes-surveyed': {
    label: '参加就业调查的本科课程',
    unit: 'count',
    caution: '只是被调查到的课程，不是全部开设课程。',
  },
  'graduate-pay': {
    label: '本科毕业生月薪中位数（各课程）',
    unit: 'sgd',
    caution: '由本站取各课程中位数的最低与最高；只含全职固定工作、回答了调查的毕业生，不分国籍。',
  },
  // Hong Kong
  'masters-fees': {
    label: '授课型硕士全程学费',
    unit: 'words',
    caution: '由本站从收录的课程里取最低与最高；按学年、学分收费的课程没有算进，不含住宿和生活费。',
  },
  'masters-listed': {
    label: '本站收录的授课型硕士',
    unit: 'count',
    caution: '2026 年入学的官网课程页，不是学校的全部课程。',
  },
  // Europe
  'students-europe': {
    label: '学生人数',
    unit: 'people',
    caution: '学士与硕士层次的人头数，不含博士生，所以少于学校自己公布的总数。',
    strip: ['小', '大'],
  },
  'students-hrk': {
    label: '学生人数（大学校长会议名录）',
    unit: 'people',
    caution: '2022/23 冬季学期，名录所列。',
  },
  'degree-levels': { label: '授予的学位层次', unit: 'words', caution: null },
  'fields-europe': { label: '主要学科', unit: 'words', caution: '在读学生占 3% 以上的学科。' },
  'institution-type': {
    label: '院校类型',
    unit: 'words',
    caution: null,
    words: {
      University: '大学',
      'University of Applied Sciences': '应用科学大学',
      'Other institution': '其他高等院校（多为艺术、商科等专门学院）',
      Universitäten: '大学',
      'Fachhochschulen / HAW': '应用科学大学',
    },
  },
  'doctorate-right': { label: '博士学位授予权', unit: 'words', caution: null, words: yesNo },
  // All
  founded: { label: '建校', unit: 'year', caution: null },
  'founded-two': {
    label: '建校（两种说法）',
    unit: 'words',
    caution: '来源给了两个年份，多因合并或重组，这里并列。',
  },
  campus: { label: '主校区位置', unit: 'words', caution: null },
  // High schools
  ages: { label: '招生年龄', unit: 'words', caution: null },
  gender: {
    label: '男校、女校或混校',
    unit: 'words',
    caution: '英格兰只指 16–18 岁部分，低年级可能不同。',
    words: { mixed: '混校', boys: '男校', girls: '女校', coed: '混校' },
  },
  religion: {
    label: '登记的宗教',
    unit: 'words',
    caution: null,
    words: {
      None: '无',
      'Church of England': '英国国教',
      'Roman Catholic': '天主教',
      Christian: '基督教',
      Methodist: '循道宗',
      Quaker: '贵格会',
      Jewish: '犹太教',
      Muslim: '伊斯兰教',
      Catholic: '天主教',
      'Church of England/Christian': '英国国教／基督教',
      'Inter- / non- denominational': '跨教派',
      Islam: '伊斯兰教',
      'Does not apply': '不适用',
    },
  },
  'pupils-16-18': { label: '16–18 岁在读人数', unit: 'people', caution: '只是 16–18 岁，不是全校人数。' },
  'a-level-points': {
    label: 'A-Level 每门平均分',
    unit: 'score',
    caution:
      'A* 60、A 50、B 40、C 30；全英格兰 2023/24 平均 35.55。不宜排名：读 IB 或 Pre-U 的学校考生少，不到 30 人的平均分没有意义。',
  },
  'a-level-pupils': { label: 'A-Level 考生人数', unit: 'people', caution: '不到 30 人时平均分波动很大。' },
  'a-level-grade': { label: 'A-Level 平均等级', unit: 'words', caution: null },
  'aab-share': {
    label: 'AAB 及以上（含两门促进性科目）',
    unit: 'percent',
    caution: '占 A-Level 考生的比例。',
  },
  sevp: {
    label: 'SEVP 名单',
    unit: 'words',
    caution:
      '在名单上表示可以签发 F-1 的 I-20，不评价办学，也不说明有没有名额；学校每月有进有出，申请前再查一次。',
    words: { listed: '2026 年 7 月 8 日在名单上' },
  },
  operator: {
    label: '举办者',
    unit: 'words',
    caution: '按登记的举办者名称；没有写明的不等于私立。',
    words: { public: '公立学区', diocese: '教区' },
  },
  'takes-international': {
    label: '招收国际生',
    unit: 'words',
    caution: '2021 年名录登记有国际生；人数受当时关闭边境影响，不能当作现在的规模。',
    words: { yes: '是（2021 年名录）' },
  },
  roll: { label: '全校人数', unit: 'people', caution: '2021 年 9 月名录，五年前的数。' },
  'boarding-2021': {
    label: '寄宿',
    unit: 'words',
    caution: '2021 年名录写明的才列；没写明不等于没有。',
    words: { Y: '名录写明可寄宿' },
  },
  'senior-fee': {
    label: '高中课程登记学费（整个课程）',
    unit: 'aud',
    caution: '2023 年 1 月登记册，整个课程的学费，三年来多已上调；学校可能已停招，以录取信为准。',
  },
  'junior-fee': {
    label: '初中课程登记学费（整个课程）',
    unit: 'aud',
    caution: '2023 年 1 月登记册，整个课程的学费，三年来多已上调；以录取信为准。',
  },
  sites: {
    label: '登记的校址数',
    unit: 'count',
    caution: '州教育部门统一招生：向教育部门申请，不是向某一所学校申请。',
  },
} as const satisfies Readonly<Record<string, ValueDefinition>>

export type SchoolValueKey = keyof typeof schoolValues

export const isSchoolValueKey = (key: string): key is SchoolValueKey => Object.hasOwn(schoolValues, key)

export const valueDefinition = (key: SchoolValueKey): ValueDefinition => schoolValues[key]

/** One published value of a school. */
export type SchoolValue = {
  key: SchoolValueKey
  num: number | null
  to: number | null
  text: string | null
  /** The part of the school to which it applies, such as a faculty; null for the whole school. Printed with the value. */
  covers: string | null
  year: string
  source: string
  /** Its position among the schools of its kind and country, the highest first. */
  place: { at: number; among: number } | null
}
