import type { CostCountry } from './country'
import { programmePage } from './notes'

const jpTuition: CostCountry['tuition'] = {
  undergraduate: {
    facts: [['jp-tuition-national-std'], ['jp-utokyo-tuition'], ['jp-tuition-private-avg']],
    subject: '低值国立、高值私立平均',
    subjectInBrief: '国立到私立',
    note: '低值是国立大学标准额，高值是私立大学的平均；理工、医牙更高，少数国立大学 2027 年起对留学生另定更高的价。入学金另付一次。',
  },
  master: {
    facts: [['jp-tuition-national-grad-first'], ['jp-tuition-private-grad-first']],
    subject: '低值国立、高值私立',
    note: '来源给的是含入学金的首年数，以后各年按同额估，会偏高。',
  },
  language: { facts: [['jp-langschool']], note: '来源给的是首年数。' },
}

export const jp: CostCountry = {
  value: 'jp',
  label: '日本',
  currency: 'JPY',
  rate: 'fx-jpy-cny',
  tiers: [
    {
      value: 'other',
      label: '全国',
      isNational: true,
      together: { facts: [['jp-living-national']], note: '含住宿；东京在高端，地方城市在低端。' },
    },
    {
      value: 'tokyo',
      label: '东京',
      cities: ['Tokyo'],
      together: {
        facts: [['jp-living-tufs'], ['jp-living-sophia']],
        note: '含住宿；两所大学的估算，前一所是住学校宿舍的数，校外公寓多半更贵。',
      },
    },
    {
      value: 'sendai',
      label: '仙台',
      cities: ['Sendai'],
      living: { facts: [['jp-living-tohoku']] },
      campus: { facts: [['jp-dorm-tohoku']], levels: ['undergraduate', 'master'] },
      rent: { facts: [['jp-apartment-tohoku']], note: '来源写“起”，好一些的公寓更贵。' },
    },
  ],
  tuition: jpTuition,
  enrolment: {
    undergraduate: {
      facts: [['jp-utokyo-entrance'], ['jp-entrance-private-avg', 'jp-facility-private-avg']],
      called: '入学金（私立加首年设施费）',
      note: '低值是国立大学，高值是私立大学的平均，入学时付一次。',
    },
  },
  ask: {
    tuition: { name: 'Study in Japan', url: 'https://www.studyinjapan.go.jp/en/' },
    living: {
      name: 'Study in Japan 生活费页',
      url: 'https://www.studyinjapan.go.jp/en/life/cost-of-living/',
    },
    insurance: { name: '市区町村国民健康保险窗口', url: null },
    visa: { name: '日本驻华大使馆', url: 'https://www.cn.emb-japan.go.jp' },
  },
}

export const sg: CostCountry = {
  value: 'sg',
  label: '新加坡',
  currency: 'SGD',
  rate: 'fx-sgd-cny',
  years: { master: 1 },
  tiers: [
    {
      value: 'any',
      label: '全岛',
      living: {
        facts: [['sg-meals-ntu', 'sg-transport-ntu', 'sg-other-ntu']],
        note: '膳食、交通和其他开支之和。',
      },
      campus: { facts: [['sg-rent-ntu']], note: '来源不分校内校外。' },
      rent: { facts: [['sg-rent-ntu']], note: '来源不分校内校外。' },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['sg-nus-notg'], ['sg-ntu-notg']],
      subject: '国大、南大，不领助学金',
      subjectInBrief: '不领助学金',
      note: '不领学费助学金的价格；签约领助学金的学费低得多，但毕业后要在新加坡工作满约定年限。',
    },
    master: {
      facts: [['biz-nus-mkt'], ['biz-nus-fin'], ['biz-ntu-mktsc'], ['biz-ntu-ba'], ['biz-ntu-mfe']],
      isOnce: true,
      subject: '商科',
      note: '两所大学五个商科项目的全程学费，一次计入首年；别的专业看课程页。',
    },
  },
  visa: {
    facts: [['sg-stp-process-2024', 'sg-stp-issue-ica', 'sg-stp-mjv']],
    note: '学生准证的处理费、签发费和多次入境签证费。',
  },
  ask: {
    tuition: {
      name: '新加坡国立大学学费页',
      url: 'https://www.nus.edu.sg/registrar/administrative-policies-procedures/undergraduate/undergraduate-fees',
    },
    tuitionOf: { master: programmePage },
    living: { name: '录取学校的生活费估算页', url: null },
    visa: { name: '新加坡移民与关卡局', url: 'https://www.ica.gov.sg/reside/STP/apply' },
  },
}

