import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { afterEach } from 'vitest'
import { installDialog } from './dialog'

installDialog()
afterEach(cleanup)

// Parts that load on first use are transformed on first use, which takes long on a busy machine.
configure({ asyncUtilTimeout: 8000 })
