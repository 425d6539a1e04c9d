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
    <ul className={`noscript:hidden! ${styles.banners} grid gap-2 mb-2`} aria-label="推荐">
      {banners.slice(0, 2).map((banner) => {
        const isOpen = open === banner.id
        return (
          <li key={banner.id} className={`${styles.banner} relative`}>
            <button
              type="button"
              className={`${styles.tab} grid text-heading text-xs min-h-target border border-line w-full`}
              aria-expanded={isOpen}
              aria-controls={`banner-${banner.id}`}
              onClick={() => toggle(banner.id)}
            >
              {isOpen ? '收起' : banner.title}
            </button>
            <div
              id={`banner-${banner.id}`}
              className={`${styles.card} border border-line rounded-sm bg-white [box-shadow:var(--shadow-md)] px-4 py-3`}
              hidden={!isOpen}
            >
              <p className="leading-snug text-heading font-semibold">{banner.title}</p>
              <p className="text-sm mt-1">{banner.text}</p>
              <Link href={banner.href} className="press font-semibold">
                去看看
              </Link>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
