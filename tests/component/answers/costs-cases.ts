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
    [/其余 2 年至少 [\d.]+ 万元/],
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
    cost('country=jp&level=undergraduate'),
    'The figure for a whole country must not rest on one northern town or on national universities alone.',
    ['日本 · 全国', /国立.{0,16}私立/],
    ['日本 · 仙台', '29.2–35.3'],
  ],
  [
    cost('country=uk&level=master&city=uk-london'),
    'Half of the schools of London with a price are cheap ones: its tuition is that of the country, and it says so.',
    ['英国 · 伦敦 ·', /取自 4\d 所/, '全国学费'],
    ['36.8–49.6'],
  ],
  [
    cost('country=uk&level=highschool&city=uk-london'),
    'The monthly living cost of a student in London does not apply to a boarding pupil.',
    ['寄宿'],
    ['18,348', '按签证资金下限', '13,761'],
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
    '/guide/budget',
    'Prices of four Malaysian schools are held, though nothing about living there.',
    [/马来西亚本科，\d 年 ?4 所进入 QS 排名的学校的学费；生活费没查到 ?学费 2\.\d–6\.\d 万/],
  ],
  [
    '/yxk?country=ca&study=master&cost=25',
    'Where no price is held nothing is too dear.',
    ['都没有可比的学费'],
    ['学费查得到的学校里没有符合的', '不符合 0 所'],
  ],
  [
    '/yxk?cost=15&study=bachelor&country=de',
    'Public universities in Germany cost almost nothing, and a price filter must find them.',
    ['慕尼黑工业大学', '没有可比的学费', '公立统一标准', '11,904'],
    ['共 0 所', '去掉“国家或地区：德国”'],
  ],
  [
    '/yxk?country=de',
    'Subjects of German universities are not recorded, so the list must not offer to filter by business.',
    ['10 万元以内（'],
    ['（0）', '商科与管理'],
  ],
  [
    '/special/condition_pc?level=undergraduate&budget=30&country=uk',
    'The cheaper of two places is the one with the lower range; London must not appear as a cheap place.',
    ['按伦敦以外（有数的几档里低的一档）'],
    ['按伦敦（有数的几档里低的一档）'],
  ],
]
