import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Env } from '@/lib/core/env'
import { StoreOpenError } from '@/lib/host/store/errors'
import { openConfiguredStore } from '@/lib/host/store/open-store'
import type { Store } from '@/lib/host/store/store'

/**
 * Opens the site's database for an operator's command. Never creates one: a command that was started without the service's variables
 * would create an empty database and report zeros.
 * @throws StoreOpenError when there is none
 */
export async function openExistingStore(env: Env): Promise<Store> {
  const file = path.resolve(env.DATA_DIR, 'site.db')
  if (env.DATABASE_URL === undefined && !existsSync(file)) {
    throw new StoreOpenError(`没有数据库 ${file}：请用网站服务的环境变量运行（DATA_DIR 或 DATABASE_URL）`)
  }
  return openConfiguredStore(env)
}
