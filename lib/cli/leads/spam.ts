import { Explained } from '@/lib/core/explained'
import { markSpam } from '@/lib/host/leads/consultants/mark-spam'
import { readLeadIds } from '@/lib/leads/lead-ids'
import { defineCommand, print, withStore } from './command'

export const spam = defineCommand({
  usage: { 'spam --id 编号,… [--undo]': '标为疑似垃圾，或取消标记' },
  options: { id: { type: 'string' }, undo: { type: 'boolean', default: false } },
  run: ({ id, undo }) => {
    const ids = readLeadIds([id ?? ''])
    if (ids.length === 0) throw new Explained('--id：要写线索的编号，几个之间用逗号隔开；list 印出编号')
    return withStore(async (store) => {
      const marking = { ids, isSpam: !undo, actor: 'cli' }
      const changed = await store.write((trx) => markSpam(trx, marking, Date.now()))
      print(`${undo ? '已取消标记' : '已标记'} ${changed} 条`)
    })
  },
})
