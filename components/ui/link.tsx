'use client'

import NextLink from 'next/link'
import { type ComponentProps, useState } from 'react'
import { loadedAnew } from '@/lib/routing/private-paths'
import { beginProgress } from './page-progress'

type LinkProps = ComponentProps<'a'> & { href: string }

/**
 * A link of the site. The router opens its page, and prefetches it when a pointer or the focus reaches the link, not
 * when the link becomes visible, because pages have up to three hundred links. Other sites, which are not told where a
 * visitor comes from, telephone numbers and files are left to the browser. Crawlers follow a list to one choice, not to
 * every pair of choices: those have no end.
 */
export function Link({ href, ...link }: LinkProps) {
  const [isWanted, setIsWanted] = useState(false)
  if (!href.startsWith('/') || loadsAnew.test(href)) {
    return <a href={href} rel={/^https?:/.test(href) ? 'noreferrer' : undefined} {...link} />
  }
  const want = () => setIsWanted(!loadsAnew.test(location.pathname) && !savesData())
  return (
    <NextLink
      rel={/\?[^#]*&/.test(href) ? 'nofollow' : undefined}
      {...link}
      href={href}
      prefetch={isWanted ? null : false}
      onPointerEnter={want}
      onFocus={want}
      onTouchStart={want}
      onNavigate={(event) => {
        if (loadsAnew.test(location.pathname)) {
          event.preventDefault()
          location.assign(href)
        } else beginProgress(href)
      }}
    />
  )
}

/**
 * Addresses that need a page load: files, the API and the mobile pages are not pages of this router, and the secret
 * address of a receipt must not be passed on to another page.
 */
const loadsAnew = new RegExp(`^/(?:${loadedAnew.join('|')})(?:[/?#]|$)|^[^?#]*\\.[a-z0-9]+(?:[?#]|$)`)

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } }
  return connection?.saveData === true || matchMedia('(prefers-reduced-data: reduce)').matches
}
