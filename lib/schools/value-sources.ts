import { dataSourceFile } from './data-sources'

/** The code of a source of values and programmes; the build of the library refuses an unknown one. */
export type ValueSourceId = string

/** Its name next to a figure, its address, and the notice that its licence requires; null for an unknown code. */
export const sourceOf = (id: ValueSourceId) => valueSources()[id] ?? null

/** Every source of values and programmes, by its code. */
export const valueSources = () => dataSourceFile.read().value_sources
