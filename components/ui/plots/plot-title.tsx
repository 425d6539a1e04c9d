import type { ComponentProps } from 'react'

/** What a picture of data shows, as a sentence. */
export const PlotTitle = (props: ComponentProps<'figcaption'>) => (
  <figcaption
    {...props}
    className="text-heading text-lg font-display font-semibold leading-[1.45] text-pretty"
  />
)
