import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { noteCopy } from '@/lib/host/health/copy-age'
import { backupSqlite, mirrorSqlite } from '@/lib/host/store/backup'
import { defineCommand, print, withStore } from './command'

export const backup = defineCommand({
  usage: { 'backup --to 新目录': '网站运行时也能用：复制 SQLite 数据库和它的密钥' },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined) throw new Explained('--to：要写一个还没有的目录')
    const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) throw new Explained('数据在 PostgreSQL 里，请用 pg_dump 备份')
    await backupSqlite(DATA_DIR, to)
    print(`已备份到 ${to}`)
  },
})

export const mirror = defineCommand({
  usage: {
    'mirror --to 目录': '网站运行时也能用：有新变化才更新另一块盘上的 SQLite 副本，每半分钟由系统运行一次',
  },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined) throw new Explained('--to：要写副本的目录，最好在另一块盘或另一台机器上')
    const { DATABASE_URL, DATA_DIR } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) throw new Explained('数据在 PostgreSQL 里，由 pgBackRest 连续归档')
    const hasChanged = await mirrorSqlite(DATA_DIR, to)
    await withStore((store) => noteCopy(store, 'mirror', Date.now()))
    print(hasChanged ? `已更新 ${to}` : `${to} 已是最新`)
  },
})

export const backedUp = defineCommand({
  usage: { 'backed-up': '记下刚刚备份成功，/metrics 据此报告备份有多旧' },
  options: {},
  run: () => withStore((store) => noteCopy(store, 'backup', Date.now())),
})
