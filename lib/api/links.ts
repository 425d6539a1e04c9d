import { cache } from 'react'
import type { z } from 'zod'
import { type linkListSchema, linkOperations } from '@/lib/contract/links'
import { memoizeFor } from '@/lib/core/memoize-for'
import { fetchData, listCacheTime } from './fetch'

export type FriendlyLink = z.output<typeof linkListSchema>[number]

/** Official sites of the field, for the footer. */
export const listLinks = cache(memoizeFor(listCacheTime, () => fetchData(linkOperations.list)))
