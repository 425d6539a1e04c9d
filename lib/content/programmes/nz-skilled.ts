import { defineProgramme } from './programme'

export const nzSkilled = defineProgramme({
  id: 'nz-skilled',
  name: '新西兰技术移民居留签证（SMC）',
  official: {
    name: '新西兰移民局：Skilled Migrant Category Resident Visa',
    url: 'https://www.immigration.govt.nz/visas/skilled-migrant-category-resident-visa/',
  },
  readings: [
    {
      state: 'open',
      asOf: '2025-09-23',
      source: {
        kind: 'secondary',
        name: '《新西兰先驱报》',
        url: 'https://www.nzherald.co.nz/nz/politics/immigration-minister-erica-stanford-unveils-two-new-pathways-to-residency-for-skilled-migrants-including-tradies/RNSEREEXPZAANIKRQKYG7QCGME/',
      },
      text: '宣布 2026 年中增加两条路径。',
    },
    {
      state: 'open',
      asOf: '2023-10',
      source: {
        kind: 'secondary',
        name: '印度《金融快报》',
        url: 'https://www.financialexpress.com/business/investing-abroad-latest-new-zealand-immigration-rules-check-skilled-migrant-visa-requirement-and-eligibility-for-resident-status-3266202',
      },
      text: '2023 年 10 月 9 日改为六分制。',
    },
  ],
  toAsk: ['2026 年 8 月的改动是否如期施行，职业清单有哪些', '申请费和现行的收入中位数'],
})
