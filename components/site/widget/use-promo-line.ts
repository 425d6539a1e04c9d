import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { promoMemory, recall, remember } from './session-memory'

/** Whether a phone shows the line of promo links by itself: on the first page of a visit, until one screen is read. */
export function usePromoLine(): boolean {
  const path = usePathname()
  const [firstPage, setFirstPage] = useState<string | null>(null)
  useEffect(() => {
    if (recall(promoMemory) === null) setFirstPage(location.pathname)
    remember(promoMemory, 'shown')
    const onScroll = () => {
      if (scrollY >= innerHeight) setFirstPage(null)
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return firstPage === path
}
