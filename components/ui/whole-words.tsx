import { createElement, Fragment } from 'react'

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Fewer Chinese characters in a row than this have no inner place where a line could end well, unless a bracket follows: 本科（伦敦）. */
const canBreak = /\p{Script=Han}{3}|\p{Script=Han}{2}[（“《]/u

/** Short text whose lines end between words. */
export function WholeWords({ text }: { text: string }) {
  if (!canBreak.test(text)) return text
  const words = text.trim()
  const [before, after] = text.split(words)
  return (
    <>
      {before}
      <span className="break-keep">{withBreaks(words)}</span>
      {after}
    </>
  )
}

/** The text with places where a line may end, for an element whose lines do not end inside Chinese text. */
function withBreaks(text: string) {
  const [first, ...others] = phrases(text)
  return createElement(Fragment, null, first, ...others.map(broken))
}

const broken = (phrase: string) => (
  <>
    <wbr />
    {phrase}
  </>
)

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
