import { formatFigure } from './format'
import { type Figure, figure } from './registry'

/** A figure inside copy is written `{{id}}`; the id is one of the registry. */
const token = /\{\{([\w.-]+)\}\}/g

/** Copy cut at its figures: plain words and figures by turns. @throws FactError when a figure may not be printed */
export function splitAtFigures(text: string): (string | Figure)[] {
  return text
    .split(token)
    .map((part, index) => (index % 2 === 0 ? part : figure(part)))
    .filter((part) => part !== '')
}

/** Copy as plain words for places that hold no markup (search text, JSON-LD): value with its period. */
export function plainText(text: string): string {
  return splitAtFigures(text)
    .map((part) => (typeof part === 'string' ? part : `${formatFigure(part)}（${part.period}）`))
    .join('')
}

/** Money, shares and places in a ranking that stand in copy without a source, as they are written. */
const bareFigures: readonly RegExp[] = [
  /[$£€¥￥]\s?\d[\d,.]*/g,
  /\d[\d,.]*\s*(?:多|余|几)?\s*[万亿千百]?\s*(?:美元|美金|英镑|欧元|加元|加币|澳元|澳币|新西兰元|日元|港元|港币|新元|新加坡元|瑞士法郎|瑞郎|韩元|人民币|元(?!素)|块钱|USD|GBP|EUR|CAD|AUD|JPY|HKD|SGD|CHF|RMB|CNY)/g,
  /\d+(?:\.\d+)?\s?[%％‰]/g,
  /(?:QS|ARWU|THE|U\.?S\.?\s?News|软科|世界|全美|全英|全球|综合|专业)?\s?(?:排名)?\s?第\s?\d+\s?[名位]|(?:世界|全球|全美|QS|排名|前)\s?前?\s?\d+\s?(?:强|名(?!次|额|单|校|同学|学生|老师|家长|推荐|成员|评审)|位(?!同学|学生|老师|推荐|数))/g,
]

/** Every figure of money, share or rank that stands bare in copy; figures written `{{id}}` are not bare. */
export function findBareFigures(text: string): string[] {
  const words = text.replaceAll(token, '')
  return bareFigures.flatMap((pattern) => words.match(pattern) ?? [])
}
