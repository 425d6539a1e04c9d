import type { ConditionCountry } from './country'
import { degrees, masterPage, ownPage } from './shared'

export const jp: ConditionCountry = {
  code: 'jp',
  language: [
    {
      levels: ['language'],
      source: { statement: 'study-jp-lang-two' },
      scores: { jlpt: 5 },
      note: '一部分语言学校的例子，别的学校可能不看等级，只看学习时数的证明。',
      covers: { name: '一部分语言学校', school: null },
    },
  ],
  funds: [],
  stay: [{ levels: degrees, figures: ['jp-jobhunt'] }],
  isEnglish: false,
  isNear: true,
  statements: {
    undergraduate: ['study-jp-senmon-lang', 'study-jp-g30-nagoya'],
    language: ['study-jp-lang-intake', 'study-jp-accred-visa'],
  },
  why: '国立大学学费低，离家近；可以先读语言学校再考学，中途有多个台阶。',
  tradeOff: '多数课程用日语，从零学起要先花时间过语言关；英语课程少，要一个个找。',
  admission: { name: '日本留学信息网站', url: 'https://www.studyinjapan.go.jp/en/' },
  visa: { name: '日本出入国在留管理厅', url: 'https://www.moj.go.jp/isa/' },
}

export const sg: ConditionCountry = {
  code: 'sg',
  language: [
    {
      levels: ['undergraduate'],
      source: { statement: 'study-sg-ntu-eng' },
      scores: { ielts: 6, toefl: 90, pte: 55 },
      note: '对高考生的要求，其中一项达到即可，雅思写作也要 6 分。',
      covers: { name: '南洋理工大学', school: 'sg-nanyang-technological-university' },
    },
  ],
  funds: [],
  stay: [
    {
      levels: degrees,
      figures: ['sg-ltvp-process', 'sg-ltvp-fee'],
      note: '能停留多久、哪些学校的毕业生可以申请，看移民与关卡局页面。',
    },
  ],
  isEnglish: true,
  isNear: true,
  statements: { undergraduate: ['study-sg-ntu-results', 'sg-nus-2027'] },
  why: '英语授课，离家近，治安和生活习惯容易适应。',
  tradeOff: '公立学校名额少、竞争集中，私立学校要查清学位由谁颁发。',
  admission: ownPage,
  byLevel: {
    undergraduate: {
      why: '英语授课，离家近，治安和生活习惯容易适应；公立大学的助学金可以减学费。',
      tradeOff: '公立大学录取人数少、竞争集中；领学费助学金毕业后要在新加坡工作几年。',
      admission: {
        name: '新加坡国立大学国际资格页',
        url: 'https://nus.edu.sg/oam/admissions/international-qualifications-for-foreigners',
      },
    },
    master: {
      tradeOff: '公立大学录取人数少、竞争集中；学费由各项目自己定，差得多，多按全程收。',
      admission: masterPage,
    },
  },
  visa: { name: '新加坡移民与关卡局', url: 'https://www.ica.gov.sg' },
}

export const hk: ConditionCountry = {
  code: 'hk',
  language: [],
  funds: [],
  stay: [{ levels: degrees, figures: ['hk-iang-24m'] }],
  isEnglish: true,
  isNear: true,
  statements: { undergraduate: ['hk-rounds-2027', 'study-hk-tongzhao'] },
  why: '英语授课，离家近，毕业后留港找工作的安排清楚。',
  tradeOff: '校外租金高，开学前后还要备好押金和首月房租。',
  admission: ownPage,
  byLevel: {
    undergraduate: {
      why: '凭高考成绩申请，英语授课，离家近，毕业后留港找工作的安排清楚。',
      tradeOff: '宿位紧，校外租金高；名额少，本科看高考实分和英语单科。',
      admission: { name: '香港各大学内地本科生入学页', url: null },
    },
    master: {
      tradeOff: '授课型硕士多半没有学校宿位，校外租金高；学费由各项目自己定，差得多。',
      admission: masterPage,
    },
  },
  visa: { name: '香港入境事务处', url: 'https://www.immd.gov.hk' },
}

export const my: ConditionCountry = {
  code: 'my',
  language: [],
  funds: [],
  stay: [],
  isEnglish: true,
  isNear: true,
  statements: {},
  why: '花费低，英语授课，离家近，可以读英澳大学的分校或合作课程。',
  tradeOff: '要查清学位由谁颁发、国内能否认证；毕业后当地工作机会有限。',
  admission: { name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' },
  visa: { name: '马来西亚学生签证系统', url: 'https://visa.educationmalaysia.gov.my' },
}

export const kr: ConditionCountry = {
  code: 'kr',
  language: [],
  funds: [],
  stay: [],
  isEnglish: false,
  isNear: true,
  statements: {},
  why: '离家近，影视、传播、设计类学校选择多。',
  tradeOff: '本科多用韩语，要先过语言关；国内对学校的了解集中在少数几所。',
  admission: { name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' },
  visa: { name: '韩国驻华使领馆', url: 'https://overseas.mofa.go.kr/cn-zh' },
}
