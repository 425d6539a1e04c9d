import type { ConditionCountry } from './country'
import { degrees } from './shared'

export const ch: ConditionCountry = {
  code: 'ch',
  language: [],
  funds: [],
  stay: [],
  isEnglish: false,
  isNear: false,
  statements: {},
  why: '公立理工大学学费低、科研强；酒店管理类学校英语授课，实习是课程的一部分。',
  tradeOff: '公立大学本科多用德语或法语；生活费高，非欧盟毕业生找工作受限。',
  admission: { name: '瑞士大学联合会', url: 'https://www.swissuniversities.ch' },
  visa: { name: '瑞士联邦移民局', url: 'https://www.sem.admin.ch' },
}

export const it: ConditionCountry = {
  code: 'it',
  language: [],
  funds: [],
  stay: [],
  isEnglish: false,
  isNear: false,
  statements: {},
  why: '艺术、设计、音乐院校集中，公立学校学费低，另有专为中国学生设的预注册安排。',
  tradeOff: '多数课程用意大利语，预注册一年一次，错过要等下一年。',
  admission: { name: 'Universitaly', url: 'https://www.universitaly.it' },
  visa: { name: '意大利签证官网', url: 'https://vistoperitalia.esteri.it' },
}

export const fr: ConditionCountry = {
  code: 'fr',
  language: [],
  funds: [{ figure: 'fr-pof', times: 12, note: '按每月数额乘十二；住宿有证明的可减。' }],
  stay: [],
  isEnglish: false,
  isNear: false,
  statements: {},
  why: '公立大学注册费低，商学院和工程师学校有英语项目，艺术院校选择多。',
  tradeOff: '公立大学本科用法语；申请、面试、签证都经法国高等教育署，流程长。',
  admission: { name: '法国高等教育署', url: 'https://www.campusfrance.org' },
  visa: { name: '法国签证官网', url: 'https://france-visas.gouv.fr' },
}

export const nl: ConditionCountry = {
  code: 'nl',
  language: [],
  funds: [{ figure: 'nl-pof-2026-exact', times: 12, note: '按每月数额乘十二；由学校代收并递签。' }],
  stay: [{ levels: degrees, figures: ['nl-orientation'] }],
  isEnglish: false,
  isNear: false,
  statements: {},
  why: '英语硕士项目多，应用科学大学重实践，学校代办居留手续。',
  tradeOff: '本科英语项目在收紧，住房紧张，学校不保证宿舍。',
  admission: { name: 'Study in NL', url: 'https://www.studyinnl.org' },
  visa: { name: '荷兰移民局', url: 'https://ind.nl/en' },
}

export const de: ConditionCountry = {
  code: 'de',
  language: [],
  funds: [{ figure: 'de-blocked-2026', times: 1, note: '存入限制提款账户的全年数额。' }],
  stay: [{ levels: degrees, figures: ['de-jobsearch-b'] }],
  isEnglish: false,
  isNear: false,
  statements: {},
  why: '公立大学多数不收学费，工科强，毕业后留下找工作的时间较长。',
  tradeOff: '本科多用德语，要先过审核部（APS）和语言；毕业难，延期常见。',
  admission: { name: 'DAAD（德国学术交流中心）', url: 'https://www.daad.de/en/' },
  visa: { name: '德国驻华使领馆', url: 'https://china.diplo.de' },
}

export const es: ConditionCountry = {
  code: 'es',
  language: [],
  funds: [],
  stay: [{ levels: degrees, figures: ['es-jobsearch-2018'] }],
  isEnglish: false,
  isNear: false,
  statements: {},
  why: '公立大学学费低，西班牙语用处广。',
  tradeOff: '多数课程用西班牙语，学历认证和预约都慢。',
  admission: { name: '西班牙大学部', url: 'https://www.universidades.gob.es' },
  visa: { name: '西班牙驻华领事机构', url: 'https://www.exteriores.gob.es' },
}
