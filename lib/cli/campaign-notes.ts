import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { campaignAddressOf } from '@/lib/campaigns/address'
import { checkDates } from '@/lib/campaigns/check-dates'
import { englishPunctuation } from '@/lib/campaigns/check-words'
import type { Finding } from '@/lib/campaigns/scene'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { strayCodes } from './campaign-codes'

const execute = promisify(execFile)

type Noted = { file: string; campaign: Campaign; others: readonly Campaign[]; root: string; now: Date }

/** Notes on one page that are not errors: its dates, its printed codes, its punctuation. */
export function notesOn({ file, campaign, others, root, now }: Noted): Finding[] {
  const folder = path.posix.dirname(file)
  return [
    ...checkDates({ campaign, others, now }),
    ...strayCodes(folder, campaign.path, root).map(({ file: code, leadsTo }) => ({
      path: null,
      place: code,
      message: `二维码扫出来是 ${leadsTo}，不是这一页：删掉它，再用 npm run qr:campaign 生成一个`,
    })),
    ...englishPunctuation(campaign),
  ]
}

/**
 * Addresses that existed in the last commit, have no folder any more and no redirect: printed codes and running advertisements lead
 * there. Empty without git.
 */
export async function lostAddresses(campaigns: readonly Campaign[], root: string): Promise<string[]> {
  const committed = await execute('git', ['ls-tree', '-r', '--name-only', '-z', 'HEAD', '--', 'app'], {
    cwd: root,
    maxBuffer: 16 << 20,
  }).then(
    ({ stdout }) => stdout.split('\0'),
    () => [],
  )
  const kept = new Set(campaigns.flatMap(({ path: own, formerly }) => [own, ...formerly]))
  return committed
    .filter((file) => /^app\/\([^)]+\)\/special\/(?!.*\/?_).+\/content\.(?:ts|yaml)$/.test(file))
    .map(campaignAddressOf)
    .filter((address) => !address.endsWith('/entry') && !kept.has(address))
}
