import type { AnswerCase } from './answer-case'

const scraperKey = /\w[^|。]{2,60} \| [^|。]{2,60}/
const innerWords = /本站展示|不应被本站|不应由本站|应在本站|本轮|fod1p|核验受保护|静态页面未公开/

/** How UK universities treat Chinese degrees, on all pages that say so. */
export const cases: readonly AnswerCase[] = [
  {
    address: '/yxk/uk-university-of-glasgow',
    must: ['不在名单上，学校写明不考虑', '2:1 要 70、75、80、85、87 分'],
    mustNot: ['不在名单上不等于不能申请', scraperKey, innerWords],
    why: 'At Glasgow the list decides.',
  },
  {
    address: '/yxk/uk-university-of-warwick',
    must: ['不在名单上，学校写明不考虑'],
    mustNot: ['不在名单上不等于不能申请', scraperKey, innerWords],
    why: 'At Warwick the list decides.',
  },
  {
    address: '/yxk/uk-university-of-bristol',
    must: ['名单决定能不能申请', '先写信问学校'],
    mustNot: ['不在名单上不等于不能申请', '不在名单上，学校写明不考虑', scraperKey, innerWords],
    why: 'At Bristol the list decides.',
  },
  {
    address: '/yxk/uk-university-of-manchester',
    must: ['87 分'],
    mustNot: [scraperKey, innerWords, 'ETER:2004'],
    why: 'The required average of Manchester is in a sentence, not in an internal key.',
  },
  {
    address: '/yxk/uk-university-of-southampton',
    must: ['Tier D'],
    mustNot: [scraperKey, innerWords],
    why: 'A reader from an institution off Southampton’s list reads how it is treated, without notes of editors.',
  },
  {
    address: '/yxk/china?q=双非',
    must: ['双非', '没有哪份名单按 985、211', '没有公开名单的英国大学'],
    mustNot: ['名称相近的'],
    order: ['“双非”是一类院校', '211、985 院校要 70 分以上，其他中国院校要 75 分以上'],
    why: 'A family types a general word, but the lists name institutions, and the page explains this.',
  },
  {
    address: '/yxk/china?q=上海理工大学',
    must: ['88 分以上逐份考虑', '2:1 要 75 分，2:2 要 70 分'],
    mustNot: ['to be considered on an individual basis', 'For courses requiring'],
    why: 'The requirement of Warwick is in Chinese.',
  },
  {
    address: '/yxk/china',
    must: ['请先写学校名', '211、985 院校要 70 分以上，其他中国院校要 75 分以上'],
    mustNot: ['共 0'],
    why: 'Before a search the page shows no “0 results”, and it contains the rules that it announces.',
  },
  {
    address: '/yxk/china?q=浙江大学&uk=uk-university-college-london',
    must: [/伦敦大学学院[\s|]*2:1 要 85 分，2:2 要 80 分/, '名单上的院校'],
    mustNot: [/名单上的院校[\s|]*名单没有写/],
    why: 'UCL asks 85 of every institution on its list, so the row of an institution must not say that there is no requirement.',
  },
  {
    address: '/yxk/uk-durham-university',
    must: ['读到的国别页上没有院校名单'],
    mustNot: [/：没有名单/],
    why: 'No list on the page that was read does not prove that there is none.',
  },
  {
    address: '/yxk/uk-newcastle-university',
    must: ['没有公布完整的院校名单', '要多少分，看学校的中国页和课程页'],
    mustNot: ['没有公布院校名单和分数线', '不是学校发的'],
    why: 'The source says that no full list is published; it does not say that no average is required, and many publish one.',
  },
]
