'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { watchApproach } from './link-approach'
import { linkPressOf, opensByRouter, plainPressOf } from './progress-tracker'
import { watchQueryForms } from './query-forms'

/**
 * Hands presses on plain links and the site search to the router, so that a page changes without loading anew, and has it fetch ahead
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
    function onSubmit(event: SubmitEvent) {
      const address = event.target instanceof HTMLFormElement ? searchAddress(event.target) : null
      if (address === null || event.defaultPrevented) return
      const press = {
        button: 0,
        modified: false,
        href: address,
        target: '',
        download: false,
        staysHere: false,
      }
      // The same words once more: their results are shown.
      if (address === location.href) event.preventDefault()
      if (!opensByRouter(press, location.href)) return
      event.preventDefault()
      const { pathname, search } = new URL(address)
      router.push(pathname + search)
    }
    document.addEventListener('click', onClick)
    document.addEventListener('submit', onSubmit)
    const leave = watchApproach((link) => {
      if (!opensByRouter(plainPressOf(link), location.href)) return
      const { pathname, search } = new URL(link.href)
      router.prefetch(pathname + search)
    })
    const leaveForms = watchQueryForms()
    return () => {
      document.removeEventListener('click', onClick)
      document.removeEventListener('submit', onSubmit)
      leave()
      leaveForms()
    }
  }, [router])
  return null
}

/** Where a form of the site search leads; null for any other, and for an empty box, with which the results page deals. */
function searchAddress(form: HTMLFormElement): string | null {
  const words = new FormData(form).get('Keyword')
  if (form.getAttribute('action') !== '/search' || typeof words !== 'string' || words.trim() === '')
    return null
  return new URL(`/search?${new URLSearchParams({ Keyword: words.trim() })}`, location.href).href
}
