const hues: ReadonlySet<string> = new Set(['us', 'uk', 'ca', 'au', 'nz', 'jp', 'sg', 'hk', 'ch'])

/** The `data-hue` of a country (colours in globals.css); countries of the Continent and others share one. */
export const hueOf = (countryCode: string): string => (hues.has(countryCode) ? countryCode : 'eu')
