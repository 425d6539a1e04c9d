import { defineProgramme } from './programme'

export const hkIang = defineProgramme({
  id: 'hk-iang',
  name: '香港非本地毕业生留港／回港就业安排（IANG）',
  official: {
    name: '香港入境事务处：非本地毕业生留港／回港就业安排',
    url: 'https://www.immd.gov.hk/eng/services/visas/IANG.html',
  },
  readings: [
    {
      state: 'open',
      asOf: '2025-06-11',
      source: {
        kind: 'official',
        name: '香港特区政府新闻公报',
        url: 'https://www.info.gov.hk/gia/general/202506/11/P2025061100456.htm',
      },
      text: '说明逗留模式为 2+3+3 年。',
    },
    {
      state: 'open',
      asOf: '2025-02-26',
      source: {
        kind: 'official',
        name: '香港特区政府新闻公报',
        url: 'https://www.info.gov.hk/gia/general/202502/26/P2025022600221.htm',
      },
      text: '公布各项人才计划的收费，本安排在列。',
    },
  ],
  amounts: ['hk-talent-fees'],
  toAsk: ['港校内地校区毕业生适用的试行安排几时到期'],
})
