import { env } from '@/lib/core/env'
import { PageFormIsland } from './page-form-island'
import type { PageFormProps } from './page-form-view'

/** The form of a page: what every lead form asks, in the order in which it is checked. */
export function PageForm(props: Omit<PageFormProps, 'checkString'>) {
  return <PageFormIsland {...props} checkString={env().SMS_CHECK_STRING} />
}
