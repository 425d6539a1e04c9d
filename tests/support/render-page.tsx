import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { AppStoreProvider } from '@/stores/app-store-provider'

/** The first HTML of a page as a visitor without scripts gets it, including parts that load records. */
export async function renderPage(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<AppStoreProvider>{page}</AppStoreProvider>)
  return new Response(prelude).text()
}
