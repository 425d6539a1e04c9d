import type { z } from 'zod'
import type { branchDetailWireSchema } from '@/lib/contract/branches'
import type { cityGuideSchema } from '@/lib/contract/city-guide'

/** A city and the services of its branch, which differ between branches. */
export type City = {
  teams: z.input<typeof branchDetailWireSchema>['teams']
  guide: z.input<typeof cityGuideSchema>
}
