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
  home: { path: '/', goal: kilobytes(36, 13, 146), limit: kilobytes(40.8, 18.6, 146) },
  country: { path: '/chanel/uk', goal: kilobytes(38, 13, 146), limit: kilobytes(48.2, 18.8, 145.8) },
  city: { path: '/company/bj', goal: kilobytes(28, 13, 146), limit: kilobytes(30, 12.9, 146) },
  'school list': { path: '/yxk', goal: kilobytes(24, 13, 146), limit: kilobytes(28.7, 14.2, 146.6) },
  article: {
    path: '/headlines/au-student-visa-checklist',
    goal: kilobytes(18, 13, 146),
    limit: kilobytes(19.2, 11.6, 146),
  },
  campaign: {
    path: '/special/bk_zh/bk_us',
    goal: kilobytes(24, 13, 146),
    limit: kilobytes(29.1, 19.2, 145.5),
  },
  'cost tool': {
    path: '/special/study_cost',
    goal: kilobytes(14, 13, 146),
    limit: kilobytes(18.7, 14.3, 146),
  },
  entry: { path: '/special/ossd/entry', goal: kilobytes(8, 10, 142), limit: kilobytes(7.8, 9.2, 142) },
  ranking: { path: '/special/ranking', goal: kilobytes(30, 13, 146), limit: kilobytes(33.3, 14.7, 146) },
  'site map': { path: '/map', goal: kilobytes(28, 13, 146), limit: kilobytes(29.1, 11.8, 145.4) },
}
