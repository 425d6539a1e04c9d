'use client'

import { usePathname } from 'next/navigation'
import { useSyncExternalStore } from 'react'
import button from '@/components/ui/button.module.css'
import { Link } from '@/components/ui/link'
import { paths } from '@/lib/routing/paths'
import { isNeverShared } from '@/lib/routing/private-paths'
import { forgetPageViews } from './baidu-tongji'
import { type VisitChoice, visitChoice } from './visit-choice'
import styles from './visit-consent.module.css'

const answers = { agreed: '同意', refused: '不同意' } as const
const texts = {
  agreed: '您同意了：百度统计会记录您看了哪些页面。按“不同意”随时撤回。',
  refused: '您没有同意，本站不加载百度统计。',
}
const question = '您同意百度统计记录您看了哪些页面吗？同意之前不会加载它；不同意，也能使用本站的全部功能。'

const unknown = () => undefined

/**
 * Asks at the end of every page whether Baidu may count the visitor's page views, and takes the answer back. In the flow of the page, so
 * that it covers nothing.
 */
export function VisitConsent() {
  const choice = useSyncExternalStore<VisitChoice | undefined>(
    visitChoice.subscribe,
    visitChoice.read,
    unknown,
  )
  if (isNeverShared(usePathname())) return null

  function answer(given: 'agreed' | 'refused'): void {
    const isWithdrawn = choice === 'agreed' && given === 'refused'
    visitChoice.write(given)
    if (!isWithdrawn) return
    forgetPageViews()
    // Only a new page is without the script that has been loaded.
    location.reload()
  }

  return (
    <section
      id="visit-consent"
      className={`${styles.consent} w-content mx-auto py-6 text-sm noscript:hidden! print:hidden! min-h-36`}
      aria-label="访问统计"
    >
      <p role="status">{choice ? texts[choice] : question}</p>
      <p>
        {(['agreed', 'refused'] as const).map((given) => (
          <button
            key={given}
            type="button"
            className={`${button.button} ${button.secondary}`}
            aria-pressed={choice === given}
            disabled={choice === undefined}
            onClick={() => answer(given)}
          >
            {answers[given]}
          </button>
        ))}
        <Link href={`${paths.privacy}#cookie`} className={`${button.button} ${button.quiet}`}>
          记录什么
        </Link>
      </p>
    </section>
  )
}
