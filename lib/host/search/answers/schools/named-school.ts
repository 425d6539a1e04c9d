import type { z } from 'zod'
import type { schoolDetailWireSchema } from '@/lib/contract/schools'
import { findSchool } from '@/lib/host/schools/find-school'
import { schoolStore } from '@/lib/host/schools/store'
import { detailPath } from '@/lib/routing/paths'
import { sureness } from '../../search-store'
import type { NamedPage } from '../asked'

/** A school as the library gives it. */
export type Detail = z.input<typeof schoolDetailWireSchema>

export const nameOf = ({ name_zh, name_en }: Pick<Detail, 'name_zh' | 'name_en'>) => name_zh ?? name_en

/** The pages that a name means with the greatest certainty. */
export const surest = (pages: readonly NamedPage[]): NamedPage[] => {
  const best = Math.max(...pages.map(({ sureness }) => sureness))
  return pages.filter(({ sureness }) => sureness === best)
}

/** Other schools that have the same name, when one of them is usually meant. */
export const othersOf = (pages: readonly NamedPage[]): NamedPage[] =>
  pages.filter(({ type, sureness: how }) => type === 'school' && how === sureness.shared).slice(0, 2)

export async function universityAt({ href }: NamedPage): Promise<Detail | null> {
  const school = await findSchool(schoolStore(), href.slice(detailPath.school('').length))
  return school?.level === 'university' ? school : null
}
