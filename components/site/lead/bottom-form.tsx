import { useId } from 'react'
import { env } from '@/lib/core/env'
import { BottomFormIsland } from './bottom-form-island'
import type { BottomFormViewProps } from './bottom-form-view'

/**
 * The form at the foot of a page, by what its visitors come for: a talk in general, the free study plan (which stands inside the home
 * page, too), a language course, or immigration.
 */
export function BottomForm(
  form: Pick<BottomFormViewProps, 'kind' | 'source' | 'title' | 'place' | 'branch'>,
) {
  const { LEAD_RETENTION_DAYS: retentionDays, SMS_CHECK_STRING: checkString } = env()
  return <BottomFormIsland {...form} id={useId()} retentionDays={retentionDays} checkString={checkString} />
}
