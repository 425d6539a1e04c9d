import { parseEnv } from '@/lib/core/env'
import { noteBackup } from '@/lib/host/health/backup-age'
import { backupSqlite } from '@/lib/host/store/backup'
import { defineCommand, print, UsageError, withStore } from './command'

export const backup = defineCommand({
  usage: { 'backup --to 新目录': '网站运行时也能用：复制 SQLite 数据库和它的密钥' },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined) throw new UsageError('--to：要写一个还没有的目录')
    const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) throw new UsageError('数据在 PostgreSQL 里，请用 pg_dump 备份')
    await backupSqlite(DATA_DIR, to)
    print(`已备份到 ${to}`)
  },
})

export const backedUp = defineCommand({
  usage: { 'backed-up': '记下刚刚备份成功，/metrics 据此报告备份有多旧' },
  options: {},
  run: () => withStore((store) => noteBackup(store, Date.now())),
})
