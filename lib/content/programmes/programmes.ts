import { agPassport } from './ag-passport'
import { auSkilled } from './au-skilled'
import { caExpressEntry } from './ca-express-entry'
import { caManitoba } from './ca-manitoba'
import { caSelfEmployed } from './ca-self-employed'
import { caStartUp } from './ca-start-up'
import { dmPassport } from './dm-passport'
import { esGoldenVisa } from './es-golden-visa'
import { esNonLucrative } from './es-non-lucrative'
import { gdPassport } from './gd-passport'
import { grResidence } from './gr-residence'
import { hkIang } from './hk-iang'
import { hkMainlandTalent } from './hk-mainland-talent'
import { hkQualityMigrant } from './hk-quality-migrant'
import { hkTopTalent } from './hk-top-talent'
import { ieInvestor } from './ie-investor'
import { jpBusinessManager } from './jp-business-manager'
import { jpHighlySkilled } from './jp-highly-skilled'
import { knPassport } from './kn-passport'
import { lcPassport } from './lc-passport'
import { meCitizenship } from './me-citizenship'
import { mtPermanentResidence } from './mt-permanent-residence'
import { nzSkilled } from './nz-skilled'
import type { Programme, Reading } from './programme'
import { ptFund } from './pt-fund'
import { sgEmploymentPass } from './sg-employment-pass'
import { trProperty } from './tr-property'
import { usEb1a } from './us-eb1a'
import { usEb5 } from './us-eb5'
import { usNiw } from './us-niw'
import { vuPassport } from './vu-passport'

/** Every programme that the site mentions, by id. Its state is recorded only here. */
const programmes = {
  'ag-passport': agPassport,
  'ca-express-entry': caExpressEntry,
  'ca-manitoba': caManitoba,
  'ca-start-up': caStartUp,
  'dm-passport': dmPassport,
  'es-non-lucrative': esNonLucrative,
  'gd-passport': gdPassport,
  'gr-residence': grResidence,
  'ie-investor': ieInvestor,
  'kn-passport': knPassport,
  'lc-passport': lcPassport,
  'mt-permanent-residence': mtPermanentResidence,
  'pt-fund': ptFund,
  'tr-property': trProperty,
  'us-eb1a': usEb1a,
  'us-eb5': usEb5,
  'us-niw': usNiw,
  'vu-passport': vuPassport,
  'hk-top-talent': hkTopTalent,
  'hk-quality-migrant': hkQualityMigrant,
  'hk-mainland-talent': hkMainlandTalent,
  'hk-iang': hkIang,
  'sg-employment-pass': sgEmploymentPass,
  'au-skilled': auSkilled,
  'nz-skilled': nzSkilled,
  'jp-business-manager': jpBusinessManager,
  'jp-highly-skilled': jpHighlySkilled,
  'es-golden-visa': esGoldenVisa,
  'me-citizenship': meCitizenship,
  'ca-self-employed': caSelfEmployed,
} satisfies Record<string, Programme>

export type ProgrammeId = keyof typeof programmes

export const programmeIds = Object.keys(programmes) as [ProgrammeId, ...ProgrammeId[]]

/** The programme for an id from outside; null when the registry does not have it. */
export const knownProgramme = (id: string): (Programme & { id: ProgrammeId }) | null => {
  const known = programmeIds.find((own) => own === id)
  return known === undefined ? null : { ...programmes[known], id: known }
}

/** @param id as in the registry; an unknown one does not compile */
export const programmeOf = (id: ProgrammeId): Programme => programmes[id]

/** The last known state: whether a programme takes applications. */
export const latestReading = (id: ProgrammeId): Reading => programmes[id].readings[0]
