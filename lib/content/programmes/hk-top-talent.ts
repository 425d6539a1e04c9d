import { defineProgramme } from './programme'

export const hkTopTalent = defineProgramme({
  id: 'hk-top-talent',
  name: '香港高端人才通行证计划（高才通）',
  official: {
    name: '香港入境事务处：高端人才通行证计划',
    url: 'https://www.immd.gov.hk/eng/services/visas/TTPS.html',
  },
  readings: [
    {
      state: 'open',
      asOf: '2025-02-26',
      source: {
        kind: 'official',
        name: '香港特区政府新闻公报',
        url: 'https://www.info.gov.hk/gia/general/202502/26/P2025022600221.htm',
      },
      text: '公布各项人才计划的收费，本计划在列。',
    },
    {
      state: 'open',
      asOf: '2024-11-02',
      source: {
        kind: 'secondary',
        name: '人民网英文版（转新华社）',
        url: 'http://en.people.cn/n3/2024/1102/c90000-20236868.html',
      },
      text: '合资格大学增到 198 所，A 类首次逗留延到三年。',
    },
    {
      state: 'open',
      asOf: '2023-02-08',
      source: {
        kind: 'secondary',
        name: 'Dimsum Daily（转政府新闻）',
        url: 'https://www.dimsumdaily.hk/5799-of-7417-applications-under-top-talent-pass-scheme-approved-as-at-27th-january-2023/',
      },
      text: '2022 年 12 月 28 日开始受理。',
    },
  ],
  amounts: ['hk-talent-fees'],
  times: '处理时间看入境处公布的服务承诺；续期要先在香港受雇或开业，看入境处当期说明。',
  toAsk: ['2025 年 2 月以后规则有没有再改', 'B、C 类续期现在要什么'],
})
