import type { ReactNode } from 'react'
import { prerender } from 'react-dom/static'
import { AppStoreProvider } from '@/stores/app-store-provider'

/** The first HTML of a page as a visitor without scripts gets it, including parts that load records; with plain spaces before units. */
export async function renderPage(page: ReactNode): Promise<string> {
  const { prelude } = await prerender(<AppStoreProvider>{page}</AppStoreProvider>)
  return (await new Response(prelude).text()).replaceAll('\u00a0', ' ')
}
