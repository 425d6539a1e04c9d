import { eraseLeads } from '@/lib/host/leads/cards/personal-data'
import { prune as pruneStore } from '@/lib/host/store/prune'
import { defineCommand, phoneOf, print, withStore } from './command'

export const erase = defineCommand({
  usage: { 'erase --phone 号码': '清除一个人的数据' },
  options: { phone: { type: 'string' } },
  run: ({ phone }) => {
    const subject = phoneOf(phone)
    return withStore(async (store) => print(`已清除 ${await eraseLeads(store, subject, Date.now())} 条`))
  },
})

export const prune = defineCommand({
  usage: { prune: '删除超过保存期限的数据' },
  options: {},
  run: () =>
    withStore(async (store, retentionDays) => {
      const { leads } = await pruneStore(store, retentionDays, Date.now())
      print(`已删除 ${leads} 条超过 ${retentionDays} 天的表单`)
    }),
})
