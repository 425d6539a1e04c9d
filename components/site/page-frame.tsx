import type { ComponentProps, ReactNode } from 'react'
import { SiteFooter } from './chrome/site-footer'
import { SiteHeader } from './chrome/site-header'
import { BottomForm } from './lead/bottom-form'
import { FloatingWindow } from './widget/floating-window'

type PageFrameProps = ComponentProps<typeof SiteHeader> & {
  form: ComponentProps<typeof BottomForm>
  children: ReactNode
}

/**
 * Header, page with a form below it, footer and floating window: the frame of four layouts. Those with a short footer have their own, so that
 * no page loads the styles of both footers.
 */
export function PageFrame({ form, children, ...header }: PageFrameProps) {
  return (
    <>
      <SiteHeader {...header} />
      <main id="main">
        {children}
        <BottomForm {...form} />
      </main>
      <SiteFooter />
      <FloatingWindow />
    </>
  )
}
