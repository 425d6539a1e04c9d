import type { CostCountry } from './country'
import { programmePage, requirement } from './notes'

export const us: CostCountry = {
  value: 'us',
  label: '美国',
  currency: 'USD',
  rate: 'fx-usd-cny',
  tiers: [
    {
      value: 'any',
      label: '全国',
    },
  ],
  tuition: {
    undergraduate: {
      facts: [['us-uc-2728'], ['us-harvard-tuition-2627']],
      subject: '加州大学和哈佛两处',
      note: '加州大学（非加州居民）和哈佛两处的学费，不是全国的均值。',
    },
  },
  insurance: {
    facts: [['us-health-harvard-2627']],
    levels: ['undergraduate', 'master'],
    note: '以一所大学为例，各校不同。',
  },
  visa: {
    facts: [['us-sevis-2026', 'us-mrv-2026']],
    note: 'SEVIS 费加签证申请费；法律另定的签证诚信费是否已开始收取，办理前要查。',
  },
  ask: {
    tuition: { name: '美国大学理事会学费趋势', url: 'https://research.collegeboard.org/trends' },
    tuitionOf: { master: programmePage },
    living: { name: '录取学校的 Cost of Attendance 页', url: null },
    visa: {
      name: '美国国务院签证费用',
      url: 'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/fees/fees-visa-services.html',
    },
  },
}

export const ca: CostCountry = {
  value: 'ca',
  label: '加拿大',
  currency: 'CAD',
  rate: 'fx-cad-cny',
  tiers: [
    {
      value: 'other',
      label: '多伦多和魁北克以外',
      together: { facts: [['ca-pof-2026']], note: `含住宿。${requirement}` },
    },
    {
      value: 'toronto',
      label: '多伦多地区',
      cities: ['Toronto'],
      living: {
        facts: [['ca-grocery-uoft', 'ca-bills-uoft']],
        called: '伙食和杂费',
        note: '伙食加水电、电话、网络，不含交通和个人开支。',
      },
      campus: { facts: [['ca-housing-uoft']] },
      rent: { facts: [['ca-housing-uoft']] },
    },
    // The federal requirement does not apply in this province, and no figure of the province's own is known.
    {
      value: 'quebec',
      label: '魁北克省（资金标准由省里另定）',
      states: ['Quebec'],
      cities: ['Montreal', 'Montréal', 'Sherbrooke'],
    },
  ],
  tuition: {},
  averages: {
    master: {
      facts: [['ca-tuition-grad-2526']],
      note: '下面是全部研究生的平均学费，拿资助读研究型的也在内；商科等职业型硕士多在均值以上，所以不拿来合计。',
    },
  },
  visa: { facts: [['ca-permit-fee', 'ca-biometrics']], note: '学习许可申请费加生物信息采集费。' },
  ask: {
    tuition: { name: '录取学校的 International tuition 页', url: null },
    living: {
      name: '加拿大移民部资金证明页',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
    },
    visa: {
      name: '加拿大移民部学习许可页',
      url: 'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit.html',
    },
  },
}
