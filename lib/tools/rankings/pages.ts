import { destinationPages } from './destination-pages'
import { publisherPages } from './publisher-pages'

/** Every ranking page, in the order of the links between them. */
export const rankPages = { ...publisherPages, ...destinationPages }

export type RankPageId = keyof typeof rankPages
