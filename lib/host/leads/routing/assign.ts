import { cityNames, overseasCities } from '@/lib/collections/kinds/branch-seat'
import { shanghaiDate } from '@/lib/core/time'
import type { Submission } from '@/lib/host/leads/submit/submission'
import { report } from '@/lib/host/report'
import type { Write } from '@/lib/host/store/store'
import type { LeadRow } from '@/lib/host/store/tables'
import { wantedAt } from '@/lib/leads/call-time'
import { agreedAbroad } from '@/lib/leads/questions'
import {
  type Choice,
  candidatesOf,
  chooseOffice,
  type LeadFacts,
  type Load,
} from '@/lib/leads/routing/choose'
import { defaultOffice, type Routing } from '@/lib/leads/routing/rules'

/** The columns of a lead's row about its owner. */
export type OfficeColumns = Pick<LeadRow, 'office' | 'office_reason' | 'office_next' | 'office_at'>

/** The properties of a submission that rules can test. */
export function factsOf({ lead, kind, language }: Submission, now: number): LeadFacts {
  const mayGoAbroad = lead.abroad === agreedAbroad
  const city = cityOf(lead)
  return {
    city: mayGoAbroad ? city : mainland(city),
    mayGoAbroad,
    country: lead.country ?? null,
    form: kind,
    language,
    at: now,
    wanted: wantedAt(lead.call_time, now),
  }
}

/** Rules for a city outside the mainland apply only to leads whose visitor agreed to it. */
export const mainland = (city: string | null): string | null =>
  city !== null && overseasCities().includes(city) ? null : city

/** The city of the page, otherwise the first city in the text that describes the form's place. */
function cityOf({ branch, source }: Submission['lead']): string | null {
  const given = branch === undefined ? undefined : (cityNames().get(branch) ?? branch)
  return given ?? [...cityNames().values()].find((city) => source?.includes(city)) ?? null
}

/** Locks that prevent two simultaneous leads from both taking the last place of an office; to be held before `assignOffice`. */
export const capacityLocks = (routing: Routing, facts: LeadFacts): string[] =>
  limited(routing, candidatesOf(routing, facts)).map((office) => `office:${office}`)

/** Assigns a new lead to an office. When the rules fail, the default office gets it, so that no lead is lost. */
export async function assignOffice(
  trx: Write,
  { routing, facts }: { routing: Routing; facts: LeadFacts },
  now: number,
): Promise<OfficeColumns> {
  const load = await loadOf(trx, limited(routing, candidatesOf(routing, facts)), now)
  return officeColumns(chosen(routing, facts, load), now)
}

function chosen(routing: Routing, facts: LeadFacts, load: Load): Choice {
  try {
    return chooseOffice(routing, facts, load)
  } catch (error) {
    report(error, 'routing')
    return { office: defaultOffice, reason: `分派出错，归${defaultOffice}`, next: [] }
  }
}

export function officeColumns({ office, reason, next }: Choice, now: number): OfficeColumns {
  return {
    office,
    office_reason: reason,
    office_next: next.length === 0 ? null : JSON.stringify(next),
    office_at: now,
  }
}

/** How many leads of today each of these offices has. */
export async function loadOf(
  trx: Pick<Write, 'selectFrom'>,
  offices: readonly string[],
  now: number,
): Promise<Load> {
  if (offices.length === 0) return new Map()
  const today = Date.parse(`${shanghaiDate(new Date(now))}T00:00:00+08:00`)
  const rows = await trx
    .selectFrom('lead')
    .select((select) => ['office', select.fn.countAll().as('leads')])
    .where('office', 'in', offices)
    .where('created_at', '>=', today)
    .groupBy('office')
    .execute()
  return new Map(rows.map(({ office, leads }) => [office, Number(leads)]))
}

export const limited = ({ offices }: Routing, names: readonly string[]) =>
  names.filter((name) => offices.get(name)?.capacity !== undefined)
