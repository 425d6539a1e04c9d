import {
  AG,
  AU,
  CA,
  CH,
  DE,
  DM,
  ES,
  FR,
  GB,
  GD,
  GR,
  HK,
  IE,
  IT,
  JP,
  KN,
  KR,
  LC,
  MT,
  MY,
  NL,
  NZ,
  PT,
  SG,
  TR,
  US,
  VU,
} from 'country-flag-icons/react/3x2'
import styles from './flag.module.css'

const flags = {
  ag: AG,
  au: AU,
  ca: CA,
  ch: CH,
  de: DE,
  dm: DM,
  es: ES,
  fr: FR,
  uk: GB,
  gd: GD,
  gr: GR,
  hk: HK,
  ie: IE,
  it: IT,
  jp: JP,
  kn: KN,
  kr: KR,
  lc: LC,
  mt: MT,
  my: MY,
  nl: NL,
  nz: NZ,
  pt: PT,
  sg: SG,
  tr: TR,
  us: US,
  vu: VU,
} as const

const hasFlag = (code: string): code is keyof typeof flags => Object.hasOwn(flags, code)

/**
 * The flag of a country, decorative: the country's name stands beside it in words. Nothing when we hold no flag.
 * @param code our country code in lower case; the United Kingdom is `uk`
 * @param width in CSS pixels; the height is two thirds of it
 */
export function Flag({ code, width = 24 }: { code: string; width?: number }) {
  if (!hasFlag(code)) return null
  const Picture = flags[code]
  return <Picture className={styles.flag} width={width} height={(width * 2) / 3} aria-hidden="true" />
}
