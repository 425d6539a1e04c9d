import type { z } from 'zod'
import type { majorWireSchema } from '@/lib/contract/majors'

type Profile = NonNullable<z.input<typeof majorWireSchema>['profile']>

/** A profile as written; `related` contains ids of the list, and their names are looked up. */
export type ProfileInput = Omit<Profile, 'related'> & { related: string[] }
