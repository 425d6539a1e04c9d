const hues: ReadonlySet<string> = new Set(['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'ch'])

/** The `data-hue` of a country (colours in globals.css). The countries of continental Europe and others share one. */
export const hueOf = (countryCode: string): string => (hues.has(countryCode) ? countryCode : 'eu')
