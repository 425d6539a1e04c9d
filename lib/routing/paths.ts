/** Addresses to which several places link. An address with a single link is written at that link. */
export const paths = {
  home: '/',
  searchPage: '/search',
  search: (keyword: string) => `/search?Keyword=${encodeURIComponent(keyword)}`,
  privacy: '/privacy',
  contact: '/touchus',
  siteMap: '/map',
  about: '/special/about_ms_new',
  schools: '/yxk',
  highSchools: '/yxk/hischool',
  gpa: '/gpa',
  ranking: '/special/ranking',
  cost: '/special/study_cost',
  dataSources: '/data-sources',
  personalityTest: '/special/test',
  conditionCheck: '/special/condition_pc',
  /** Universities that publish requirements for the 高考. */
  gaokao: '/special/gaokao',
  goodNews: '/goodnews',
  cases: '/caselist',
  headlines: '/headlines',
  industry: '/industry',
  countryNews: '/countrylines',
  changes: '/headlines/changes',
  /** The register of application dates. */
  deadlines: '/deadlines',
  /** Universities that a Chinese one and one from abroad run together. */
  joint: '/joint',
  programmes: '/yxk/programmes',
  /** Countries and levels by yearly budget. */
  budget: '/guide/budget',
  visaBulletin: '/special/ym_us_bulletin',
  expressEntryRounds: '/special/ym_ca_rounds',
  schoolInChina: '/special/ym_cn_school',
  advisors: '/advisor',
  formerOfficers: '/zsg',
  mentors: '/ds',
  academicPlanning: '/yyts',
  elitePlanning: '/dl',
  art: '/yishu',
  background: '/bjts_list?b=1,2,3,4,6,8,9,10',
  backgroundProgrammes: '/bjts_list',
  majors: '/rmzy',
  majorList: '/zylist',
  courses: '/yylist',
  products: '/product',
  immigrationProducts: '/product/ym_product',
  niw: '/special/ym_us_niw',
  ossd: '/special/ossd',
  /** The result page of a form without JavaScript; the query contains the result. */
  leadResult: '/lead-result',
  /** Below it the receipts, each at its code. */
  receipts: '/receipt',
  /** The page shown for a receipt that does not exist. */
  noReceipt: '/receipt/none',
  /** The page shown for an invalid link to a lead. */
  noLeadCall: '/receipt/call/none',
  mobile: '/m',
  mobileGkhlx: '/m/gkhlx',
  /** Sets the desktop version for a phone and continues to a page of it. */
  mobileDesktop: '/m/desktop',
} as const

/** The page of one record, by resource. */
export const detailPath = {
  school: (id: string) => `/yxk/${id}`,
  highSchool: (id: string) => `/yxk/hischool/${id}`,
  headline: (id: string) => `/headlines/${id}`,
  dataSources: (group: string) => `/data-sources/${group}`,
  change: (id: string) => `/headlines/changes?change=${id}#${id}`,
  industry: (id: string) => `/industry/${id}`,
  countryNews: (id: string) => `/countrylines/${id}`,
  goodNews: (id: string) => `/goodnews/${id}`,
  case: (id: string) => `/caselist/${id}`,
  advisor: (id: string) => `/advisor/${id}`,
  teamMember: (id: string) => `/team/${id}`,
  major: (id: string) => `/zylist/${id}`,
  examCourse: (id: string) => `/yylist/${id}`,
  background: (id: string) => `/bjts_list/${id}`,
  product: (id: string) => `/product/${id}`,
  immigrationProduct: (id: string) => `/product/ym_product/${id}`,
} as const

/** The pages written in English. */
export const englishPages: readonly string[] = ['/special/about_en', '/special/aw_en_web']

/** What is asked most, as three tiles: on the phone's page and in its menu. */
export const doors = [
  { label: '要多少钱', href: paths.cost, icon: 'calculator' },
  { label: '能申哪里', href: paths.conditionCheck, icon: 'clipboard-check' },
  { label: '有哪些学校', href: paths.schools, icon: 'graduation-cap' },
] as const
