import { defineProgramme } from './programme'

export const mtPermanentResidence = defineProgramme({
  id: 'mt-permanent-residence',
  name: '马耳他永久居留计划（MPRP）',
  official: { name: '马耳他居留署', url: 'https://residencymalta.gov.mt/' },
  readings: [
    {
      state: 'open',
      asOf: '2025-07-23',
      source: {
        kind: 'secondary',
        name: 'Andersen Malta（二手）',
        url: 'https://www.mt.andersen.com/insights/legal-notice-146-of-2025-whats-new-in-maltas-permanent-residence-programme',
      },
    },
  ],
  amounts: ['imm-mt-fees', 'imm-mt-feesplit', 'imm-mt-dependants'],
  unknown: ['慈善捐款、健康保险等其余费用没有读到', '房产与租金门槛只有商业站的说法，没有列'],
})
