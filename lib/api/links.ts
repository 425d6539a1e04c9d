import { cache } from 'react'
import type { z } from 'zod'
import { type linkListSchema, linkOperations } from '@/lib/contract/links'
import { memoizeFor } from '@/lib/core/memoize-for'
import { fetchData, listsKept } from './fetch'

export type FriendlyLink = z.output<typeof linkListSchema>[number]

/** Official sites of the field, for the footer. */
export const listLinks = cache(memoizeFor(listsKept, () => fetchData(linkOperations.list)))
