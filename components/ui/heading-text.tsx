import { Fragment } from 'react'
import { WholeValues } from './whole-values'

/** A phrase of a heading with more characters than this does not fit a line of a card. */
const longest = 11

/**
 * The text of a heading. Its lines end at punctuation marks; a phrase that is longer than a line also breaks between
 * words, because otherwise it would break at the edge, before its last character. Its values
 * stay whole.
 */
export function HeadingText({ text }: { text: string }) {
  return text.split(/(?<=[，：；、。？！])/).map((phrase, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text never change their order
    <Fragment key={at}>{phrase.length > longest ? <WholeValues text={phrase} /> : phrase}</Fragment>
  ))
}
