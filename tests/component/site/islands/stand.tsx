import { act } from '@testing-library/react'
import type { ReactNode } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { AppStoreProvider } from '@/stores/app-store-provider'

let page: HTMLElement | undefined
let root: Root | undefined

const inSite = (content: ReactNode) => <AppStoreProvider>{content}</AppStoreProvider>

/**
 * The page as it is once its scripts have run: `markup` of the server inside, and `island` that stands for it.
 * @param beside what the island's component draws behind it
 * @returns its element
 */
export async function stand(
  island: ReactNode,
  markup: ReactNode,
  beside: ReactNode = null,
): Promise<HTMLElement> {
  const drawn = document.createElement('div')
  drawn.innerHTML = renderToString(
    inSite(
      <>
        <div className="island">{markup}</div>
        {beside}
      </>,
    ),
  )
  document.body.append(drawn)
  page = drawn
  await act(async () => {
    root = hydrateRoot(drawn, inSite(island))
  })
  return drawn
}

/** Draws something else on the page. */
export const show = (content: ReactNode) => act(async () => root?.render(inSite(content)))

/** For after each test. */
export function leave(): void {
  act(() => root?.unmount())
  root = undefined
  page?.remove()
}
