// First of all: it declares the order of the layers, which otherwise is that of their first appearance.
import './globals.css'
import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { EarlyInput } from '@/components/site/early-input/early-input'
import { ChunkReload } from '@/components/site/errors/error-handling'
import { LeadDialogs } from '@/components/site/lead/lead-dialogs'
import { LateServices } from '@/components/site/services/late-services'
import { PageWidgets } from '@/components/site/widget/page-widgets'
import { WidgetBoundary } from '@/components/site/widget/widget-boundary'
import { FoldOpener } from '@/components/ui/fold-opener'
import { env } from '@/lib/core/env'
import { site } from '@/lib/site'
import { AppStoreProvider } from '@/stores/app-store-provider'

export const metadata: Metadata = {
  metadataBase: new URL(env().SITE_ORIGIN),
  title: { default: site.brand, template: `%s · ${site.brand}` },
  applicationName: site.brand,
  formatDetection: { telephone: false },
  // One address serves every width; Chinese search engines and dual-core browsers read these.
  other: {
    'applicable-device': 'pc,mobile',
    renderer: 'webkit',
    'Cache-Control': 'no-transform, no-siteapp',
  },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#10213f' }

/**
 * The one root layout: document, shared state, and what any page may need over its content. The layouts below draw the
 * page itself.
 */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { WEB_VITALS_SAMPLE: share } = env()
  return (
    <html lang={site.language} suppressHydrationWarning>
      <body id="top">
        <AppStoreProvider>
          <EarlyInput>
            <LateServices vitalsShare={share} />
            {children}
            <WidgetBoundary>
              <PageWidgets />
            </WidgetBoundary>
            <WidgetBoundary>
              <LeadDialogs />
            </WidgetBoundary>
          </EarlyInput>
        </AppStoreProvider>
        <FoldOpener />
        <ChunkReload />
      </body>
    </html>
  )
}
