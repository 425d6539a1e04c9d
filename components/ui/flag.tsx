/** Countries with a flag in `public/flags`, as `country-flag-icons` draws it. The United Kingdom is `uk`. */
export const flagCodes = [
  'ag',
  'at',
  'au',
  'be',
  'ca',
  'ch',
  'cn',
  'de',
  'dk',
  'dm',
  'es',
  'fi',
  'fr',
  'gd',
  'gr',
  'hk',
  'hu',
  'ie',
  'it',
  'jp',
  'kn',
  'kr',
  'lc',
  'lv',
  'me',
  'mo',
  'mt',
  'my',
  'nl',
  'no',
  'nz',
  'pl',
  'pt',
  'se',
  'sg',
  'th',
  'tr',
  'uk',
  'us',
  'vu',
] as const

const known = new Set<string>(flagCodes)

/**
 * The flag of a country, as decoration beside its name. Nothing for a country without one. It is a file and not
 * inline, because lists show the same flag many times, and a page would contain each of them twice.
 * @param code the site's country code in lower case
 * @param width in CSS pixels; the height is two thirds of it
 */
export function Flag({ code, width = 24 }: { code: string; width?: number }) {
  if (!known.has(code)) return null
  return (
    <img
      src={`/flags/${code}.svg`}
      alt=""
      className="block flex-none aspect-3/2 rounded-[2px] [box-shadow:0_0_0_1px_rgb(16_33_63/14%)]"
      width={width}
      height={Math.round((width * 2) / 3)}
      loading="lazy"
      decoding="async"
    />
  )
}
