import { useEffect } from 'react'
import { Link } from '@/components/ui/link'
import type { Poster } from '@/lib/api/posters'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import styles from './promo-banners.module.css'
import { bannerMemory, recall, remember } from './session-memory'

/** The promo banners of the floating window: tabs that open and close a card, remembered for the session. */
export function PromoBanners({ banners }: { banners: Poster[] }) {
  const store = useAppStoreApi()
  const open = useAppStore((state) => state.openBanner)

  useEffect(() => {
    store.getState().bannerRestored(recall(bannerMemory) || null)
  }, [store])

  function toggle(banner: string) {
    store.getState().bannerToggled(banner)
    remember(bannerMemory, store.getState().openBanner ?? '')
  }

  if (banners.length === 0) return null
  return (
    <ul className={`needs-script ${styles.banners} stack gap-2 below-2`} aria-label="推荐">
      {banners.slice(0, 2).map((banner) => {
        const isOpen = open === banner.id
        return (
          <li key={banner.id} className={`${styles.banner} relative`}>
            <button
              type="button"
              className={`${styles.tab} stack dark tiny target box full-width`}
              aria-expanded={isOpen}
              aria-controls={`banner-${banner.id}`}
              onClick={() => toggle(banner.id)}
            >
              {isOpen ? '收起' : banner.title}
            </button>
            <div
              id={`banner-${banner.id}`}
              className={`${styles.card} box rounded-sm paper raised inset-3-4`}
              hidden={!isOpen}
            >
              <p className="snug dark strong">{banner.title}</p>
              <p className="small above-1">{banner.text}</p>
              <Link href={banner.href} className="inline-row strong target">
                去看看
              </Link>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
