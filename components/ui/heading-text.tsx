import { createElement, Fragment } from 'react'
import { hasJoined, WholeValues } from './whole-values'

/** A phrase of a heading with more characters than this does not fit a line of a card. */
const longest = 11

/**
 * The text of a heading. Its lines end at punctuation marks; a phrase that is longer than a line also breaks between
 * words, because otherwise it would break at the edge, before its last character. Its values stay whole.
 */
export function HeadingText({ text }: { text: string }) {
  return createElement(Fragment, null, ...text.split(/(?<=[，：；、。？！])/).map(drawn))
}

const drawn = (phrase: string) =>
  phrase.length > longest || hasJoined(phrase) ? <WholeValues text={phrase} /> : phrase
