import { useEffect, useState } from 'react'

/** In pixels: a resting finger scrolls the page by less. */
const tremble = 8

/** Whether the visitor is scrolling down the page; false at its top and after scrolling back. */
export function useReadingOn(): boolean {
  const [isReadingOn, setIsReadingOn] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < tremble) return
      setIsReadingOn(now > last && now > innerHeight / 8)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isReadingOn
}