export const hk: CostCountry = {
  value: 'hk',
  label: '中国香港',
  currency: 'HKD',
  rate: 'fx-hkd-cny',
  years: { master: 1 },
  tiers: [
    {
      value: 'any',
      label: '全港',
      levels: ['undergraduate', 'highschool', 'language'],
      living: {
        facts: [['hk-cityu-living']],
        note: '一所大学的估算，不含住宿，按学年计。',
      },
      campus: {
        facts: [['hk-hku-hall']],
        levels: ['undergraduate'],
        condition: '有宿位',
        note: '港大本科宿舍，按 285 天，不含夏季；宿位不一定每年都有。',
      },
    },
    {
      value: 'taught',
      label: '全港',
      levels: ['master'],
      living: {
        facts: [['hk-tpg-living']],
        months: 10,
        note: '浸会大学商学院给授课型硕士的估算：10 个月的伙食、交通和杂项；住满 12 个月要另加。',
      },
      rent: {
        facts: [['hk-tpg-rent']],
        months: 10,
        note: '浸会大学商学院给授课型硕士的估算，10 个月；校外合租，单人公寓更贵，住满 12 个月要另加。',
      },
      campus: {
        facts: [['hk-tpg-hall-hkbu']],
        months: 10,
        condition: '有宿位',
        note: '浸会大学一所的硕士宿舍，10 个月，低值双人间、高值单人间；授课型硕士不一定有床位。',
      },
    },
  ],
  tuition: {
    undergraduate: {
      facts: [
        ['hk-cuhk-2728'],
        ['hk-polyu-2728'],
        ['hk-hku-nonstem-2728'],
        ['hk-hkust-2728'],
        ['hk-hku-stem-2728'],
      ],
      subject: '中大、理大、港大、科大',
      note: '中大、理大、港大、科大四所的公布价，从低到高，医学和牙医除外；城大、浸大、教大这一学年的数没有收到，没有放进来。',
    },
  },
  ask: {
    tuition: { name: '录取学校的项目页', url: null },
    living: { name: '录取学校的学生事务处', url: null },
    visa: { name: '香港入境事务处', url: 'https://www.immd.gov.hk/eng/services/visas/study.html' },
  },
}

export const kr: CostCountry = {
  value: 'kr',
  label: '韩国',
  currency: 'KRW',
  rate: 'fx-krw-cny',
  tiers: [
    {
      value: 'seoul',
      label: '首尔',
      cities: ['Seoul'],
      together: { facts: [['kr-living-seoul']], note: '含住宿；首尔以外低一些。' },
    },
    { value: 'other', label: '首尔以外' },
  ],
  tuition: {},
  ask: {
    tuition: { name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' },
    living: { name: 'Study in Korea', url: 'https://www.studyinkorea.go.kr' },
    visa: { name: '韩国驻华使领馆', url: 'https://overseas.mofa.go.kr/cn-zh' },
  },
}

export const my: CostCountry = {
  value: 'my',
  label: '马来西亚',
  currency: 'MYR',
  rate: 'fx-myr-cny',
  years: { master: 1 },
  tiers: [{ value: 'any', label: '全国' }],
  tuition: {},
  ask: {
    tuition: { name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' },
    living: { name: 'Education Malaysia', url: 'https://educationmalaysia.gov.my' },
    visa: { name: '马来西亚学生签证系统', url: 'https://visa.educationmalaysia.gov.my' },
  },
}
