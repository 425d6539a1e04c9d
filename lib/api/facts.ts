import type { z } from 'zod'
import type { sourcedFactSchema } from '@/lib/contract/facts'
import type { Camel } from '@/lib/core/camel'

export type SourcedFact = Camel<z.output<typeof sourcedFactSchema>>
