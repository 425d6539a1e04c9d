import type { AnswerCase } from './answer-case'

const cost = (query: string) => `/special/study_cost?${query}`

/** What studying costs, and which schools a price filter finds. */
export const cases: readonly AnswerCase[] = [
  [
    cost('country=hk&level=master'),
    'The most wanted level gets a sum, with housing for taught masters and not the low estimate of a student hall. A year of ten months is not compared with one of twelve without a word.',
    [/一年约 [\d.]+ 万元 [\d.]+–[\d.]+ 万元/, '10 个月', '浸会大学'],
    ['暂不给合计', '还差住宿', '3 万–5 万'],
    { largest: [/一年约 [\d.]+ 万元 .*生活按 10 个月/] },
  ],
  [
    cost('country=us&level=master'),
    'The known costs are a lower bound, and the headline says that tuition is missing.',
    [/2 年至少 [\d.]+ 万元，不含学费/],
    ['暂不给合计', /合计约/],
  ],
  [
    cost('country=us&level=undergraduate'),
    'Prices of past years have risen: the page shows the rise, its year and the year of the price. A quarter of the schools is dearer than the upper end, and the largest line says of which it is. Prices of past years are carried to the year of entry.',
    ['学费每年加 4%', /按 20\d\d 年估/, '2025–26', '3.4%', '每年加 4% 推到 2027 年入学'],
    [],
    { largest: [/一年约 [\d.]+ 万元 .*中间一半的学校/] },
  ],
  [
    cost('country=us&level=undergraduate&growth=0'),
    'The visitor sets the rise, and 0 is a valid value.',
    [],
    ['学费每年加', '年估'],
  ],
  [
    cost('country=ca&level=master'),
    'The average of all graduate students, including funded ones, is not the price of a business master. A sum without tuition begins with what is missing.',
    [/2 年至少 [\d.]+ 万元，不含学费/, '24,028'],
    ['合计约 44.8', /合计约/],
    { largest: ['还差学费', /不含学费/] },
  ],
  [
    cost('country=sg&level=master'),
    'Five business programmes do not represent all masters of a country, so the headline says 商科. Five programmes of business are not all programmes. Five programmes of business are not all programmes.',
    [/[\d.]+ 万元，商科/],
    [],
    { largest: [/一年约 [\d.]+ 万元 .*商科/] },
  ],
  [
    cost('country=jp&level=undergraduate'),
    'The figure for a whole country must not rest on one northern town or on national universities alone.',
    ['日本 · 全国', /国立.{0,16}私立/],
    ['日本 · 仙台', '29.2–35.3'],
  ],
  [
    cost('country=jp&level=undergraduate&city=jp-tokyo'),
    'Most students go to Tokyo, so Tokyo has a sum.',
    ['日本 · 东京', /4 年合计约/, '东京外国语大学'],
    ['暂不给合计'],
  ],
  [
    cost('country=uk&level=master&city=uk-london'),
    'The sum for London uses the tuition of schools in London.',
    ['英国 · 伦敦 ·', /取自 1\d 所.{0,10}伦敦/],
    ['36.8–49.6'],
  ],
  [
    cost('country=uk&level=master&city=uk-other'),
    'The sum for other places leaves out schools in the capital.',
    ['英国 · 伦敦以外', /取自 3\d 所在伦敦以外/],
    ['全国学费'],
  ],
  [
    cost('country=ca&level=undergraduate&city=ca-toronto'),
    'When tuition is for the whole country and living for one place, the headline says so.',
    ['加拿大 · 多伦多地区', '全国学费', '2025–26 学年'],
  ],
  [
    cost('country=uk&level=highschool&city=uk-london'),
    'The monthly living cost of a student in London does not apply to a boarding pupil.',
    ['寄宿'],
    ['18,348', '按签证资金下限', '13,761'],
  ],
  [
    cost('country=de&level=undergraduate'),
    'Where Germany has no tuition, the page shows the fee for each term and the amount required for the visa.',
    ['公立大学', '注册费', '11,904'],
  ],
  [
    cost('country=de&level=master&sid=de-technical-university-of-munich'),
    'Munich asks 8,000 to 12,000 euros of masters from outside the EU, and the page must show it.',
    ['8,000', '12,000', /2 年合计约/],
    ['还差学费', '没有收到慕尼黑工业大学'],
  ],
  [
    cost('country=jp&level=undergraduate&sid=jp-kyoto-university'),
    'A rule of the state that was applied to a school is marked wherever its price is printed.',
    ['公立统一标准', '535,800', '282,000'],
    ['还差学费'],
  ],
  [
    cost('country=us&level=master&sid=us-boston-university'),
    'The living cost of one university is not used for another in the same town, and its nine months are named.',
    ['42,668', '2 年合计', '9 个月'],
    ['41,877'],
  ],
  [
    cost('country=us&level=bachelor'),
    'The school finder uses the word bachelor, and the calculator accepts it.',
    ['本科'],
    ['没有“bachelor”这个选项'],
  ],
  [
    '/yxk?cost=15&study=bachelor&country=de',
    'Public universities in Germany cost almost nothing, and a price filter must find them.',
    ['慕尼黑工业大学', '没有学费数据', '公立统一标准', '11,904'],
    ['共 0 所', '去掉“国家或地区：德国”'],
  ],
  [
    '/yxk?country=de',
    'Subjects of German universities are not recorded, so the list must not offer to filter by business.',
    ['10 万元以内（'],
    ['（0）', '商科与管理'],
  ],
  [
    '/yxk?cost=10&study=bachelor&country=kr',
    'No match among few known schools does not mean none, and removing the country is no useful suggestion.',
    ['没有学费数据'],
    ['共 0 所', '去掉“国家或地区：韩国”'],
  ],
  [
    '/yxk?sort=cost',
    'Online universities and two-year colleges must not appear as the cheapest degrees; a switch lists them.',
    ['两年制', '网络授课'],
    ['民众大学', '卡姆登郡学院', '哈金森社区学院'],
  ],
  [
    '/yxk?sort=cost&kind=all&country=us',
    'With the switch they are listed, each with its kind.',
    ['民众大学', '网络授课为主'],
  ],
  [
    '/yxk?sort=cost&study=master&country=hk',
    'Masters in Hong Kong can be sorted by their recorded fees.',
    ['香港大学', '硕士学费'],
  ],
  [
    '/yxk/sg-national-university-of-singapore',
    'The price with a grant depends on the subject, and is never shown without its conditions.',
    ['22,200', '商科', '30,450', '44,450', '毕业后在新加坡工作三年'],
    ['本科学费（领助学金） 每年 21,400'],
  ],
  [
    '/yxk/ca-university-of-waterloo',
    'A price that doubles one term of autumn 2025 must not be shown with a year of entry.',
    ['2025 秋一学期价乘二，按一学年写'],
    ['2025 秋季学期 × 2 入学'],
  ],
  [
    '/yxk/ca-seneca-polytechnic',
    'It is unknown which of two years the price belongs to, and the page says this instead of a year of entry.',
    ['16,400'],
    ['2026-27 或 2025-26 入学'],
  ],
  [
    '/special/condition_pc?level=master&budget=5&system=percent&grade=82&country=us',
    'A lower bound above the budget is a condition that is not met.',
    [/至少 [\d.]+ 万元，不含学费/],
  ],
  [
    cost('country=my&level=undergraduate'),
    'The finder has prices of seven Malaysian universities, so the calculator must not say that there are none.',
    ['个别学校的公布价'],
    ['任何一所学校'],
  ],
  [
    '/special/condition_pc?level=undergraduate&budget=30&country=uk',
    'The cheaper of two places is the one with the lower range; London must not appear as a cheap place.',
    ['按伦敦以外（有数的几档里低的一档）'],
    ['按伦敦（有数的几档里低的一档）'],
  ],
  [
    '/yxk/jp-kyoto-university',
    'A price that the state sets for all its universities was not read on this university’s page, and is marked so.',
    ['看学校官网※'],
  ],
  [
    '/yxk/us-university-of-florida',
    'A price of thirty dollars must not be printed as zero.',
    ['30 美元（约 201 元）'],
    ['约 0.0 万元'],
  ],
  [
    '/yxk?sort=cost&country=us&study=bachelor',
    'Colleges that mostly give associate degrees are listed only with the switch, like other two-year colleges.',
    ['没有列两年制学院', '副学士学位过半', '兼授副学士的大学仍在列'],
    ['Brazosport College', 'Miami Dade College', '绿河学院', '北西雅图学院', '北马里亚纳学院'],
  ],
  [
    '/special/condition_pc?level=undergraduate&budget=40&country=uk',
    'The health surcharge of all years is paid in the first year, and a sum for one year says so.',
    ['3 年的要在第一年一次付清'],
  ],
]
