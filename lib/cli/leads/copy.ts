import { parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { copyToPostgres } from '@/lib/host/store/copy'
import { defineCommand, print } from './command'

export const copy = defineCommand({
  usage: { 'copy --to postgres://…': '网站停着时用：把 SQLite 里的全部数据复制到一个空的 PostgreSQL 数据库' },
  options: { to: { type: 'string' } },
  run: async ({ to }) => {
    if (to === undefined || !/^postgres(?:ql)?:\/\/./.test(to)) {
      throw new Explained('--to：要写新数据库的地址，如 postgres://用户:密码@地址:5432/leads')
    }
    const { DATABASE_URL, DATA_DIR, CODE_SECRET } = parseEnv(process.env)
    if (DATABASE_URL !== undefined) {
      throw new Explained('数据已经在 PostgreSQL 里（DATABASE_URL）；换服务器请用 pg_dump 和 pg_restore')
    }
    const tables = await copyToPostgres({ dataDir: DATA_DIR, codeSecret: CODE_SECRET }, to)
    print('表\t复制前\t复制后')
    for (const { name, before, after } of tables) print(`${name}\t${before}\t${after}`)
    print('已全部复制。下一步：把 DATABASE_URL 写成新地址，再启动；旧库留作备份，不要再用它启动网站')
    if (CODE_SECRET === undefined)
      print(`CODE_SECRET 要写成 ${DATA_DIR}/code.key 里的内容，否则已发出的链接都会失效`)
  },
})
