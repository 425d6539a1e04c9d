import type { ComponentProps, ReactNode } from 'react'
import { CompactFooter } from './chrome/short-footers'
import { SiteFooter } from './chrome/site-footer'
import { SiteHeader } from './chrome/site-header'
import { BottomForm } from './lead/bottom-form'
import { FloatingWindow } from './widget/floating-window'

type PageFrameProps = ComponentProps<typeof SiteHeader> & {
  form: ComponentProps<typeof BottomForm>
  hasShortFooter?: boolean
  hasWindow?: boolean
  children: ReactNode
}

/** Header, page with a form below it, footer and floating window: the frame of the layouts of campaigns. */
export function PageFrame({
  form,
  hasShortFooter = false,
  hasWindow = !hasShortFooter,
  children,
  ...header
}: PageFrameProps) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main">
        {children}
        <BottomForm {...form} />
      </main>
      {hasShortFooter ? <CompactFooter /> : <SiteFooter />}
      {hasWindow && <FloatingWindow />}
    </>
  )
}
