import { vi } from 'vitest'

// The functions that components call on the server.
export * from 'next/navigation.js'

const router = { push: vi.fn(), replace: vi.fn(), refresh: vi.fn(), prefetch: vi.fn() }

const first = () => ({ pathname: '/', segments: [] as readonly string[], search: '' })

/** Where the visitor is, and the router, in component tests. Tests change it; after each test it is the home page again. */
export const navigation = { ...first(), router }

export function resetNavigation(): void {
  Object.assign(navigation, first())
  for (const each of Object.values(router)) each.mockReset()
}

export const usePathname = (): string => navigation.pathname
export const useSelectedLayoutSegments = (): readonly string[] => navigation.segments
export const useSearchParams = (): URLSearchParams => new URLSearchParams(navigation.search)
export const useRouter = () => router
