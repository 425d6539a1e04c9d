import type { MetadataRoute } from 'next'
import { paths } from '@/lib/routing/paths'
import { site } from '@/lib/site'

/** The name and icons of the site on the home screen of a phone. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    name: site.brand,
    short_name: site.brand,
    lang: site.language,
    start_url: paths.home,
    display: 'browser',
    background_color: '#fdfcf9',
    theme_color: '#10213f',
    icons: [
      { src: '/icon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icons/192.png', type: 'image/png', sizes: '192x192' },
      { src: '/icons/512.png', type: 'image/png', sizes: '512x512' },
    ],
  }
}
