import { cache } from 'react'
import type { z } from 'zod'
import { linkCalls, type linkListSchema } from '@/lib/contract/links'
import { fetchData } from './fetch'

export type FriendlyLink = z.output<typeof linkListSchema>[number]

/** Official sites of the field, for the footer. */
export const listLinks = cache(() => fetchData(linkCalls.list))
