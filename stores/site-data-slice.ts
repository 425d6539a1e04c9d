import type { Branch } from '@/lib/api/branches'
import type { FriendlyLink } from '@/lib/api/links'

/** Lists that the server loads once and many parts of a page show (specification §3, shared state). */
export type SiteData = {
  branches: Branch[]
  links: FriendlyLink[]
}
