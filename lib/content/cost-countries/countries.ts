import { hk, jp, kr, my, sg } from './asia'
import { ie, uk } from './british-isles'
import type { CostCountry } from './country'
import { ch, de, es, fr, it, nl } from './europe'
import { ca, us } from './north-america'
import { au, nz } from './oceania'

/** In the order of the form; the first is used when none is chosen. */
export const costCountries: readonly [CostCountry, ...CostCountry[]] = [
  us,
  uk,
  ca,
  au,
  nz,
  jp,
  sg,
  hk,
  de,
  fr,
  nl,
  ie,
  es,
  it,
  ch,
  kr,
  my,
]
