/**
 * What the calculator knows of each country: which facts make up a line, and whom to ask where none is known. Amounts stand
 * in the fact registry only; here are ids. Alternatives are told apart by the inner arrays: `[['a'], ['b', 'c']]` reads "a, or
 * b and c together", and a line runs from the cheapest to the dearest of them.
 */

export const levels = [
  { value: 'undergraduate', label: '本科', years: 4 },
  { value: 'master', label: '硕士', years: 1 },
  { value: 'highschool', label: '高中', years: 3 },
  { value: 'language', label: '语言学校', years: 1 },
] as const
export type Level = (typeof levels)[number]['value']

export const housings = [
  { value: 'campus', label: '学校宿舍' },
  { value: 'rent', label: '校外租房' },
  { value: 'home', label: '住亲友家，不付房租' },
] as const
export type Housing = (typeof housings)[number]['value']

export const tests = [
  { value: 'ielts', label: '雅思', fact: [['cn-ielts-2026']] },
  { value: 'toefl', label: '托福', fact: [['cn-toefl-2025']] },
  { value: 'sat', label: 'SAT', fact: [['us-sat-2025', 'us-sat-intl']] },
  { value: 'gmat', label: 'GMAT', fact: [['gmat-2025-centre'], ['gmat-2025-online']] },
  { value: 'jlpt', label: '日语能力考 N1/N2', fact: [['cn-jlpt-n1n2']] },
] as const
export type Test = (typeof tests)[number]['value']

/** A figure or a sum of figures, one inner array per alternative. */
export type Alternatives = readonly (readonly string[])[]

/** Facts of a line and what must be said of them. */
export type Evidence = {
  facts: Alternatives
  note?: string
  /** Charged once for the whole programme instead of each year. */
  isOnce?: boolean
}

/** Whom to ask when no figure is known; `url` is null where every school or company has its own page. */
export type Ask = { name: string; url: string | null }

export type CityTier = {
  value: string
  label: string
  /** Living without housing. */
  living?: Evidence
  /** Living and housing in one figure, used where they are not known apart. */
  together?: Evidence
  campus?: Evidence
  rent?: Evidence
  tuition?: Partial<Record<Level, Evidence>>
}

export type CostCountry = {
  value: string
  label: string
  currency: string
  /** Month value of the currency in yuan. */
  rate: string
  /** The first one is taken when none is chosen. */
  tiers: readonly [CityTier, ...CityTier[]]
  tuition: Partial<Record<Level, Evidence>>
  /** Paid once on enrolment, beside the tuition. */
  enrolment?: Partial<Record<Level, Evidence>>
  insurance?: Evidence
  visa?: Evidence
  ask: { tuition: Ask; living: Ask; insurance?: Ask; visa: Ask }
}

const requirement = '签证要求的资金证明额，作生活费的参照，不等于真实开销。'
const fewSchools = '只有少数学校的公布价，别的学校可能更低或更高，拿到目标学校的数后请自填。'

const us: CostCountry = {
  value: 'us',
  label: '美国',
  currency: 'USD',
  rate: 'fx-usd-cny',
  tiers: [
    {
      value: 'any',
      label: '全国平均',
      together: {
        facts: [['us-housing-pub-2526'], ['us-housing-priv-2526']],
        note: '含住宿和餐食，不含书本、交通和个人开支。',
      },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['us-tuition-pub-oos-2526'], ['us-tuition-priv-2526']],
      note: '低值是公立大学州外均值，高值是私立大学均值。',
    },
  },
  insurance: { facts: [['us-health-ins-esf']], note: '一所大学的示例，各校不同。' },
  visa: {
    facts: [['us-sevis', 'us-mrv']],
    note: 'SEVIS 费加签证申请费；法律另定的签证诚信费是否已开始收取，办理前要查。',
  },
  ask: {
    tuition: { name: '美国大学理事会学费趋势', url: 'https://research.collegeboard.org/trends' },
    living: { name: '录取学校的 Cost of Attendance 页', url: null },
    visa: {
      name: '美国国务院签证费用',
      url: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
    },
  },
}

