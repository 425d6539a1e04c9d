import styles from './flag.module.css'

/** Countries whose flag lies in `public/flags`, as `country-flag-icons` draws it; the United Kingdom is `uk`. */
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
 * The flag of a country, decorative: the country's name is beside it in words. Nothing when we hold no flag. A file, not
 * inline: lists show the same flag many times, and a page would carry each of them twice.
 * @param code our country code in lower case
 * @param width in CSS pixels; the height is two thirds of it
 */
export function Flag({ code, width = 24 }: { code: string; width?: number }) {
  if (!known.has(code)) return null
  return (
    <img
      src={`/flags/${code}.svg`}
      alt=""
      className={styles.flag}
      width={width}
      height={Math.round((width * 2) / 3)}
      loading="lazy"
      decoding="async"
    />
  )
}
