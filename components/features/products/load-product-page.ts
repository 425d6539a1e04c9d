import { orEmpty } from '@/lib/api/client'
import {
  type ImmigrationProduct,
  listRecommendedProducts,
  type Product,
  type ProductSummary,
} from '@/lib/api/products'
import { listSiteMap } from '@/lib/api/site-map'

/** Products beside one; none when the request fails. */
export const relatedTo = ({ id }: Product): Promise<ProductSummary[]> =>
  orEmpty(listRecommendedProducts({ id }))

/** The page about a programme, or null when there is none, because campaign pages are added and removed as folders. */
export async function existingProgrammePage({
  linkurl: programmeHref,
}: ImmigrationProduct): Promise<string | null> {
  if (programmeHref === null || !programmeHref.startsWith('/')) return programmeHref
  const sections = await orEmpty(listSiteMap())
  const exists = sections.some(({ links }) => links.some(({ href }) => href === programmeHref))
  return exists ? programmeHref : null
}
