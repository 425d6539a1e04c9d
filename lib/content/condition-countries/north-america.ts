import type { ConditionCountry } from './country'
import { degrees, ownPage } from './shared'

export const us: ConditionCountry = {
  code: 'us',
  language: [],
  funds: [],
  stay: [
    { levels: degrees, figures: ['us-opt', 'us-stem-opt'], note: '延期只限理工科（STEM）目录里的专业。' },
  ],
  isEnglish: true,
  isNear: false,
  statements: { undergraduate: ['us-commonapp-2627', 'study-us-ed1'] },
  why: '学校数量多、类型多，成绩起点不同的学生都有可申请的学校。',
  byLevel: {
    undergraduate: {
      why: '学校数量多、类型多，本科可以先读再定专业，转学也常见，成绩起点不同的学生都有可申请的学校。',
    },
  },
  tradeOff: '没有统一的入学门槛，要一所所查；花费高，签证由面签决定。',
  admission: { name: '各校 International Admissions 页', url: null },
  visa: {
    name: '美国国务院学生签证',
    url: 'https://travel.state.gov/content/travel/en/us-visas/study/student-visa.html',
  },
}

export const ca: ConditionCountry = {
  code: 'ca',
  language: [],
  funds: [{ figure: 'ca-pof-2026', times: 1, note: '魁北克以外、单人的生活费部分；另加第一年学费和路费。' }],
  stay: [
    {
      levels: ['undergraduate'],
      figures: [],
      statements: ['ca-pgwp'],
      note: '能留多久看课程读了多久。',
    },
    { levels: ['master'], figures: ['ca-pgwp-master'], statements: ['ca-pgwp'] },
  ],
  isEnglish: true,
  isNear: false,
  statements: {
    undergraduate: ['ouac-101-105'],
    highschool: ['study-ca-ossd-30', 'study-ca-ossd-40'],
  },
  why: '大学多为公立，质量差距小；带薪实习课程多，高中可以直接读安省课程升学。',
  byLevel: { master: { why: '大学多为公立，质量差距小；带薪实习课程多。' } },
  tradeOff: '学习许可有名额和省级证明的限制，政策变动多；冬季长。',
  admission: ownPage,
  visa: {
    name: '加拿大移民部学习许可',
    url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
  },
}
