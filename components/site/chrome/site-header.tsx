import { listBranches } from '@/lib/api/branches'
import { orEmpty } from '@/lib/api/client'
import { menuCountries } from '@/lib/collections/kinds/country'
import { env } from '@/lib/core/env'
import { sisterSites } from '@/lib/routing/navigation'
import { contactCodes } from './contact-codes'
import { Header, type HeaderVariant } from './header'

/**
 * Loads the data of the header, and adds its skip link to `#main`. Without a readable branch list that menu is left
 * out.
 */
export async function SiteHeader({ variant }: { variant: HeaderVariant }) {
  const values = env()
  return (
    <Header
      variant={variant}
      countries={variant === 'immigration' ? [] : menuCountries()}
      origins={sisterSites(values)}
      branches={await orEmpty(listBranches())}
      codes={variant === 'special' ? contactCodes(values) : null}
    />
  )
}
