import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, vi } from 'vitest'
import { installDialog } from './dialog'

installDialog()
afterEach(cleanup)

// The files share one browser: each leaves it as it found it.
afterAll(() => {
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

// Parts that load on first use are transformed on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 8000 })
