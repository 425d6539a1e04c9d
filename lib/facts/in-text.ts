import { withDays } from '@/lib/facts/admissions/deadline-text'
import { formatFigure } from './format'
import { type Figure, figure } from './registry'

/** A figure in copy is written `{{id}}` with an id of the registry. Registered dates such as `{{ucas.main}}` are ordinary text here. */
const token = /\{\{([\w.:-]+)\}\}/g

/**
 * Copy split at its figures: text and figures in turn.
 * @throws FactError when a figure may not be printed
 */
export function splitAtFigures(text: string): (string | Figure)[] {
  return withDays(text)
    .split(token)
    .map((part, index) => (index % 2 === 0 ? part : figure(part)))
    .filter((part) => part !== '')
}

/** Copy as plain text for places without markup (search text, JSON-LD): each figure with its period. */
export function plainText(text: string): string {
  return splitAtFigures(text)
    .map((part) => (typeof part === 'string' ? part : `${formatFigure(part)}（${part.period}）`))
    .join('')
}

const currencies =
  '美元|美金|美刀|英镑|镑|欧元|加元|加币|加刀|澳元|澳币|澳刀|新西兰元|纽元|纽币|新币|坡币|新元|新加坡元|日元|日币|日圆|港元|港币|瑞士法郎|瑞郎|韩元|人民币|刀(?!切|具|片|法)|元(?!素|器|次|论)|块(?:钱|(?![板内]))|USD|GBP|EUR|CAD|AUD|NZD|JPY|HKD|SGD|CHF|RMB|CNY'
const codes = 'USD|GBP|EUR|CAD|AUD|NZD|JPY|HKD|SGD|CHF|RMB|CNY'
const numerals = '[一二三四五六七八九十百千两几零]'
const lists = 'QS|ARWU|THE|U\\.?S\\.?\\s?News|泰晤士|软科|世界|全美|全英|全国|全球|综合|专业'

/** Money, shares and ranks in copy without a source, in all ways of writing them. */
const bareFigures: readonly RegExp[] = [
  /(?:US|HK|NZ|A|C|S)?[$£€¥]\s?\d[\d,.]*/g,
  new RegExp(`\\b(?:${codes})\\s?\\d[\\d,.]*`, 'g'),
  new RegExp(`\\d[\\d,.]*\\s*(?:多|余|几)?\\s*(?:[万亿千百]|[kKwW]\\b)?\\s*(?:多|余)?(?:${currencies})`, 'g'),
  /\d+(?:\.\d+)?\s?[wW](?!\w|\s?人民币)/g,
  /\d[\d,.]*\s*万(?:左右|以内|起步|一年|每年|\/年)/g,
  // In written numbers 百, 千 or 万 must precede the currency, so that 一元二次 and 一刀切 do not match.
  new RegExp(`${numerals}+[十百千万]\\s?(?:多|余|来)?(?:万|千)?(?:多)?(?:${currencies})`, 'g'),
  /\d+(?:\.\d+)?\s?[%‰]/g,
  /百分之\s?(?:\d+(?:\.\d+)?|[一二三四五六七八九十百零]+)/g,
  /(?:[二三四五六七八九]{1,2}|\d\s?)成(?=以上|的|学生|人|家|申请|左右|多|概率|把握|学费|[，。；、]|$)/g,
  new RegExp(
    `(?:${lists})?\\s?(?:排名)?\\s?第\\s?\\d+\\s?[名位]|(?:世界|全球|全美|QS|排名|前)\\s?前?\\s?\\d+\\s?(?:强|名(?!次|额|单|同学|学生|老师|家长|推荐|成员|评审|选手)|位(?!同学|学生|老师|推荐|数))`,
    'g',
  ),
  new RegExp(`(?:${lists})\\s?前\\s?(?:\\d+|[一二三四五六七八九十百]+)(?!\\s?[\\d强名位年月天周个])`, 'g'),
  new RegExp(`(?<!(?:${lists})\\s?)前\\s?\\d{2,}(?=\\s?(?:的|大学|院校|学校|所))`, 'g'),
  /\bT(?:op|OP)\s?\d+/g,
  new RegExp(
    `(?:${lists})第[一二三四五六七八九十百]+名|(?:排名|位列|位居|名列)(?:${lists})?第\\s?(?:\\d+(?!\\s?[名位\\d])|[二三四五六七八九十百]+)`,
    'g',
  ),
]

/** Every amount, share or rank in copy that is not written `{{id}}`. */
export function findBareFigures(text: string): string[] {
  const words = text.replaceAll(token, '').normalize('NFKC')
  return bareFigures.flatMap((pattern) => words.match(pattern) ?? [])
}
