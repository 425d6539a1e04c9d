import type { Campaign } from '@/lib/collections/kinds/campaign'
import { type Change, listChanges } from '@/lib/collections/kinds/change'

/** What a page is about: a country, or one programme of it; all countries without either. */
export type NewsOf = { country?: string | undefined; programme?: string | undefined }

const kinds: ReadonlySet<string> = new Set(['immigration', 'citizenship'])

/** Whether a change is about programmes of a country, or about no programme: the United States also refuse passports of other programmes. */
const isOfProgrammesIn = (country: string, { programmes }: Change) =>
  programmes.length === 0 || programmes.some((id) => countryOfProgramme(id) === country)

/** The changes below a page, the latest first: those of its country, without those of its programme, which the page has above. */
export const newsOf = ({ country, programme }: NewsOf): Change[] =>
  listChanges().filter(
    (change) =>
      kinds.has(change.kind) &&
      (country === undefined || (change.country === country && isOfProgrammesIn(country, change))) &&
      (programme === undefined || !change.programmes.includes(programme)),
  )

/** The country of a programme, with which its id begins. */
export const countryOfProgramme = (id: string): string => id.slice(0, 2)

/** What a campaign is about, by the programme whose state it shows. */
export function newsOfCampaign({ sections }: Pick<Campaign, 'sections'>): NewsOf {
  const [programme] = sections.flatMap((section) => (section.type === 'status' ? [section.programme] : []))
  return programme === undefined ? {} : { programme, country: countryOfProgramme(programme) }
}
