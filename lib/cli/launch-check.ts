/** `npm run launch:check`: what is still missing for a public launch, by who has to act. Ends with 1 while a blocking item is left. */
import { existsSync } from 'node:fs'
import { loadCampaigns } from '@/lib/campaigns/campaign-files'
import { env } from '@/lib/core/env'
import { readOrExit } from '@/lib/core/exit-explained'
import { shanghaiDate } from '@/lib/core/time'
import { reportFacts } from '@/lib/facts/report'
import { type LaunchItem, launchItems, launchOwners } from '@/lib/host/launch-items'
import { dueWithin } from './due/due'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'

exitOnBrokenPipe()
if (existsSync('.env')) process.loadEnvFile('.env')

const items = [...readOrExit(() => launchItems(env())), ...weakFacts(), ...dueFacts()]
for (const owner of launchOwners) {
  const own = items.filter((item) => item.owner === owner)
  if (own.length === 0) continue
  console.log(`\n${owner}`)
  for (const { blocking, text } of own) console.log(`  ${blocking ? '必须' : '建议'}  ${text}`)
}
const blocking = items.filter((item) => item.blocking).length
console.log(blocking === 0 ? '\n没有妨碍上线的事。' : `\n还有 ${blocking} 项必须先完成。`)
process.exit(blocking === 0 ? 0 : 1)

/** How much is over or ends soon. */
function dueFacts(): LaunchItem[] {
  const days = 60
  const today = shanghaiDate(new Date())
  const due = dueWithin(days, today)
  const over = due.filter(({ day }) => day < today).length
  if (due.length === 0) return []
  const text = `${over} 条资料已过期，${due.length - over} 条 ${days} 天内到期：npm run facts -- --due ${days}`
  return [{ owner: '编辑', blocking: false, text }]
}

/** Pages that print outdated figures, or rules read in a secondary source. */
function weakFacts(): LaunchItem[] {
  const pages = loadCampaigns(process.cwd()).flatMap(({ campaign }) =>
    campaign === null ? [] : [{ path: campaign.path, content: campaign.sections }],
  )
  const { expired, secondHandRules } = reportFacts(pages)
  const item = (text: string): LaunchItem => ({ owner: '编辑', blocking: false, text })
  return [
    ...expired.map(({ path, figures }) =>
      item(`${path} 有 ${figures.length} 个过期的数：${figures.map(({ id }) => id).join('、')}`),
    ),
    ...secondHandRules.map(({ path, ids }) =>
      item(`${path} 有 ${ids.length} 条规定只读过转述，没有官方来源：${ids.join('、')}`),
    ),
  ]
}
