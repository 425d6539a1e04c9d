'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { watchApproach } from './link-approach'
import { linkPressOf, opensByRouter, plainPressOf } from './progress-tracker'

/**
 * Hands presses on plain links to the router, so that a page changes without loading anew, and has it fetch ahead
 * the page of a link that a visitor rests on. One listener for all of them, where the framework's link component would be hydrated a
 * hundred times and stand in the payload of every page.
 */
export function SoftLinks() {
  const router = useRouter()
  useEffect(() => {
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a') : null
      if (link === null || event.defaultPrevented || !opensByRouter(linkPressOf(event, link), location.href))
        return
      event.preventDefault()
      const { pathname, search, hash } = new URL(link.href)
      router.push(pathname + search + hash)
    }
    document.addEventListener('click', onClick)
    const leave = watchApproach((link) => {
      if (!opensByRouter(plainPressOf(link), location.href)) return
      const { pathname, search } = new URL(link.href)
      router.prefetch(pathname + search)
    })
    return () => {
      document.removeEventListener('click', onClick)
      leave()
    }
  }, [router])
  return null
}
