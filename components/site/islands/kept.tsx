'use client'

import type { MouseEvent, SyntheticEvent } from 'react'
import { preloadChat } from '@/components/site/widget/preload-chat'
import { useOptionalAppStore } from '@/stores/app-store-provider'
import { untouched, useStandingMarkup } from './standing-markup'
import { Drawn, useFetchOnLeaving, type View } from './view'

type KeptProps<Props> = {
  as?: 'div' | 'footer' | 'section'
  className?: string | undefined
  /** Id of the heading inside; makes a section a landmark. */
  labelledBy?: string
  view: View<Props>
  props: Props
}

/**
 * Markup that the server draws and the browser leaves as it is, since nothing in it depends on more than `props`. It stands in the HTML once, where anything else
 * stands twice, as markup and as the framework's payload, and its code stays on the server. After a navigation from a page
 * without it the browser fetches the view and draws it. Inside, a link with `data-consult` opens the chat about that topic.
 */
export function Kept<Props extends object>({
  as: Tag = 'div',
  className,
  labelledBy,
  view,
  props,
}: KeptProps<Props>) {
  const store = useOptionalAppStore()
  const isStanding = useStandingMarkup()
  useFetchOnLeaving(view, isStanding)

  function onClick(event: MouseEvent) {
    const link = linkAt(event)
    const href = link?.getAttribute('href')
    if (
      !link ||
      !href ||
      event.defaultPrevented ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    const { consult } = link.dataset
    if (consult !== undefined) {
      if (store === null) return
      event.preventDefault()
      store.getState().chatAsked(consult)
    } else if (href === '#top') {
      event.preventDefault()
      import('@/components/site/widget/scroll-to-top').then(
        ({ goToTop }) => goToTop(),
        () => window.scrollTo({ top: 0 }),
      )
    }
  }

  function onApproach(event: SyntheticEvent) {
    if (linkAt(event)?.dataset.consult !== undefined) preloadChat()
  }

  const shared = {
    className,
    'aria-labelledby': labelledBy,
    onClick,
    onPointerOver: onApproach,
    onFocus: onApproach,
  }
  if (isStanding) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, which tells React to leave the server's markup alone
    return <Tag {...shared} dangerouslySetInnerHTML={untouched} suppressHydrationWarning />
  }
  return (
    <Tag {...shared}>
      <Drawn view={view} props={props} />
    </Tag>
  )
}

const linkAt = (event: SyntheticEvent) => (event.target instanceof Element ? event.target.closest('a') : null)
