import { defineProgramme } from './programme'

export const jpHighlySkilled = defineProgramme({
  id: 'jp-highly-skilled',
  name: '日本高度人才积分制（高度专门职）',
  official: { name: '日本出入国在留管理厅', url: 'https://www.moj.go.jp/isa/' },
  readings: [
    {
      state: 'open',
      asOf: null,
      source: {
        kind: 'secondary',
        name: '日本行政书士法人 DSG',
        url: 'https://dsg.or.jp/column/permanent/539/',
      },
      text: '说明打分与永住年限的缩短。',
    },
  ],
  times: '永住的在留年限原则十年，达到分数的可以缩短。审查时间看入管厅公布的数。',
  toAsk: ['积分表逐项给多少分：用入管厅的积分表自己算一遍', '永住审查会不会收紧：目前只有报道'],
})