const uk: CostCountry = {
  value: 'uk',
  label: '英国',
  currency: 'GBP',
  rate: 'fx-gbp-cny',
  tiers: [
    {
      value: 'london',
      label: '伦敦',
      together: { facts: [['uk-pof-london-202511']], note: `含住宿。${requirement}` },
    },
    {
      value: 'other',
      label: '伦敦以外',
      together: {
        facts: [['uk-living-sts-2024'], ['uk-pof-outside-202511']],
        note: '含住宿。低值是学生调查的平均，高值是签证资金要求。',
      },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['uk-tuition-manchester-2627'], ['uk-tuition-sheffield-2728']],
      note: fewSchools,
    },
    master: {
      facts: [['uk-tuition-pg-2122']],
      note: '这是几年前的区间，现在多半更高，请自填目标项目的学费。',
    },
  },
  insurance: { facts: [['uk-ihs-student']], note: '移民医疗附加费，递签时按签证年限一次付清。' },
  visa: { facts: [['uk-visafee-2026']] },
  ask: {
    tuition: {
      name: '英国文化教育协会留学费用页',
      url: 'https://study-uk.britishcouncil.org/moving-uk/cost-studying',
    },
    living: { name: 'GOV.UK 学生签证资金要求', url: 'https://www.gov.uk/student-visa/money' },
    insurance: {
      name: 'GOV.UK 医疗附加费',
      url: 'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
    },
    visa: {
      name: 'GOV.UK 签证收费表',
      url: 'https://www.gov.uk/government/publications/visa-regulations-revised-table',
    },
  },
}

