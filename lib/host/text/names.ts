import names from '@/lib/host/text/data/names.json' with { type: 'json' }

/** Names that applicants use for a major, by major id. */
export const majorAliases: Readonly<Record<string, readonly string[]>> = names.majors
