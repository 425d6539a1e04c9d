import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { checkDates } from '@/lib/campaigns/check-dates'
import { englishPunctuation } from '@/lib/campaigns/check-words'
import type { Finding } from '@/lib/campaigns/scene'
import type { Campaign } from '@/lib/campaigns/schema'
import { addressOf } from './campaign-address'
import { strayCodes } from './campaign-codes'

const execute = promisify(execFile)

type Noted = { file: string; campaign: Campaign; others: readonly Campaign[]; root: string; now: Date }

/** Remarks on one page that are no errors: its dates, its printed codes, its punctuation. */
export function notesOn({ file, campaign, others, root, now }: Noted): Finding[] {
  const folder = path.posix.dirname(file)
  return [
    ...checkDates({ campaign, others, now }),
    ...strayCodes(folder, campaign.path, root).map(({ file: code, leadsTo }) => ({
      place: code,
      message: `二维码扫出来是 ${leadsTo}，不是这一页：删掉它，再用 npm run qr:campaign 生成一个`,
    })),
    ...englishPunctuation(campaign),
  ]
}

/**
 * Addresses that the last commit had and the folders no longer have, which nothing leads on: printed codes and running
 * advertisements go there. None where there is no git.
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
    .filter((file) => /^app\/\([^)]+\)\/special\/(?!.*\/?_).+\/content\.ts$/.test(file))
    .map(addressOf)
    .filter((address) => !address.endsWith('/entry') && !kept.has(address))
}
