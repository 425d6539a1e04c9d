import { createElement, Fragment, type ReactNode } from 'react'
import styles from './whole-values.module.css'

const number = String.raw`\d[\d,.]*`
const unit =
  '(?: ?(?:%|万元|万以内|万|元|英镑|美元|加元|澳元|新西兰元|港元|新加坡元|日元|欧元|/年|分|名|所里|所|门|人|次|年|月|日|个月|周|天|小时|分钟|项|个|学年|学分|入学|类|期|起|核对))'

/** A day, a month, a season or a time: `2027 年 1 月 15 日`, `2026 年 7 月`, `2023 年秋`, `2 小时 45 分`. */
const date = String.raw`(?:约 ?)?\d+ ?小时(?: ?\d+ ?分钟?)?|(?:\d{4} ?年 ?)?\d{1,2} ?月(?: ?\d{1,2} ?日)?|\d{4} ?年[春夏秋冬]季?`

/** Words and signs with a hyphen, at which a line would end: top-up, A-level, I-140. */
const joined = String.raw`(?<![\w-])[A-Za-z]{1,8}(?:-[A-Za-z\d]{1,8}){1,2}(?![\w-])`

const isJoined = new RegExp(joined)

export const hasJoined = (text: string): boolean => isJoined.test(text)

/**
 * A number with a range or a unit: `约 30–38 万元`, `85%`, `2026-09-24`, `2026 入学`; with the mark behind it, which would
 * otherwise begin a line where values are boxes.
 */
const value = new RegExp(
  `((?:${joined}|${date}|(?:(?:约|还有) ?)?${number}(?:(?:[–-]${number})+${unit}*|${unit}+))[，、。；：）]?)`,
)

/** A text with more characters is read as a sentence, whose lines may end anywhere. */
const longest = 30

/** Text whose values stay on one line each. The words of a short text, such as a label or a name, do so too. */
export function WholeValues({ text }: { text: string }) {
  const areWordsWhole = text.length <= longest
  return createElement(Fragment, null, ...text.split(value).map(partOf).filter(Boolean))

  function partOf(part: string, at: number): ReactNode {
    if (at % 2 === 1) return whole(part)
    return areWordsWhole ? <WholeWords text={part} /> : part
  }
}

/** A day, a month or a range, which a line would end inside, at its dash. */
const day = /(\d{4}-\d{2}(?:-\d{2})?(?![\d-])|\d[\d,.]*–\d[\d,.]*)/

/** The space between a number and its unit, and between a month and its day. */
const beforeUnit = /(?<=\d) (?=\p{Script=Han})|(?<=月) (?=\d\d? 日)/gu

/** A sentence whose days and ranges stay on one line each: 2026-08-21, 2026–27; and so does a number with its unit. */
export const WholeDays = ({ text }: { text: string }) =>
  createElement(
    Fragment,
    null,
    ...text
      .split(day)
      .map((part, at) => (at % 2 === 1 ? whole(part) : part.replace(beforeUnit, '\u00a0')))
      .filter(Boolean),
  )

/** What is wider than a tile of a phone breaks between these parts: 25,320–32,450 | 英镑, 2026 年 | 10 月 15 日. */
const wide = [
  /^(?<first>\d[\d,.]{4,}–[\d,.]+)(?<rest> .+)$/,
  /^(?<rest>\d{4} 年 )(?<last>\d\d 月 \d\d 日.*)$/,
]

function whole(value: string): ReactNode {
  const parts = wide.map((form) => form.exec(value)?.groups).find(Boolean)
  // A long one breaks before its unit in a narrow column.
  if (parts === undefined)
    return (
      <span className="whitespace-nowrap">
        {value.length < 9 ? value.replace(beforeUnit, '\u00a0') : value}
      </span>
    )
  const { first, rest, last } = parts
  return (
    <span className="whitespace-nowrap">
      {first !== undefined && whole(first)}
      {rest}
      {last !== undefined && whole(last)}
    </span>
  )
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Fewer Chinese characters in a row than this have no inner place where a line could end well, unless a bracket follows: 本科（伦敦）. */
const canBreak = /\p{Script=Han}{3}|\p{Script=Han}{2}[（“《]/u

/** Short text whose lines end between words. */
export function WholeWords({ text }: { text: string }) {
  if (!canBreak.test(text)) return text
  const words = text.trim()
  const whole = <span className="break-keep">{withBreaks(words)}</span>
  if (words === text) return whole
  const [before, after] = text.split(words)
  return (
    <>
      {before}
      {whole}
      {after}
    </>
  )
}

/** The text with places where a line may end, for an element whose lines do not end inside Chinese text. */
function withBreaks(text: string) {
  const [first, ...others] = phrases(text)
  return createElement(Fragment, null, first, ...others.map(broken))
}

const broken = (phrase: string) => <span className={styles.word}>{phrase}</span>

const opening = /^[（“《]/

/** Words of one character belong to the word before: 申请或 | 签证已 | 递交. */
function phrases(text: string): string[] {
  const found: string[] = []
  for (const { segment, isWordLike } of segmenter.segment(text)) {
    const before = found.at(-1)
    const isOwn = (isWordLike && segment.length > 1) || opening.test(segment)
    if (before === undefined || (isOwn && before.length > 1 && !/[（“《\d]\s?$/.test(before)))
      found.push(segment)
    else found[found.length - 1] = before + segment
  }
  return found
}
