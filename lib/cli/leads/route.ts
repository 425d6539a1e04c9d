import { parseEnv } from '@/lib/core/env'
import { explainRoute } from '@/lib/host/leads/routing/explain'
import { defineCommand, print } from './command'

export const route = defineCommand({
  usage: {
    route: '分派规则能不能用',
    "route --explain '城市=北京 国家=英国 表单=plan 语言=zh-CN 时间=2026-11-23T10:00'":
      '这样一条线索会归谁，为什么',
  },
  options: { explain: { type: 'string' } },
  run: ({ explain }) => {
    for (const line of explainRoute(parseEnv(process.env), explain ?? null, Date.now())) print(line)
  },
})
