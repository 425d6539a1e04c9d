import { useEffect, useState } from 'react'

/** Pixels: a finger that rests on the glass moves the page by less. */
const tremble = 8

/** Whether the visitor reads on, down the page; not at its top, and not any more once the page is scrolled back. */
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
