import { cache } from 'react'
import { z } from 'zod'
import { get } from './client'

export const linkWireSchema = z.object({
  name: z.string().min(1),
  url: z.url({ protocol: /^https?$/ }),
})

export const linkListSchema = z.array(linkWireSchema)

export type FriendlyLink = { name: string; url: string }

/** Official sites of the field, for the footer. */
export const listLinks = cache(async (): Promise<FriendlyLink[]> => get('/v1/link', linkListSchema))
