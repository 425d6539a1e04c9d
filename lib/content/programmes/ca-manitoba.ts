import { defineProgramme } from './programme'

export const caManitoba = defineProgramme({
  id: 'ca-manitoba',
  name: '曼省提名计划国际教育类（MPNP IES）',
  official: { name: '曼省移民局 Immigrate Manitoba', url: 'https://immigratemanitoba.com/' },
  readings: [
    {
      state: 'open',
      asOf: null,
      source: {
        kind: 'secondary',
        name: 'CanadiaNow',
        url: 'https://canadianow.com/international-education-stream',
      },
    },
  ],
  toAsk: ['国际教育类 2026 年是否开放，现行细则怎样写'],
})
