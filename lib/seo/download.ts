const types = { csv: 'text/csv; charset=utf-8', ics: 'text/calendar; charset=utf-8' } as const

const caches = {
  /** The same for all visitors. */
  public: 'public, max-age=3600',
  /** Made from what one visitor has entered. */
  private: 'private, no-store',
} as const

type Download = {
  type: keyof typeof types
  /** Name of the file, without its extension. */
  name: string
  cache: keyof typeof caches
}

/** A text that the browser saves as a file. Search engines do not index it. */
export const download = (text: string, { type, name, cache }: Download): Response =>
  new Response(text, {
    headers: {
      'Content-Type': types[type],
      'Content-Disposition': `attachment; filename="${name}.${type}"`,
      'Cache-Control': caches[cache],
      'X-Robots-Tag': 'noindex',
    },
  })
