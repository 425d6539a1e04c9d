import { type Env, parseEnv } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import {
  countNoticeLinks,
  issuePageKey,
  listPageKeys,
  revokeNoticeLinks,
  revokePageKeys,
} from '@/lib/host/leads/pages/key'
import { loadRouting } from '@/lib/host/leads/routing/source'
import { runningOrigin } from '@/lib/host/store/running-origin'
import { callPagePath } from '@/lib/leads/call-outcome'
import { beijingTime } from '@/lib/leads/call-time'
import { chatPagePath } from '@/lib/leads/chat'
import { defineCommand, print, withStore } from './command'

/** Makes or revokes the address of a page for people without a system of their own. */
export const pageKey = defineCommand({
  usage: {
    'page-key --office 办公室 --name 名称 [--days 天数]':
      '一个网址，手机上打开，列出这个办公室的线索；缺省 30 天内有效',
    'page-key --report --name 名称 [--with-leads] [--days 天数]':
      '一个网址，打开是报表；--with-leads：还能点开每一行的线索（打码）',
    'page-key --revoke --name 名称': '收回给这个人的所有网址',
  },
  options: {
    office: { type: 'string' },
    report: { type: 'boolean', default: false },
    'with-leads': { type: 'boolean', default: false },
    revoke: { type: 'boolean', default: false },
    name: { type: 'string' },
    days: { type: 'string', default: '30' },
  },
  run: ({ office, report, revoke, name, days, 'with-leads': opensLeads }) => {
    if (name === undefined) throw new Explained('--name：要写给谁，如 --name 王老师')
    if (revoke) {
      return withStore(async (store) => print(`已收回 ${await revokePageKeys(store, name, Date.now())} 个`))
    }
    if (report === (office !== undefined)) throw new Explained('要写 --office 办公室 或 --report 其中一个')
    if (!/^([1-9]\d?|1[0-7]\d|180)$/.test(days)) throw new Explained('--days：要写成 1 到 180 的整数')
    const env = parseEnv(process.env)
    if (office !== undefined) warnOfUnknownOffice(env, office)
    if (opensLeads && !report) throw new Explained('--with-leads：只和 --report 一起写')
    const key = { office: office ?? null, name, days: Number(days), opensLeads }
    return withStore(async (store) => {
      const code = await issuePageKey(store, key, Date.now())
      const origin = await runningOrigin(store, env.SITE_ORIGIN)
      print(`网址（只给${name}，只显示这一次，${days} 天内有效）：`)
      print(`${origin}${callPagePath(code)}`)
      if (office === undefined) return
      print('在线咨询（同一个钥匙，开着这一页，访客就知道有顾问在线）：')
      print(`${origin}${chatPagePath(code)}`)
    })
  },
})

export const links = defineCommand({
  usage: {
    links: '群通知里现在有效的链接有多少',
    'links --revoke': '全部收回，立即生效；有顾问离开时用。办公室网页里的链接随 page-key --revoke 失效',
  },
  options: { revoke: { type: 'boolean', default: false } },
  run: ({ revoke }) =>
    withStore(async (store) => {
      if (revoke) print(`已收回 ${await revokeNoticeLinks(store, Date.now())} 个`)
      else print(`有效的 ${await countNoticeLinks(store, Date.now())} 个`)
    }),
})

function warnOfUnknownOffice(env: Env, office: string): void {
  const offices = [...loadRouting(env).offices.keys()]
  if (offices.includes(office)) return
  console.error(
    `提醒：现在的规则里没有“${office}”，有 ${offices.join('、')}；这一页只会列出归“${office}”的线索`,
  )
}

export const pageKeys = defineCommand({
  usage: { 'page-keys': '现有的网址：给谁的，到哪一天为止' },
  options: {},
  run: () =>
    withStore(async (store) => {
      for (const { office, name, expiresAt, opensLeads } of await listPageKeys(store, Date.now())) {
        const opens = office === null ? (opensLeads ? '报表与线索' : '报表') : `${office}的线索`
        print([name, opens, `到 ${beijingTime(new Date(expiresAt))} 为止`].join('\t'))
      }
    }),
})
