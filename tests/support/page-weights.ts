/** KB of 1,000 bytes, gzip: a page's HTML, its stylesheets, its scripts. */
type Kilobytes = { html: number; css: number; js: number }

const kilobytes = (html: number, css: number, js: number): Kilobytes => ({ html, css, js })

type Weight = {
  path: string
  /** What a page of this kind should weigh; the bench tells how far it is from it. */
  goal: Kilobytes
  /** What it may weigh: no page grows by chance. Lowered whenever the page has become lighter. */
  limit: Kilobytes
}

/** One page of each kind. */
export const pageWeights: Record<string, Weight> = {
  home: { path: '/', goal: kilobytes(36, 13, 146), limit: kilobytes(38.8, 18.6, 144.6) },
  country: { path: '/chanel/uk', goal: kilobytes(38, 13, 146), limit: kilobytes(46, 18.8, 144) },
  city: { path: '/company/bj', goal: kilobytes(28, 13, 146), limit: kilobytes(28, 12.9, 144.3) },
  'school list': { path: '/yxk', goal: kilobytes(24, 13, 146), limit: kilobytes(26.4, 14.2, 145.4) },
  article: {
    path: '/headlines/au-student-visa-checklist',
    goal: kilobytes(18, 13, 146),
    limit: kilobytes(17.2, 11.6, 144.3),
  },
  campaign: {
    path: '/special/bk_zh/bk_us',
    goal: kilobytes(24, 13, 146),
    limit: kilobytes(26.6, 19.2, 143.7),
  },
  'cost tool': {
    path: '/special/study_cost',
    goal: kilobytes(14, 13, 146),
    limit: kilobytes(15.4, 13.2, 143.8),
  },
  entry: { path: '/special/ossd/entry', goal: kilobytes(8, 10, 142), limit: kilobytes(7.8, 9.2, 142) },
  ranking: { path: '/special/ranking', goal: kilobytes(30, 13, 146), limit: kilobytes(30.6, 14.5, 144.5) },
  'site map': { path: '/map', goal: kilobytes(28, 13, 146), limit: kilobytes(27.4, 11.8, 143.5) },
}
