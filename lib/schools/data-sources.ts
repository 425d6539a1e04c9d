import { z } from 'zod'
import { tableOf } from '@/lib/collections/collection'
import { linkSchema, prose, proseList } from '@/lib/contract/fields'

/** Where the library comes from, what the licences require, and what it does not contain. */
export const dataSourceFile = tableOf({
  name: 'data-sources',
  file: 'lib/content/schools/data-sources.yaml',
  title: '院校库的来源',
  schema: z.strictObject({
    sources: z
      .array(
        z.strictObject({
          id: prose,
          name: prose,
          url: linkSchema,
          /** Edition of the data, or day of reading. */
          edition: prose,
          licence: prose,
          taken: prose,
          /** Text required when the data is used, and the limits of the data. */
          note: prose,
        }),
      )
      .min(1),
    /** Required by the licence of the list of web addresses. */
    mit_notice: z.strictObject({ holder: prose, paragraphs: proseList }),
    /** Sources of values and programmes by their codes; `licence` is the notice that it requires. */
    value_sources: z.record(z.string(), z.strictObject({ name: prose, url: linkSchema, licence: prose })),
    /** What the library does not contain, with reasons. */
    absent: z.array(z.strictObject({ title: prose, text: prose })).min(1),
  }),
})

/** A source's name next to a figure, its address, and the notice that its licence requires; null for a code that the build would refuse. */
export const sourceOf = (id: string) => valueSources()[id] ?? null

/** Its name; the code where it is unknown. */
export const sourceName = (id: string): string => sourceOf(id)?.name ?? id

/** Every source of values and programmes, by its code. */
export const valueSources = () => dataSourceFile.read().value_sources
