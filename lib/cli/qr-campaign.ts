/** `npm run qr:campaign -- <slug>`: writes the QR code of a campaign page for print to a file in its folder. */
import { existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { campaignAddressOf } from '@/lib/campaigns/address'
import { campaignFiles } from '@/lib/campaigns/campaign-files'
import { Explained } from '@/lib/core/explained'
import { isSourceName, publicOrigin, writeCode } from './campaign-codes'
import { readOptions } from './options'
import { type Outcome, outcomeOf, printOutcome } from './print-outcome'

const usage =
  '用法：npm run qr:campaign -- <页面名> [--source 渠道] [--origin https://网站地址]，例如 npm run qr:campaign -- summer_uk --source poster'

/** Runs the command. Returns the lines to print and the exit code. */
export const runQrCampaign = (args: string[], root: string): Promise<Outcome> =>
  outcomeOf(async () => {
    const { values, positionals } = readOptions(
      {
        source: { type: 'string' },
        origin: { type: 'string', default: process.env.SITE_ORIGIN },
        help: { type: 'boolean', short: 'h', default: false },
      },
      usage,
      { args, words: 1 },
    )
    if (values.help) return [usage]
    const [slug] = positionals
    const { source, origin: given } = values
    if (slug === undefined) throw new Explained(`要写一个页面名。${usage}`)
    const address = `/special/${slug.replace(/^\/?(special\/)?/, '').replace(/\/$/, '')}`
    const file = campaignFiles(root).find((name) => campaignAddressOf(name) === address)
    if (file === undefined) throw new Explained(`没有 ${address} 这一页`)
    if (source !== undefined && !isSourceName(source)) {
      throw new Explained(`“${source}”不能作渠道名：只用小写字母、数字、- 和 _，例如 poster、wechat_group`)
    }
    const origin = publicOrigin(given)
    if (origin === null) {
      throw new Explained(
        `二维码里要印网站的正式地址，${given === undefined ? '这台电脑上没有设 SITE_ORIGIN' : `“${given}”不是`}：加上 --origin https://www.公司域名`,
      )
    }
    const made = await writeCode({ folder: path.posix.dirname(file), address, origin, source, root })
    return [
      `已存成 ${made.file}`,
      `扫出来是 ${made.url}`,
      '印刷不小于 2 厘米见方，四周的白边不要裁掉；印之前用手机扫一次。页面改名时把旧网址写进 formerly，印出去的码就一直有用',
    ]
  })

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (existsSync('.env')) process.loadEnvFile('.env')
  printOutcome(await runQrCampaign(process.argv.slice(2), process.cwd()))
}
