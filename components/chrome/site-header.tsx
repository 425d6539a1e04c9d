import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { env } from '@/lib/env'
import { immigrationNavigation, studyNavigation } from '@/lib/routing/navigation'
import { contactCodes } from './contact-codes'
import { type HeaderVariant, HeaderView } from './header-view'

/** The header of a layout, with its skip link to `#main`. A branch list that cannot be read is left out. */
export async function SiteHeader({ variant }: { variant: HeaderVariant }) {
  const values = env()
  const items =
    variant === 'immigration'
      ? immigrationNavigation()
      : studyNavigation({
          singaporeHongKong: values.SINGAPORE_HONGKONG_ORIGIN,
          immigration: values.IMMIGRATION_ORIGIN,
        })
  return (
    <HeaderView
      variant={variant}
      items={items}
      branches={await orEmpty(listBranches())}
      codes={contactCodes(values)}
    />
  )
}
