import { orEmpty } from '@/lib/api/client'
import { listTuition } from '@/lib/api/tuition'
import { hasTuition, type SchoolFee } from '@/lib/schools/tuition'
import { currentFees } from '@/lib/tools/cost/current-fees'
import type { Level } from '@/lib/tools/cost/levels'

/** The prices of a school for the tools; none at levels without prices in the library. */
export const loadFees = async (school: string, level: Level): Promise<SchoolFee[]> =>
  hasTuition(level) ? currentFees(school, level, await orEmpty(listTuition(school, level))) : []
