import type { LeadRecord } from '@/lib/contract/lead-records'
import { Explained } from '@/lib/core/explained'
import { maskPhone } from '@/lib/core/phone'
import { listLeads } from '@/lib/host/leads/cards/personal-data'
import { defineCommand, print, withStore } from './command'

export const list = defineCommand({
  usage: { 'list [--limit 条数]': '最新的线索，号码打码；缺省 20 条' },
  options: { limit: { type: 'string', default: '20' } },
  run: ({ limit }) => {
    if (!/^[1-9]\d{0,4}$/.test(limit)) throw new Explained('--limit：要写成正整数')
    return withStore(async (store) => {
      for (const lead of await listLeads(store, Number(limit))) print(lineOf(lead))
    })
  },
})

function lineOf({ created_at, id, form, name, phone, verified, spam, spam_reason }: LeadRecord): string {
  const marks = [verified ? '已验证' : '', spam ? `疑似垃圾(${spam_reason})` : ''].filter(Boolean)
  return [created_at, id, form, name ?? '', maskPhone(phone), ...marks].join('\t')
}
