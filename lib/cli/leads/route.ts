import { parseEnv } from '@/lib/core/env'
import { explainRoute } from '@/lib/host/leads/routing/explain'
import { defineCommand, print } from './command'

/** Checks as the server does on its start, so that rules that pass here do not stop it. */
export const route = defineCommand({
  usage: {
    'route [--dev]': '分派规则在正式环境能不能用；--dev：按开发环境检查，网址可以是 http',
    "route [--dev] --explain '城市=北京 国家=英国 表单=plan 语言=zh-CN 时间=2026-11-23T10:00'":
      '这样一条线索会归谁，为什么',
  },
  options: { explain: { type: 'string' }, dev: { type: 'boolean', default: false } },
  run: ({ explain, dev }) => {
    const env = parseEnv({ ...process.env, NODE_ENV: dev ? 'development' : 'production' })
    for (const line of explainRoute(env, explain ?? null, Date.now())) print(line)
  },
})
