import { type LeadFilters, sheetQuerySchema } from '@/lib/contract/lead-queries'
import { Explained } from '@/lib/core/explained'
import { exportPersonalData } from '@/lib/host/leads/cards/personal-data'
import { toLeadCsv } from '@/lib/host/leads/consultants/lead-csv'
import { sheetOf } from '@/lib/host/leads/consultants/sheet'
import { audit } from '@/lib/host/store/audit'
import type { Store } from '@/lib/host/store/store'
import { defineCommand, phoneOf, print, queryOf, withStore } from './command'

/** Conditions of the table, as the operation for it has them. */
const conditions = {
  since: { type: 'string' },
  until: { type: 'string' },
  city: { type: 'string' },
  country: { type: 'string' },
  source: { type: 'string' },
  name: { type: 'string' },
  contact: { type: 'string' },
  office: { type: 'string' },
  campaign: { type: 'string' },
  channel: { type: 'string' },
  landing: { type: 'string' },
  spam: { type: 'string' },
} as const

export const exportLeads = defineCommand({
  usage: {
    'export --phone 号码|--all [--csv]': '一个人或所有人的全部数据，不打码',
    'export [--since 日期] [--until 日期] [--city 城市] [--country 国家] [--source 来源] [--name 称呼] [--contact call|wechat|stop] [--office 办公室] [--campaign 活动] [--channel 渠道] [--landing 第一页] [--unfetched] [--spam 0|1]':
      '给人看的表格（CSV），至少写一个条件',
  },
  options: {
    phone: { type: 'string' },
    all: { type: 'boolean', default: false },
    csv: { type: 'boolean', default: false },
    unfetched: { type: 'boolean', default: false },
    ...conditions,
  },
  run: ({ phone, all, csv, unfetched, ...given }) => {
    const isTable = unfetched || Object.values(given).some((value) => value !== undefined)
    const isPersonal = all || phone !== undefined
    if (isTable === isPersonal) {
      throw new Explained(
        isTable
          ? '--phone、--all 不能和表格的条件一起写'
          : '要写 --phone 号码、--all，或表格的条件，如 --since 2026-11-01',
      )
    }
    if (isTable) {
      const filters = queryOf(sheetQuerySchema, { ...given, ...(unfetched && { unfetched: '1' }) })
      return withStore((store) => printSheet(store, filters))
    }
    const subject = all ? null : phoneOf(phone)
    return withStore(async (store) => {
      const data = await exportPersonalData(store, subject, Date.now())
      if (csv) process.stdout.write(toLeadCsv(data.events))
      else print(JSON.stringify(data, null, 2))
    })
  },
})

async function printSheet(store: Store, filters: LeadFilters): Promise<void> {
  await store.write((trx) =>
    audit(trx, { actor: 'cli', action: 'download', detail: { filtered: Object.keys(filters) } }, Date.now()),
  )
  for await (const lines of sheetOf(store, filters)) process.stdout.write(lines)
}
