import { fold } from '@/lib/host/text/text'
import subjects from '../data/few-held.json' with { type: 'json' }

/** What is asked of few schools or countries, how questions write it, and how rows do. */
export const fewHeld = subjects.map(
  ({ pattern, without, written = pattern, ofCountry = {}, facts = [], ...gap }) => ({
    ...gap,
    /** The pages about it, by country. */
    ofCountry: new Map(Object.entries(ofCountry)),
    /** Figures and statements of the registry that answer it. */
    facts,
    asks: new RegExp(pattern),
    without: new RegExp(without),
    written: new RegExp(written),
  }),
)

export type FewHeld = (typeof fewHeld)[number]

/** The subject of a question that the table has. */
export const fewIn = (keyword: string): FewHeld | undefined => {
  const text = fold(keyword)
  return fewHeld.find(({ asks, without }) => asks.test(text) && !without.test(text))
}
