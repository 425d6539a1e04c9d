'use client'

import { ArrowUpToLine, Calculator, ChevronsDown, MessageCircle, Phone, Shapes } from 'lucide-react'
import Link from 'next/link'
import { useEffect, useRef, useState } from 'react'
import { hotlineHref, site } from '@/lib/site'
import { BackToTop } from './back-to-top'
import { ConsultButton } from './consult-button'
import styles from './floating-window.module.css'
import { isRememberedClosed, rememberClosed } from './floating-window-memory'

/**
 * The floating side widget: a rail of links beside the page, a slim bar under it on narrow screens. It keeps room for itself
 * and never opens on its own; closed, it is one tab until the visitor's session ends.
 */
export function FloatingWindow() {
  const [isClosed, setIsClosed] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const wasToggled = useRef(false)

  useEffect(() => setIsClosed(isRememberedClosed()), [])

  // The button that was pressed is gone; its counterpart takes the focus.
  useEffect(() => {
    if (!wasToggled.current) return
    wasToggled.current = false
    toggle.current?.focus()
  })

  function fold(closed: boolean) {
    wasToggled.current = true
    setIsClosed(closed)
    rememberClosed(closed)
  }

  if (isClosed) {
    return (
      <aside className="no-print" aria-label="咨询与工具">
        <button
          ref={toggle}
          type="button"
          className={styles.tab}
          aria-label="展开咨询栏"
          aria-expanded="false"
          onClick={() => fold(false)}
        >
          <MessageCircle aria-hidden="true" />
          <span aria-hidden="true">咨询</span>
        </button>
      </aside>
    )
  }

  return (
    <aside className={`${styles.rail} no-print`} aria-label="咨询与工具">
      <ul>
        <li>
          <ConsultButton className={styles.item}>
            <MessageCircle aria-hidden="true" />
            <span>在线咨询</span>
          </ConsultButton>
        </li>
        <li>
          <a className={styles.item} href={hotlineHref} title={site.hotline}>
            <Phone aria-hidden="true" />
            <span>电话</span>
          </a>
        </li>
        <li>
          <Link className={styles.item} href="/special/study_cost" prefetch={false}>
            <Calculator aria-hidden="true" />
            <span>费用计算</span>
          </Link>
        </li>
        <li>
          <Link className={styles.item} href="/special/test" prefetch={false}>
            <Shapes aria-hidden="true" />
            <span>性格测试</span>
          </Link>
        </li>
        <li>
          <BackToTop className={styles.item}>
            <ArrowUpToLine aria-hidden="true" />
            <span>回到顶部</span>
          </BackToTop>
        </li>
        <li className={`needs-script ${styles.fold}`}>
          <button
            ref={toggle}
            type="button"
            className={styles.item}
            aria-expanded="true"
            onClick={() => fold(true)}
          >
            <ChevronsDown aria-hidden="true" />
            <span>收起</span>
          </button>
        </li>
      </ul>
    </aside>
  )
}
