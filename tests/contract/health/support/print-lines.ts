/** A process that logs as the server does. Run with `node --import tsx`; its argument is the level. */

import { log } from '@/lib/core/log'
import { startLogger } from '@/lib/host/health/logger'

const [level] = process.argv.slice(2)
startLogger(level === 'error' ? 'error' : 'info')
log('info', 'plain', { path: '/x?phone=13800138000' })
log('error', 'failed for 13912345678', { error: new Error('insert of 13800138000') })
