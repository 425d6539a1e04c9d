import type { ConditionCountry } from './country'
import { degrees } from './shared'

export const uk: ConditionCountry = {
  code: 'uk',
  language: [
    {
      levels: degrees,
      source: { figure: 'uk-eng-degree' },
      scores: {},
      note: '签证只写欧标等级。大学可以自己评估，也可能要求指定的安全英语考试；各校的雅思要求多半高于签证的等级。',
      covers: null,
    },
    {
      levels: ['highschool', 'language'],
      source: { figure: 'uk-eng-below' },
      scores: {},
      note: '签证只写欧标等级，中学和语言课程另有各校的入学测试。',
      covers: null,
    },
  ],
  funds: [
    {
      figure: 'uk-pof-london-2026',
      times: 9,
      city: { tier: 'london', name: '伦敦' },
      note: '按九个月计。另加未付的学费，存满规定天数。',
    },
    {
      figure: 'uk-pof-outside-2026',
      times: 9,
      city: { tier: 'other', name: '伦敦以外' },
      note: '按九个月计。另加未付的学费，存满规定天数。',
    },
  ],
  stay: [{ levels: degrees, figures: ['uk-graduate-route-2027'] }],
  isEnglish: true,
  isNear: false,
  statements: { undergraduate: ['study-uk-ucas-five', 'study-uk-ucas-ps'] },
  why: '本科和授课型硕士学制短，申请规则清楚，专业要求写在课程页上，容易对照。',
  tradeOff: '申请时就要定专业，入学后难换；课程紧，留给实习的时间少。',
  admission: { name: '目标课程页的 Entry requirements', url: null },
  visa: { name: 'GOV.UK 学生签证', url: 'https://www.gov.uk/student-visa' },
}

export const ie: ConditionCountry = {
  code: 'ie',
  language: [],
  funds: [{ figure: 'ie-pof-long', times: 1, note: '八个月以上课程第一年的生活费部分；另加学费。' }],
  stay: [
    { levels: ['undergraduate'], figures: ['ie-1g-l8'] },
    { levels: ['master'], figures: ['ie-1g-l9'] },
  ],
  isEnglish: true,
  isNear: false,
  statements: {},
  why: '英语授课，科技和制药企业集中，毕业后留下找工作的时间写得清楚。',
  tradeOff: '学校少，都柏林租房紧张，直飞航线少。',
  admission: { name: 'Education in Ireland', url: 'https://www.educationinireland.com' },
  visa: { name: '爱尔兰移民局', url: 'https://www.irishimmigration.ie' },
}
