import type { AnswerCase } from './answer-case'

const scraperKey = /\w[^|。]{2,60} \| [^|。]{2,60}/
const innerWords = /本站展示|不应被本站|不应由本站|应在本站|本轮|fod1p|核验受保护|静态页面未公开/

/** How UK universities treat Chinese degrees, on all pages that say so. */
export const cases: readonly AnswerCase[] = [
  [
    '/yxk/uk-university-of-glasgow',
    'A range over the bands is neither its lowest nor its highest number. At Glasgow the list decides.',
    [/70–87 分/, '不在名单上，学校写明不考虑', '2:1 要 70、75、80、85、87 分'],
    ['87 分起', '70 分起', '不在名单上不等于不能申请', scraperKey, innerWords],
  ],
  [
    '/yxk/china?q=双非',
    'A family types a general word, but the lists name institutions, and the page explains this.',
    ['双非', '没有哪份名单按 985、211', '没有公开名单的英国大学'],
    ['名称相近的'],
    { order: ['“双非”是一类院校', '211、985 院校要 70 分以上，其他中国院校要 75 分以上'] },
  ],
  [
    '/yxk/china?q=上海理工大学',
    'The requirement of Warwick is in Chinese.',
    ['88 分以上逐份考虑', '2:1 要 75 分，2:2 要 70 分'],
    ['to be considered on an individual basis', 'For courses requiring'],
  ],
  [
    '/yxk/china?q=浙江大学&uk=uk-university-college-london',
    'UCL asks 85 of every institution on its list, so the row of an institution must not say that there is no requirement.',
    [/伦敦大学学院[\s|]*2:1 要 85 分，2:2 要 80 分/, '名单上的院校'],
    [/名单上的院校[\s|]*名单没有写/],
  ],
]
