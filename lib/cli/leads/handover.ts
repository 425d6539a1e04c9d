import { z } from 'zod'
import { parseEnv } from '@/lib/core/env'
import { handOverLead } from '@/lib/host/leads/handovers/hand-over'
import { loadRouting } from '@/lib/host/leads/routing/source'
import { audit } from '@/lib/host/store/audit'
import { lockNames } from '@/lib/host/store/limits'
import { handoverReasonSchema, ownerSchema, ownerText } from '@/lib/leads/handover'
import { defineCommand, print, queryOf, withStore } from './command'

const handoverSchema = z.object({
  id: z.string('要写线索的编号；list 印出编号'),
  to: ownerSchema,
  reason: handoverReasonSchema,
  by: z.string().min(1),
})

export const handover = defineCommand({
  usage: {
    'handover --id 编号 --to 办公室[/顾问] --reason 原因 [--by 姓名]': '把一条线索转给别的办公室或顾问',
  },
  options: {
    id: { type: 'string' },
    to: { type: 'string' },
    reason: { type: 'string' },
    by: { type: 'string', default: '运维' },
  },
  run: (given) => {
    const { id, to, reason, by } = queryOf(handoverSchema, given)
    const routing = loadRouting(parseEnv(process.env))
    return withStore(async (store) => {
      const now = Date.now()
      const isNew = await store.write(async (trx) => {
        await lockNames(trx, [`call:${id}`])
        const isNew = await handOverLead(trx, { request: { id, to, by, reason }, routing }, now)
        await audit(trx, { actor: 'cli', action: 'hand-over', detail: { lead: id, ...to, by } }, now)
        return isNew
      })
      print(isNew ? `已转给${ownerText(to)}` : `已经归${ownerText(to)}，没有改动`)
    })
  },
})