const ca: CostCountry = {
  value: 'ca',
  label: '加拿大',
  currency: 'CAD',
  rate: 'fx-cad-cny',
  tiers: [
    {
      value: 'other',
      label: '多伦多以外（魁北克另有标准）',
      together: { facts: [['ca-pof-2025']], note: `含住宿。${requirement}` },
    },
    {
      value: 'toronto',
      label: '多伦多地区',
      living: {
        facts: [['ca-grocery-uoft', 'ca-bills-uoft']],
        note: '伙食加水电、电话、网络，不含交通和个人开支。',
      },
      campus: { facts: [['ca-housing-uoft']] },
      rent: { facts: [['ca-housing-uoft']] },
    },
  ],
  tuition: {
    undergraduate: { facts: [['ca-tuition-ug-2526']], note: '全国均值，工程、商科多在均值以上。' },
    master: { facts: [['ca-tuition-grad-2526']], note: '全部研究生的均值，职业型硕士多在均值以上。' },
  },
  visa: { facts: [['ca-permit-fee', 'ca-biometrics']], note: '学习许可申请费加生物信息采集费。' },
  ask: {
    tuition: { name: '录取学校的 International tuition 页', url: null },
    living: {
      name: '加拿大移民部资金证明页',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
    visa: {
      name: '加拿大移民部学习许可页',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    },
  },
}

const au: CostCountry = {
  value: 'au',
  label: '澳大利亚',
  currency: 'AUD',
  rate: 'fx-aud-cny',
  tiers: [
    {
      value: 'any',
      label: '全国统一标准',
      together: { facts: [['au-pof-living-2024']], note: `含住宿；悉尼、墨尔本多半更高。${requirement}` },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [
        ['au-tuition-ug'],
        ['au-tuition-unsw-commerce-2026'],
        ['au-tuition-unsw-cs-2026'],
        ['au-tuition-monash-commerce-2026'],
        ['au-tuition-monash-cs-2027'],
      ],
      note: '低值来自较早的官方区间，高值是两所研究型大学的新近公布价。',
    },
    master: { facts: [['au-tuition-pg']], note: '几年前的官方区间，请用目标项目的学费替换。' },
  },
  visa: { facts: [['au-visafee-2025']] },
  ask: {
    tuition: { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au' },
    living: { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au' },
    insurance: { name: 'OSHC 各承保公司的报价页（由录取学校指定或自选）', url: null },
    visa: {
      name: '澳大利亚内政部签证费估算',
      url: 'https://immi.homeaffairs.gov.au/visas/visa-pricing-estimator',
    },
  },
}

const nz: CostCountry = {
  value: 'nz',
  label: '新西兰',
  currency: 'NZD',
  rate: 'fx-nzd-cny',
  tiers: [
    { value: 'any', label: '大学及以上', together: { facts: [['nz-pof']], note: `含住宿。${requirement}` } },
    {
      value: 'school',
      label: '中小学',
      together: { facts: [['nz-pof-school']], note: `含住宿。${requirement}` },
    },
  ],
  tuition: {},
  visa: { facts: [['nz-visafee']] },
  ask: {
    tuition: { name: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz' },
    living: { name: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz' },
    visa: { name: '新西兰移民局', url: 'https://www.immigration.govt.nz' },
  },
}

const jpTuition: CostCountry['tuition'] = {
  undergraduate: {
    facts: [['jp-tuition-national-std'], ['jp-tuition-utokyo-2025']],
    note: '国立大学的年学费；入学金另付一次，私立大学更高。',
  },
  master: {
    facts: [['jp-tuition-national-grad-first'], ['jp-tuition-private-grad-first']],
    note: '来源给的是含入学金的首年数，以后各年按同额估，会偏高。',
  },
  language: { facts: [['jp-langschool']], note: '来源给的是首年数。' },
}

const jp: CostCountry = {
  value: 'jp',
  label: '日本',
  currency: 'JPY',
  rate: 'fx-jpy-cny',
  tiers: [
    {
      value: 'sendai',
      label: '仙台（地方城市参照）',
      living: { facts: [['jp-living-tohoku']] },
      campus: { facts: [['jp-dorm-tohoku']] },
      rent: { facts: [['jp-apartment-tohoku']], note: '来源写“起”，好一些的公寓更贵。' },
    },
    { value: 'tokyo', label: '东京', rent: { facts: [['jp-rent-tokyo-2019']], note: '几年前的调查。' } },
    { value: 'other', label: '其他地区', rent: { facts: [['jp-rent-nat-2019']], note: '几年前的调查。' } },
  ],
  tuition: jpTuition,
  enrolment: {
    undergraduate: { facts: [['jp-entrance-national-std']], note: '国立大学标准额，入学时付一次。' },
  },
  ask: {
    tuition: { name: 'Study in Japan', url: 'https://www.studyinjapan.go.jp/en/' },
    living: {
      name: 'Study in Japan 生活费页',
      url: 'https://www.studyinjapan.go.jp/en/life/cost-of-living/',
    },
    insurance: { name: '市区町村国民健康保险窗口', url: null },
    visa: { name: '日本驻华大使馆', url: 'https://www.cn.emb-japan.go.jp' },
  },
}

const sg: CostCountry = {
  value: 'sg',
  label: '新加坡',
  currency: 'SGD',
  rate: 'fx-sgd-cny',
  tiers: [
    {
      value: 'any',
      label: '全岛',
      living: {
        facts: [['sg-meals-ntu', 'sg-transport-ntu', 'sg-other-ntu']],
        note: '膳食、交通和其他开支之和。',
      },
      campus: { facts: [['sg-rent-ntu']], note: '来源不分校内校外。' },
      rent: { facts: [['sg-rent-ntu']], note: '来源不分校内校外。' },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['sg-tuition-nus-cs-2627'], ['sg-tuition-nus-bba-2627'], ['sg-tuition-ntu-biz-2026']],
      note: '不领学费助学金的价格；签约领助学金的学费低得多，但毕业后要在新加坡工作满约定年限。',
    },
    master: {
      facts: [['sg-tuition-nus-msc-ce']],
      isOnce: true,
      note: '一个项目的全程学费，一次计入首年。',
    },
  },
  visa: {
    facts: [['sg-stp-process-2024', 'sg-stp-issue-ica', 'sg-stp-mjv']],
    note: '学生准证的处理费、签发费和多次入境签证费。',
  },
  ask: {
    tuition: {
      name: '新加坡国立大学学费页',
      url: 'https://www.nus.edu.sg/registrar/administrative-policies-procedures/undergraduate/undergraduate-fees',
    },
    living: { name: '录取学校的生活费估算页', url: null },
    visa: { name: '新加坡移民与关卡局', url: 'https://www.ica.gov.sg/reside/STP/apply' },
  },
}

const hk: CostCountry = {
  value: 'hk',
  label: '中国香港',
  currency: 'HKD',
  rate: 'fx-hkd-cny',
  tiers: [
    {
      value: 'any',
      label: '全港',
      living: {
        facts: [['hk-living-cityu'], ['hk-meals-polyu', 'hk-other-polyu']],
        note: '两所大学的估算，不含住宿，按学年计。',
      },
      campus: { facts: [['hk-hostel-polyu'], ['hk-hall-hku-2324']], note: '宿位不一定每年都有。' },
      rent: { facts: [['hk-offcampus-hku']] },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [
        ['hk-tuition-cityu-2025'],
        ['hk-tuition-polyu-2526'],
        ['hk-tuition-hkbu-2526'],
        ['hk-tuition-hku-nonstem-2526'],
        ['hk-tuition-hku-stem-2526'],
      ],
    },
  },
  visa: { facts: [['hk-student-unchanged']] },
  ask: {
    tuition: { name: '录取学校的项目页', url: null },
    living: { name: '录取学校的学生事务处', url: null },
    visa: { name: '香港入境事务处', url: 'https://www.immd.gov.hk/eng/services/visas/study.html' },
  },
}

const deContribution: Evidence = {
  facts: [['de-semester-contribution']],
  note: '每学期注册费，一年两次；个别专业、私立大学另收学费，以录取信为准。',
}
const deBaden: Evidence = {
  facts: [['de-tuition-bw', 'de-semester-contribution']],
  note: '该州对非欧盟学生收的学费加每学期注册费，一年两次。',
}
const deTogether: Evidence = { facts: [['de-blocked-2026']], note: `含住宿。${requirement}` }

const de: CostCountry = {
  value: 'de',
  label: '德国',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  tiers: [
    {
      value: 'other',
      label: '巴登-符腾堡州以外的公立大学',
      together: deTogether,
      tuition: { undergraduate: deContribution, master: deContribution },
    },
    {
      value: 'bw',
      label: '巴登-符腾堡州公立大学',
      together: deTogether,
      tuition: { undergraduate: deBaden, master: deBaden },
    },
  ],
  tuition: {},
  visa: { facts: [['de-visafee']] },
  ask: {
    tuition: { name: '录取学校的费用页', url: null },
    living: {
      name: '德国外交部限制提款账户页',
      url: 'https://www.auswaertiges-amt.de/en/visa-service/sperrkonto-388600',
    },
    insurance: { name: '德国法定医疗保险公司', url: null },
    visa: { name: '德国外交部签证页', url: 'https://www.auswaertiges-amt.de/en/visa-service' },
  },
}

const fr: CostCountry = {
  value: 'fr',
  label: '法国',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  tiers: [
    {
      value: 'any',
      label: '全国统一标准',
      together: { facts: [['fr-pof']], note: `含住宿；巴黎多半更高。${requirement}` },
    },
  ],
  tuition: { master: { facts: [['fr-tuition-master-2526']], note: '公立大学；商校、工程师学校另有定价。' } },
  visa: {
    facts: [['fr-visafee-cf', 'fr-vlsts-stamp']],
    note: '经 Campus France 程序的签证费，加抵法后的激活税。',
  },
  ask: {
    tuition: { name: '法国高等教育署', url: 'https://www.campusfrance.org/en/tuition-fees-France' },
    living: { name: '法国高等教育署', url: 'https://www.campusfrance.org/en' },
    visa: { name: '法国签证官网', url: 'https://france-visas.gouv.fr' },
  },
}

const nl: CostCountry = {
  value: 'nl',
  label: '荷兰',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  tiers: [
    {
      value: 'any',
      label: '全国统一标准',
      together: { facts: [['nl-pof-2026-exact']], note: `含住宿。${requirement}` },
    },
  ],
  tuition: {
    undergraduate: { facts: [['nl-tuition-bsc']] },
    master: { facts: [['nl-tuition-msc']] },
  },
  visa: { facts: [['nl-visafee-2026']] },
  ask: {
    tuition: { name: 'Study in NL', url: 'https://www.studyinnl.org' },
    living: {
      name: '荷兰移民局收入要求',
      url: 'https://ind.nl/en/required-amounts-income-requirements',
    },
    visa: { name: '荷兰移民局收费', url: 'https://ind.nl/en/fees-costs-of-an-application' },
  },
}

const ie: CostCountry = {
  value: 'ie',
  label: '爱尔兰',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  tiers: [
    {
      value: 'any',
      label: '全国统一标准',
      together: { facts: [['ie-pof-long']], note: `含住宿；都柏林多半更高。${requirement}` },
    },
  ],
  tuition: {},
  visa: { facts: [['ie-irp-fee']], note: '只有入境后的居留登记费，入境前的学生签证费没有可用的来源。' },
  ask: {
    tuition: { name: '爱尔兰教育推广署', url: 'https://www.educationinireland.com' },
    living: { name: '爱尔兰教育推广署', url: 'https://www.educationinireland.com' },
    visa: { name: '爱尔兰移民局', url: 'https://www.irishimmigration.ie/coming-to-study-in-ireland' },
  },
}

const es: CostCountry = {
  value: 'es',
  label: '西班牙',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  tiers: [
    {
      value: 'any',
      label: '全国统一标准',
      together: { facts: [['es-pof']], note: `含住宿。${requirement}` },
    },
  ],
  tuition: {},
  visa: { facts: [['es-visafee-cn', 'es-visa-service-cn']], note: '签证费加签证中心服务费。' },
  ask: {
    tuition: { name: '西班牙大学部', url: 'https://www.universidades.gob.es' },
    living: { name: '西班牙驻华领事机构', url: 'https://www.exteriores.gob.es' },
    visa: { name: '西班牙驻华领事机构', url: 'https://www.exteriores.gob.es' },
  },
}

const it: CostCountry = {
  value: 'it',
  label: '意大利',
  currency: 'EUR',
  rate: 'fx-eur-cny',
  tiers: [{ value: 'any', label: '全国' }],
  tuition: {},
  ask: {
    tuition: { name: 'Universitaly', url: 'https://www.universitaly.it' },
    living: { name: 'Universitaly', url: 'https://www.universitaly.it' },
    visa: { name: '意大利签证官网', url: 'https://vistoperitalia.esteri.it' },
  },
}

const chTuition: Evidence = {
  facts: [['ch-tuition-eth'], ['ch-tuition-hsg']],
  note: '两类公立大学的每学期学费，一年两次；私立酒店管理学院高得多，请自填。',
}

const ch: CostCountry = {
  value: 'ch',
  label: '瑞士',
  currency: 'CHF',
  rate: 'fx-chf-cny',
  tiers: [
    {
      value: 'any',
      label: '全国',
      together: {
        facts: [['ch-living-eth'], ['ch-pof']],
        note: '含住宿。低值是几年前苏黎世的估算，高值是各州签证资金要求的约数。',
      },
    },
  ],
  tuition: { undergraduate: chTuition, master: chTuition },
  visa: { facts: [['ch-visafee']] },
  ask: {
    tuition: { name: '瑞士大学联合会', url: 'https://www.swissuniversities.ch' },
    living: { name: '录取学校的生活费估算页', url: null },
    visa: { name: '瑞士联邦移民局', url: 'https://www.sem.admin.ch' },
  },
}

const kr: CostCountry = {
  value: 'kr',
  label: '韩国',
  currency: 'KRW',
  rate: 'fx-krw-cny',
  tiers: [{ value: 'any', label: '全国' }],
  tuition: {},
  ask: {
    tuition: { name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' },
    living: { name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' },
    visa: { name: '韩国驻华使领馆', url: 'https://overseas.mofa.go.kr/cn-zh' },
  },
}

const my: CostCountry = {
  value: 'my',
  label: '马来西亚',
  currency: 'MYR',
  rate: 'fx-myr-cny',
  tiers: [{ value: 'any', label: '全国' }],
  tuition: {},
  ask: {
    tuition: { name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' },
    living: { name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' },
    visa: { name: '马来西亚学生签证系统', url: 'https://visa.educationmalaysia.gov.my' },
  },
}

/** In the order of the form; the first one is taken when none is chosen. */
export const costCountries: readonly [CostCountry, ...CostCountry[]] = [
  us,
  uk,
  ca,
  au,
  nz,
  jp,
  sg,
  hk,
  de,
  fr,
  nl,
  ie,
  es,
  it,
  ch,
  kr,
  my,
]
