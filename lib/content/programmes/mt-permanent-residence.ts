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
        name: 'Andersen Malta',
        url: 'https://www.mt.andersen.com/insights/legal-notice-146-of-2025-whats-new-in-maltas-permanent-residence-programme',
      },
    },
  ],
  amounts: ['imm-mt-fees', 'imm-mt-feesplit', 'imm-mt-dependants'],
  toAsk: ['慈善捐款、健康保险等其余费用各多少', '房产与租金的门槛：商业网站的说法不作数'],
})
