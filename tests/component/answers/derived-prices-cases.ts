import type { AnswerCase } from './answer-case'

const cost = (query: string) => `/special/study_cost?${query}`
const compare = (...ids: readonly string[]) => `/yxk/compare?ids=${ids.join(',')}`

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
    '/yxk/sg-nanyang-technological-university',
    'A range of programmes is above and below those of other schools.',
    ['毕业月薪中位'],
    [/所里由高到低第/],
  ],
  [
    '/yxk/nz-university-of-auckland',
    'The price is that of the Bachelor of Arts.',
    ['文学士'],
    ['学校公布的最低到最高'],
  ],
  [
    '/yxk/uk-university-of-edinburgh',
    'The range of a school contains its programmes.',
    ['45,410'],
    [/28,000–40,500/],
  ],
  [
    '/yxk/uk-university-college-london',
    'Computer science costs more than the table of ranges said.',
    ['46,700'],
    [/–42,700/],
  ],
  [
    compare('au-the-university-of-melbourne', 'au-the-university-of-sydney'),
    'A rank of prices needs five prices.',
    [],
    [/由高到低第 1/],
  ],
  [
    compare('uk-university-of-leeds', 'uk-university-of-manchester', 'us-boston-university'),
    'Two prices overlap, so no school has the lower one.',
    [],
    [/三所里，本科学费/],
  ],
  [
    compare('uk-university-of-glasgow', 'uk-university-of-sheffield'),
    'A comparison prints no maximum as a minimum.',
    [],
    ['87 分起', '85 分起'],
  ],
  [
    '/deadlines?level=transfer',
    'Transfers to the University of California may apply until 30 November.',
    ['2026-11-30'],
    ['0 个还没截止'],
    { today: '2026-11-26' },
  ],
  [
    '/deadlines?level=transfer',
    'When the last day has ended in California, the round is over.',
    ['已截止'],
    [/下一个截止 2026-11-30/],
    { today: '2026-12-02' },
  ],
  [
    '/guide/transfer',
    'The guide gives the day of transfers, and says for whom the written agreement is.',
    ['2026 年 11 月 30 日', '社区学院'],
    ['查到的多是不收'],
    { today: '2026-11-26' },
  ],
  [
    '/guide/scholarship',
    'The round that runs now ends on 1 December.',
    [/2026 年 12 月 1 日（北京时间 12 月 1 日 12:00 止，还有 5 天）/],
    [/2025-09-01 至 12-01/],
    { today: '2026-11-26' },
  ],
  [
    '/guide/scholarship',
    'A round that is over is not counted down.',
    [/已截止|上一轮/],
    [/2026 年 12 月 1 日[^）]{0,30}还有/],
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
    '/headlines/hk-gaokao-2026',
    'The days of a closed round are not those of the next, and the page says that it holds none for the next.',
    [/2027 年入学.{0,30}没有收录/],
  ],
  [
    '/guide/safety',
    'The numbers of the police are what the page is for.',
    ['911', '000', '111', '110'],
    ['英国以外各国的报警号码'],
  ],
  [
    '/yxk/china',
    'Two universities must not have one name. Before a search the page shows no “0 results”, and it contains the rules that it announces.',
    ['坎特伯雷基督教会大学', '请先写学校名', '211、985 院校要 70 分以上，其他中国院校要 75 分以上'],
    [/坎特伯雷大学/, '共 0'],
  ],
  [
    '/chanel/sg',
    'The price of five business programmes is named so, and institutes are not counted as universities.',
    ['商科'],
    [/\d+ 所大学/],
  ],
  [
    '/special/bk_zh/bk_us',
    'Prices of two universities are no average.',
    ['不是全国均值'],
    [/美国四年制大学[^。]{0,40}均值[^。]{0,80}57,300/],
  ],
  [
    '/company/xg',
    'The page of a branch abroad asks for a consent of its own, and has one opening time.',
    ['我单独同意', '不勾选也可以提交'],
    ['放学后七点'],
  ],
  ['/chanel/au', 'The same for Australia.', ['学生签证最低雅思'], ['签证、机票等']],
  [
    '/chanel/us',
    'The sum says of which schools and of which year its prices are.',
    ['中间一半的学校，按 2027 年估', '只算学费，一年'],
    ['签证、机票等'],
  ],
  [
    '/guide/budget',
    'The page says at once by which end it classes the countries, and lists those without a sum.',
    [/按高值归行/, '还差学费或住宿'],
  ],
  [
    '/special/study_cost?country=us&level=undergraduate',
    'Prices of the years before rise from their own year, not from the first year of study.',
    [/4 年合计约 15[67]\.\d–26[67]\.\d 万元/, '按 2027 年估'],
    [],
    { today: '2026-11-26' },
  ],
]
