// This import must be the first one, because it declares the order of the layers. Without it their first occurrence
// would decide.
import './globals.css'
// With the other modules in one file: alone it would be a further file of nearly all pages.
import '@/components/site/chrome/header.module.css'
import type { Metadata, Viewport } from 'next'
import type { PropsWithChildren } from 'react'
import { EarlyInput } from '@/components/site/early-input/early-input'
import { ChunkReload } from '@/components/site/errors/error-handling'
import { LeadDialogs } from '@/components/site/lead/lead-dialogs'
import { LateServices } from '@/components/site/services/late-services'
import { VisitConsent } from '@/components/site/visits/visit-consent'
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
  // One address serves all widths. Chinese search engines and browsers with two engines read these values.
  other: {
    'applicable-device': 'pc,mobile',
    renderer: 'webkit',
  },
}

export const viewport: Viewport = { width: 'device-width', initialScale: 1, themeColor: '#10213f' }

/**
 * The only root layout: document, shared state, and parts that any page may show above its content. The layouts below
 * it render the page itself.
 */
export default function RootLayout({ children }: PropsWithChildren) {
  const { WEB_VITALS_SAMPLE: share, BAIDU_TONGJI_ID: tongjiId = null } = env()
  return (
    <html lang={site.language} suppressHydrationWarning>
      <body id="top">
        {/* Baidu shows no version of its own of a page that says so; it reads one value per element. */}
        <meta httpEquiv="Cache-Control" content="no-transform" />
        <meta httpEquiv="Cache-Control" content="no-siteapp" />
        <AppStoreProvider>
          <EarlyInput>
            <LateServices vitalsShare={share} tongjiId={tongjiId} />
            {children}
            {tongjiId !== null && <VisitConsent />}
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
