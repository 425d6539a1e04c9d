/** How long a page of each kind may be, and where its answer must be: what a visitor sees, not bytes. */

/**
 * Lengths in screens of the device. `answer` is the distance in px from the top of the page to the element marked
 * `data-answer`.
 */
export type Budget = {
  screens: number
  answer?: number
  /** The screen on which the first lead form begins. */
  form?: number
}

export type PageBudget = {
  path: string
  /** Higher limits for a page that is still over its budget, until it is shortened. */
  reached?: {
    phone?: Partial<Budget>
    wide?: Partial<Budget>
    signs?: number
    fields?: number
    smallText?: number
  }
  /** 390 × 844, at the phone's address. */
  phone: Budget
  /** 1366 × 768. */
  wide: Budget
  /** Characters between the heading and the answer. */
  signs?: number
  /** Visible fields inside `main`, without those of lead forms. */
  fields?: number
  /** A picture of data may make a page longer: a quarter on wide screens, one screen on phones. */
  hasPlot?: true
}

/**
 * Text of 14 px or less is for labels and short notes: this share of the characters of a page on a phone, tables
 * apart. It needs no tolerance, because it does not depend on fonts.
 */
export const smallTextShare = 0.3

/** One address of each kind that `npm test` measures. */
export const mainBudgets: Record<string, PageBudget> = {
  home: {
    path: '/',
    phone: { screens: 2.8, answer: 180, form: 0.8 },
    wide: { screens: 7, answer: 420, form: 3.5 },
  },
  country: {
    path: '/chanel/uk',
    hasPlot: true,
    phone: { screens: 7, answer: 300, form: 6 },
    wide: { screens: 7.5, answer: 330 },
    signs: 40,
    fields: 0,
  },
  university: {
    path: '/yxk/uk-university-college-london',
    hasPlot: true,
    phone: { screens: 7, answer: 300, form: 5 },
    wide: { screens: 6, answer: 340 },
    signs: 60,
    fields: 1,
  },
  'school list': {
    path: '/yxk',
    phone: { screens: 5, answer: 480, form: 3.6 },
    wide: { screens: 4.5, answer: 430 },
    signs: 40,
    fields: 4,
  },
  'cost result': {
    path: '/special/study_cost?country=uk&level=master',
    phone: { screens: 5.5, answer: 260, form: 4.5 },
    wide: { screens: 4.5, answer: 300 },
    signs: 30,
    fields: 3,
  },
  'campaign about costs': {
    path: '/special/feiyong/fyusa',
    phone: { screens: 7, answer: 300, form: 1.3 },
    wide: { screens: 6.5, answer: 340 },
    signs: 40,
  },
}

