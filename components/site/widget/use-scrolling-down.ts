import { useEffect, useState } from 'react'

/** In pixels: a finger that rests on the screen scrolls the page by less. */
const leastScroll = 8

/** Whether the visitor is scrolling down the page; false at its top and after scrolling back. */
export function useScrollingDown(): boolean {
  const [isScrollingDown, setIsScrollingDown] = useState(false)
  useEffect(() => {
    let last = window.scrollY
    const onScroll = () => {
      const now = window.scrollY
      if (Math.abs(now - last) < leastScroll) return
      setIsScrollingDown(now > last && now > innerHeight / 8)
      last = now
    }
    window.addEventListener('scroll', onScroll, { passive: true })
    return () => window.removeEventListener('scroll', onScroll)
  }, [])
  return isScrollingDown
}
