import type { AnswerCase } from './answer-case'

const cost = (query: string) => `/special/study_cost?${query}`

/** Prices and days that the site derives from its tables. Numbers were taken from the source tables by hand, before the page was read. */
export const cases: readonly AnswerCase[] = [
  [
    cost('country=us&level=undergraduate&sid=us-harvard-university'),
    'The school’s own total of 2026–27 goes before summed parts.',
    [/学校公布的一年总额/],
    ['约 63.6'],
  ],
  [
    cost('country=my&level=undergraduate&sid=my-universiti-sains-malaysia'),
    'A price in dollars must not be converted as ringgit, which would make it four times too cheap.',
    [/学费 3\.\d 万/],
    ['0.5–1.0 万'],
  ],
  [
    cost('country=hk&level=undergraduate'),
    'The sum holds for a place in a hall, so the headline says it.',
    ['有宿位', '宿位不一定每年都有'],
    [],
    { largest: ['有宿位'] },
  ],
  [
    '/yxk/jp-keio-university',
    'The price of one graduate school is not the university’s.',
    ['媒体设计'],
    [/学费，一年 8\.4 万元/, /5 所里由高到低第 1/],
  ],
  [
    '/yxk/uk-university-of-nottingham',
    'The lowest IELTS was told by another site, which the tile says too.',
    ['雅思 6.0 起 全校最低一档，2026 年，转述※'],
  ],
  [
    '/deadlines?level=transfer',
    'When the last day has ended in California, the round is over.',
    ['已截止'],
    [/下一个截止 2026-11-30/],
    { today: '2026-12-02' },
  ],
  [
    '/deadlines',
    'A day that was read before the season changed stands in its week and says so.',
    ['7 月查的※'],
    ['抄于换季前的'],
    { today: '2026-11-26' },
  ],
  [
    '/yxk/china',
    'Two universities must not have one name. Before a search the page shows no “0 results”, and it contains the rules that it announces.',
    ['坎特伯雷基督教会大学', '请先写学校名', '211、985 院校要 70 分以上，其他中国院校要 75 分以上'],
    [/坎特伯雷大学/, '共 0'],
  ],
  [
    '/yxk?country=ca&study=bachelor',
    'A college’s diploma is no bachelor’s degree: its price is not among those of degrees, in the figure as in the filter.',
    ['8 所查得到本科一年学费', '10 万元以内（1）'],
    ['31 所公布了本科学费'],
  ],
  [
    '/yxk?country=uk&study=master&subject=business&cost=20',
    'The subjects with a price are known, those of the other schools are not.',
    [/不符合 \d+ 所/, '查得到“一学年学费”'],
    ['学费都没有收录', '不符合 0 所'],
  ],
  [
    '/yxk?country=fr&subject=computing&sat=1000',
    'Two values that are not held say no more than one of them.',
    [/没查到“学科和 ?SAT 第 25 百分位（美国）”的不在里面/],
    ['没有同时符合这些条件的学校'],
  ],
  [
    '/yxk?country=hk&study=master&subject=law&cost=15',
    'Another subject’s price is not that of law, whose courses cost 16 and 17.',
    ['查得到的学校里没有符合的 · 不符合 2 所'],
    ['低价符合'],
  ],
  [
    '/yxk?country=hk&study=master&subject=business&cost=25',
    'The Housing Management of HKU and the Cultural Management of CUHK cost less than half of their business courses.',
    ['查得到的学校里没有符合的 · 不符合 4 所'],
    ['低价符合'],
  ],
  [
    '/yxk/compare?ids=ca-algonquin-college&ids=ca-university-of-toronto',
    'A diploma of a college is no cheaper bachelor’s degree, in one year as in four.',
    [/8\.1–10\.4(?: 万元)?，?大专为主/],
    ['78.6'],
  ],
  [
    '/yxk/compare?ids=hk-university-of-hong-kong&ids=sg-national-university-of-singapore',
    'Two courses of NUS are held with the price of the whole course.',
    ['见“授课型硕士全程学费”', /查到的 2 门 75,210 新加坡元/],
  ],
  [
    '/yxk/compare?ids=au-rmit-university,au-curtin-university,au-unsw-sydney',
    'Prices of single courses of UNSW are held, which are on its page.',
    [/本科学费.{0,200}看学校页/, /硕士学费.{0,200}看学校页/],
  ],
  [
    '/yxk/programmes?q=RMIT',
    'The name of a school finds its courses.',
    ['Bachelor of Accounting', '皇家墨尔本理工大学'],
    ['没有符合'],
  ],
  [
    '/yxk?country=us&study=master&subject=business&cost=40',
    'Neither the average of a whole school nor the price of a whole course is a year of a subject.',
    ['不知道符不符合'],
    ['低价符合', '全程'],
  ],
]
