import { hk, jp, kr, my, sg } from './asia'
import { ie, uk } from './british-isles'
import type { ConditionCountry } from './country'
import { ch, de, es, fr, it, nl } from './europe'
import { ca, us } from './north-america'
import { au, nz } from './oceania'

/** In the order of the site's navigation. Each score is written with the fact that states it; a test compares the two. */
export const conditionCountries: readonly ConditionCountry[] = [
  us,
  uk,
  ca,
  au,
  nz,
  jp,
  sg,
  hk,
  ch,
  it,
  fr,
  ie,
  my,
  nl,
  de,
  es,
  kr,
]