/** Other kinds and further addresses, measured by `npm run test:all`. */
export const furtherBudgets: Record<string, PageBudget> = {
  'country with two levels of government': {
    path: '/chanel/us',
    hasPlot: true,
    phone: { screens: 7, answer: 300, form: 6 },
    wide: { screens: 7.5, answer: 330 },
    signs: 40,
    fields: 0,
  },
  'university of the United States': {
    path: '/yxk/us-harvard-university',
    hasPlot: true,
    phone: { screens: 7, answer: 300, form: 5 },
    wide: { screens: 6, answer: 340 },
    signs: 60,
    fields: 1,
  },
  'university with fewer figures': {
    path: '/yxk/jp-the-university-of-tokyo',
    phone: { screens: 6, answer: 300, form: 4.5 },
    wide: { screens: 5, answer: 340 },
    signs: 60,
    fields: 1,
  },
  'university of Australia': {
    path: '/yxk/au-the-university-of-melbourne',
    hasPlot: true,
    phone: { screens: 6, answer: 300, form: 4.5 },
    wide: { screens: 5, answer: 340 },
    signs: 60,
    fields: 1,
  },
  'university of Hong Kong': {
    path: '/yxk/hk-university-of-hong-kong',
    reached: { wide: { screens: 5.02 } },
    phone: { screens: 6, answer: 300, form: 4.5 },
    wide: { screens: 5, answer: 340 },
    signs: 60,
    fields: 1,
  },
  'thin record': {
    path: '/yxk/hk-saint-francis-university',
    phone: { screens: 4.5, answer: 260, form: 3 },
    wide: { screens: 3.6, answer: 320 },
    signs: 60,
    fields: 0,
  },
  'high school': {
    path: '/yxk/hischool/hs-ca-appleby-college',
    phone: { screens: 4.5, answer: 260, form: 3 },
    wide: { screens: 3.6, answer: 320 },
    signs: 60,
    fields: 0,
  },
  'school list without a result': {
    path: '/yxk?country=uk&q=zzzzqq',
    phone: { screens: 3.6, answer: 480, form: 3.6 },
    wide: { screens: 4.5, answer: 430 },
    signs: 40,
    fields: 4,
  },
  'list of high schools': {
    path: '/yxk/hischool',
    phone: { screens: 5, answer: 480, form: 3.6 },
    wide: { screens: 4.5, answer: 430 },
    signs: 40,
    fields: 4,
  },
  'comparison of three': {
    path: '/yxk/compare?ids=uk-university-college-london,us-harvard-university,au-the-university-of-melbourne',
    // The column headings are the names of the schools, each with a link to remove it.
    reached: { signs: 73 },
    phone: { screens: 6, form: 4.5 },
    wide: { screens: 5 },
    signs: 40,
    // One more school, by its name.
    fields: 1,
  },
  'courses of a school': {
    path: '/yxk/uk-university-college-london/programmes',
    phone: { screens: 5.5, answer: 430, form: 4.5 },
    wide: { screens: 5, answer: 430 },
    signs: 40,
    fields: 2,
  },
  'lists of Chinese universities': {
    path: '/yxk/china',
    phone: { screens: 3.2, form: 3.5 },
    wide: { screens: 3.6 },
    fields: 1,
  },
  'lists that name a Chinese university': {
    path: '/yxk/china?q=苏州大学',
    phone: { screens: 4.5, answer: 400, form: 3.5 },
    wide: { screens: 3.6, answer: 400 },
    signs: 60,
    fields: 1,
  },
  ranking: {
    path: '/special/ranking',
    phone: { screens: 6.5, answer: 430, form: 5 },
    wide: { screens: 6.5, answer: 430 },
    signs: 40,
    fields: 2,
  },
  'cost tool': {
    path: '/special/study_cost',
    phone: { screens: 4, answer: 260, form: 4.5 },
    wide: { screens: 4.5, answer: 300 },
    signs: 30,
    fields: 3,
  },
  'condition check': {
    path: '/special/condition_pc',
    phone: { screens: 3, form: 5 },
    wide: { screens: 5.5 },
    fields: 6,
  },
  'condition result': {
    path: '/special/condition_pc?level=master&field=business&system=percent&grade=82&cn=上海理工大学&budget=30万',
    phone: { screens: 6, answer: 300, form: 5 },
    wide: { screens: 5.5, answer: 320 },
    signs: 60,
    fields: 6,
  },
  'decision sheet': {
    path: '/special/decision_sheet',
    phone: { screens: 2.6, form: 5.5 },
    wide: { screens: 5 },
    fields: 4,
  },
  'decision sheet, result': {
    path: '/special/decision_sheet?c1=uk&l1=undergraduate&s2=us-new-york-university&l2=undergraduate&ielts=6.5&budget=45万',
    phone: { screens: 6.5, answer: 320, form: 5.5 },
    wide: { screens: 5, answer: 330 },
    signs: 40,
    fields: 4,
  },
  'grade point average': {
    path: '/gpa',
    phone: { screens: 4.5 },
    wide: { screens: 5 },
    fields: 15,
  },
  'grade point average, result': {
    path: '/gpa?score=82&credit=3&score=90&credit=2',
    phone: { screens: 5.5, answer: 320 },
    wide: { screens: 5, answer: 330 },
    signs: 30,
    fields: 15,
  },
  'gaokao tool': {
    path: '/special/gaokao',
    // A form of ninety characters: labels and hints of fields are a third of them.
    reached: { smallText: 0.35 },
    phone: { screens: 2.6 },
    wide: { screens: 4.5 },
    fields: 3,
  },
  'gaokao result': {
    path: '/special/gaokao?score=580&english=120&ielts=6.5',
    phone: { screens: 5, answer: 320, form: 4 },
    wide: { screens: 4.5, answer: 330 },
    signs: 40,
    fields: 3,
  },
  'application days': {
    path: '/deadlines',
    phone: { screens: 6, answer: 320, form: 5 },
    wide: { screens: 5, answer: 330 },
    signs: 40,
    fields: 2,
  },
  'guide for one question': {
    path: '/guide/zhuanke',
    phone: { screens: 4.5, answer: 300, form: 4 },
    wide: { screens: 4, answer: 320 },
    signs: 40,
    fields: 0,
  },
  'guide by budget': {
    path: '/guide/budget',
    phone: { screens: 4.5, answer: 300, form: 4 },
    wide: { screens: 4, answer: 320 },
    signs: 40,
    fields: 0,
  },
  'joint universities': {
    path: '/joint',
    phone: { screens: 5, answer: 300, form: 4.5 },
    wide: { screens: 4.5, answer: 320 },
    signs: 40,
    fields: 0,
  },
  'joint university': {
    path: '/joint/xjtlu',
    phone: { screens: 4.5, answer: 300, form: 4 },
    wide: { screens: 4, answer: 320 },
    signs: 40,
    fields: 0,
  },
  'search with a card': {
    path: '/search?Keyword=哈佛学费',
    phone: { screens: 4.5, answer: 240 },
    wide: { screens: 3.6, answer: 260 },
    signs: 0,
    fields: 1,
  },
  'campaign about degrees': {
    path: '/special/uk_yjs',
    phone: { screens: 7.5, answer: 340, form: 1.3 },
    wide: { screens: 7, answer: 380 },
    signs: 60,
  },
  'campaign about immigration': {
    path: '/special/ym_us_niw',
    phone: { screens: 7.5, answer: 340, form: 1.3 },
    wide: { screens: 7, answer: 380 },
    signs: 60,
  },
  'campaign about a curriculum': {
    path: '/special/ossd',
    phone: { screens: 7.5, answer: 340, form: 1.3 },
    wide: { screens: 7, answer: 380 },
    signs: 60,
  },
  'entry page': {
    path: '/special/ossd/entry',
    phone: { screens: 2, form: 0.6 },
    wide: { screens: 1.5 },
  },
  'visa bulletin': {
    path: '/special/ym_us_bulletin',
    phone: { screens: 6.5, answer: 300, form: 5.5 },
    wide: { screens: 6, answer: 330 },
    signs: 40,
    fields: 2,
  },
  'rounds of invitations': {
    path: '/special/ym_ca_rounds',
    phone: { screens: 6.5, answer: 300, form: 5.5 },
    wide: { screens: 6, answer: 330 },
    signs: 40,
    fields: 2,
  },
  'immigration programmes': {
    path: '/product/ym_product',
    phone: { screens: 7, answer: 420, form: 6 },
    wide: { screens: 6.5, answer: 420 },
    signs: 40,
    fields: 2,
  },
  'immigration programme': {
    path: '/product/ym_product/us-eb5',
    phone: { screens: 7, answer: 420, form: 6 },
    wide: { screens: 6.5, answer: 420 },
    signs: 40,
    fields: 2,
  },
  city: {
    path: '/company/bj',
    phone: { screens: 6, answer: 240, form: 4.5 },
    wide: { screens: 6, answer: 300 },
    signs: 40,
  },
  news: {
    path: '/headlines',
    phone: { screens: 4.5, answer: 320, form: 4 },
    wide: { screens: 4, answer: 320 },
    signs: 60,
    fields: 0,
  },
  article: {
    path: '/headlines/au-student-visa-checklist',
    phone: { screens: 5, answer: 320, form: 4 },
    wide: { screens: 4, answer: 320 },
    signs: 60,
    fields: 0,
  },
  'changes of rules': {
    path: '/headlines/changes',
    phone: { screens: 6, answer: 380, form: 5 },
    wide: { screens: 5, answer: 380 },
    signs: 40,
    fields: 2,
  },
  cases: {
    path: '/caselist',
    phone: { screens: 5.5, answer: 420, form: 4.5 },
    wide: { screens: 4.5, answer: 420 },
    signs: 40,
    fields: 2,
  },
  case: {
    path: '/caselist/us-finance-2026',
    phone: { screens: 4.5, answer: 420, form: 4.5 },
    wide: { screens: 4.5, answer: 420 },
    signs: 40,
    fields: 2,
  },
  team: {
    path: '/team',
    phone: { screens: 5.5, answer: 380, form: 4.5 },
    wide: { screens: 4.5, answer: 400 },
    signs: 60,
    fields: 1,
  },
  consultants: {
    path: '/advisor',
    reached: { fields: 2 },
    phone: { screens: 5.5, answer: 380, form: 4.5 },
    wide: { screens: 4.5, answer: 400 },
    signs: 60,
    fields: 1,
  },
  consultant: {
    path: '/advisor/bj-han',
    phone: { screens: 4, answer: 380, form: 4.5 },
    wide: { screens: 4.5, answer: 400 },
    signs: 60,
    fields: 1,
  },
  products: {
    path: '/product',
    phone: { screens: 4.5, answer: 300, form: 4 },
    wide: { screens: 4.5, answer: 320 },
    signs: 40,
    fields: 0,
  },
  product: {
    path: '/product/undergraduate',
    phone: { screens: 5, answer: 300, form: 4 },
    wide: { screens: 4.5, answer: 320 },
    signs: 40,
    fields: 0,
  },
  majors: {
    path: '/zylist',
    phone: { screens: 6, answer: 420, form: 5 },
    wide: { screens: 5.5, answer: 420 },
    signs: 40,
    fields: 2,
  },
  'popular majors': {
    path: '/chanel/rmzy',
    phone: { screens: 6, form: 5 },
    wide: { screens: 5.5 },
    signs: 40,
    fields: 2,
  },
  'background programmes': {
    path: '/bjts_list',
    phone: { screens: 6, answer: 420, form: 5 },
    wide: { screens: 5.5, answer: 420 },
    signs: 40,
    fields: 2,
  },
  contact: {
    path: '/touchus',
    phone: { screens: 4.5, answer: 240, form: 1.2 },
    wide: { screens: 3.6, answer: 300 },
    signs: 40,
  },
  'site map': {
    path: '/map',
    phone: { screens: 4.5, answer: 240 },
    wide: { screens: 5, answer: 300 },
    signs: 40,
    fields: 1,
  },
}
