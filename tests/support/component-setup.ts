import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { installDialog } from './dialog'
import { resetNavigation } from './next-navigation'

installDialog()
afterEach(cleanup)
afterEach(resetNavigation)

// The test files share one browser environment, so each file restores it at its end.
afterAll(() => {
  document.body.replaceChildren()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// Parts that load on first use are compiled then, which takes long on a busy machine.
configure({ asyncUtilTimeout: 150_000 })
