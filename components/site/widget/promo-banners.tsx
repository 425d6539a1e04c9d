'use client'

import { useEffect, useId } from 'react'
import type { Poster } from '@/lib/api/posters'
import { useAppStore, useAppStoreApi } from '@/stores/app-store-provider'
import styles from './promo-banners.module.css'
import { recall, remember } from './session-memory'

const memory = 'open-banner'

/** The promo banners of the floating window: tabs that open to a card and close again, remembered for the session. */
export function PromoBanners({ banners }: { banners: Poster[] }) {
  const store = useAppStoreApi()
  const open = useAppStore((state) => state.openBanner)
  const id = useId()

  useEffect(() => {
    store.getState().bannerRestored(recall(memory) || null)
  }, [store])

  function toggle(banner: string) {
    store.getState().bannerToggled(banner)
    remember(memory, store.getState().openBanner ?? '')
  }

  if (banners.length === 0) return null
  return (
    <ul className={`needs-script ${styles.banners}`} aria-label="推荐">
      {banners.slice(0, 2).map((banner) => {
        const isOpen = open === banner.id
        return (
          <li key={banner.id} className={styles.banner}>
            <button
              type="button"
              className={styles.tab}
              aria-expanded={isOpen}
              aria-controls={`${id}-${banner.id}`}
              onClick={() => toggle(banner.id)}
            >
              {isOpen ? '收起' : banner.title}
            </button>
            <div id={`${id}-${banner.id}`} className={styles.card} hidden={!isOpen}>
              <p className={styles.title}>{banner.title}</p>
              <p className={styles.text}>{banner.text}</p>
              <a href={banner.href} className={styles.link}>
                去看看
              </a>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
