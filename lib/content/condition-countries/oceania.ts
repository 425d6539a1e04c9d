import type { ConditionCountry } from './country'
import { degrees } from './shared'

export const au: ConditionCountry = {
  code: 'au',
  language: [
    {
      levels: degrees,
      source: { figure: 'au-eng-student' },
      scores: { ielts: 6 },
      note: '这是学生签证的下限，学校的要求多半更高；读打包语言课或预科另有较低的下限。',
      covers: null,
    },
    {
      levels: ['language'],
      source: { figure: 'au-eng-elicos' },
      scores: { ielts: 5 },
      note: '与正式课程打包的语言课。',
      covers: null,
    },
  ],
  funds: [{ figure: 'au-pof-2024', times: 1, note: '主申请人十二个月的生活费部分；另加学费和路费。' }],
  stay: [
    {
      levels: degrees,
      figures: ['au-485-degree', 'au-485-age'],
      note: '区间低的一端是本科和授课型硕士的，高的一端是研究型学位的，以内政部页面为准。',
    },
  ],
  isEnglish: true,
  isNear: false,
  isSameTime: true,
  statements: { undergraduate: ['study-au-gaokao-list', 'study-au-atar'] },
  byLevel: {
    undergraduate: {
      why: '不少大学认高考成绩，签证的英语和资金要求写得明确，一年多次入学，便于补考后再走。',
    },
  },
  why: '签证的英语和资金要求写得明确，一年多次入学，便于补考后再走。',
  tradeOff: '学费每年调整，多年的预算要留余地；签证要证明真实的学习目的，换专业、换学校会被细问。',
  admission: { name: 'Study Australia', url: 'https://www.studyaustralia.gov.au' },
  visa: {
    name: '澳大利亚内政部 500 类签证',
    url: 'https://immi.homeaffairs.gov.au/visas/getting-a-visa/visa-listing/student-500',
  },
}

export const nz: ConditionCountry = {
  code: 'nz',
  language: [],
  funds: [
    {
      levels: ['undergraduate', 'master', 'language'],
      figure: 'nz-pof-2026',
      times: 1,
      note: '大学及以上一年的生活费部分；另加学费。',
    },
    {
      levels: ['highschool'],
      figure: 'nz-pof-school',
      times: 1,
      note: '中小学一年的生活费部分；另加学费。',
    },
  ],
  stay: [{ levels: ['master'], figures: ['nz-pswv'] }],
  isEnglish: true,
  isNear: false,
  isSameTime: true,
  statements: {},
  why: '大学都是公立，质量接近；规模小，老师顾得过来，低龄学生的寄宿和监护规定完整。',
  byLevel: {
    undergraduate: { why: '大学都是公立，质量接近；规模小，老师顾得过来。' },
    master: { why: '大学都是公立，质量接近；规模小，老师顾得过来。' },
  },
  tradeOff: '专业和学校的选择少，本地就业市场小。',
  admission: { name: 'Study with New Zealand', url: 'https://www.studywithnewzealand.govt.nz' },
  visa: { name: '新西兰移民局', url: 'https://www.immigration.govt.nz' },
}
