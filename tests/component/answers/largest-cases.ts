import type { AnswerCase } from './answer-case'

const gpa = (...scores: string[]) =>
  `/gpa?${scores.map((score, at) => `name=c${at}&credit=3&score=${encodeURIComponent(score)}`).join('&')}`

/** What the line in the largest letters must say for ordinary input of the smaller tools. */
export const cases: readonly AnswerCase[] = [
  {
    address: gpa('3.7'),
    must: ['百分制'],
    mustNot: ['百分制加权 3.70', '标准 4.0 是 0.00'],
    largest: ['绩点', '3.70', '不能换成百分制'],
    largestNot: ['0.00'],
    why: 'A grade point is no mark of 3.7 out of 100.',
  },
  {
    address: gpa('3.7', '4.0', '4.3'),
    must: [],
    mustNot: ['0.00'],
    largest: ['绩点', '4.00'],
    why: 'A whole transcript of grade points is recognised too, on the scale of 4.3.',
  },
  {
    address: gpa('88', '3.7'),
    must: [/1 门.*像绩点/],
    mustNot: [],
    largest: ['百分制加权 45.85'],
    why: 'Among marks a single low number is computed as typed, with a warning.',
  },
  {
    address: gpa('0', '0'),
    must: [],
    mustNot: ['像绩点'],
    largest: ['百分制加权 0.00'],
    why: 'A course that was not attended has a mark of 0, which is no grade point.',
  },
  {
    address: gpa('A+'),
    must: ['各校折法不同'],
    mustNot: [],
    why: 'A+ has no common mark; the message says what to do with it.',
  },
  {
    address: '/special/ym_ca_rounds?score=480',
    must: ['数据到 2026-08-07', /最近一次够得上的是 20\d\d-\d\d-\d\d/],
    mustNot: [],
    largest: ['480 分', /没有达到/, '516', '2026-08-07'],
    largestNot: ['27 轮'],
    today: '2026-11-26',
    why: 'The newest round on hand is of August, and rounds of five years ago are no comfort.',
  },
  {
    address: '/special/ym_ca_rounds?score=５２０',
    must: [],
    mustNot: ['写 0 到 1200 的整数'],
    largest: ['520 分', /(?<!没有)达到/],
    why: 'Full-width digits are digits, as in the other tools.',
  },
  {
    address: '/deadlines?country=us&level=master',
    must: [],
    mustNot: [],
    largest: ['登记的日期里，下一个', '还有 1 个没到'],
    why: 'One registered date is not the only date of all American masters.',
  },
  {
    address: '/deadlines?country=uk&level=master',
    must: [],
    mustNot: [],
    largest: ['没查到英国硕士', '问学校'],
    largestNot: ['0 个'],
    why: 'No registered date does not mean that all are closed.',
  },
  {
    address: '/deadlines?country=hk&level=undergraduate',
    must: [],
    mustNot: [],
    largest: ['2027-01-07', '内地高考生不适用'],
    today: '2026-11-26',
    why: 'The date in the largest line is not for pupils with the 高考.',
  },
  {
    address: '/special/gaokao?score=600&english=90&ielts=5',
    must: ['总分够、英语不够的'],
    mustNot: [],
    largest: [/600 分和您的英语(?:够|还不够)/],
    largestNot: [/够 13 所/],
    why: 'An IELTS of 5.0 is under what Glasgow and Leeds ask, so these are not reached.',
  },
  {
    address: '/special/gaokao?score=560&ielts=5.5',
    must: [/不够的 \d+ 所，差得少的在前.*563(–\d+)? 分\s*差 3 分.*没有能比的\s*英语不够/s],
    mustNot: [],
    largest: ['560 分和您的英语'],
    why: 'A school without a published total is not missed by the total, and follows those with a gap of three marks.',
  },
  {
    address: '/special/gaokao?score=600',
    must: [/西澳大利亚大学.*在西澳大利亚大学的对照表里不低于 ATAR 92/s],
    mustNot: ['507 分'],
    largest: ['够 12 所大学和德国公布的最低线'],
    why: 'Without English only the totals are compared, and the line says so. A table of equivalents is not one of the lines.',
  },
  {
    address: '/special/gaokao?score=９００',
    must: ['海南', '900'],
    mustNot: [],
    why: 'A total above 750 is one of Hainan, whose full mark has to be chosen.',
  },
  {
    address: '/special/gaokao?score=700&full=660',
    must: [/满分 ?750/],
    mustNot: [],
    why: 'A total above the paper of Shanghai belongs to another paper.',
  },
]
