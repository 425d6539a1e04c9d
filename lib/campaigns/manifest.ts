import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ContentError } from '@/lib/collections/content-error'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import { processSingleton } from '@/lib/core/process-singleton'
import { projectFolder } from '@/lib/core/project-folder'
import { campaignAddressOf } from './address'
import { campaignFiles, campaignProblems, contentFile, loadCampaigns, readCampaign } from './campaign-files'

/** The campaigns of a build, below its folder: what it serves does not depend on files that people edit. */
export const builtCampaignsFile = '.next/campaigns.json'

export function writeBuiltCampaigns(campaigns: readonly Campaign[], file: string): void {
  writeFileSync(file, JSON.stringify(campaigns.toSorted(byPath)))
}

const byPath = (a: Campaign, b: Campaign) => a.path.localeCompare(b.path, 'en')

/**
 * The campaigns of a production process, which reads them once: those of the build that it serves; while the build itself renders pages,
 * those of the files. Null in development.
 */
const keptCampaigns = (): readonly Campaign[] | null =>
  process.env.NODE_ENV === 'production'
    ? processSingleton('campaigns', () => readBuiltCampaigns() ?? listCampaigns())
    : null

function readBuiltCampaigns(): readonly Campaign[] | null {
  const file = path.join(/* turbopackIgnore: true */ projectFolder(), builtCampaignsFile)
  if (!existsSync(/* turbopackIgnore: true */ file)) return null
  const campaigns: readonly Campaign[] = JSON.parse(readFileSync(/* turbopackIgnore: true */ file, 'utf8'))
  return campaigns
}

let listed: { from: readonly unknown[]; campaigns: readonly Campaign[] } | undefined

/**
 * Every campaign of the site by address, including drafts, sign-up pages (with the dates of their campaigns) and ended ones; the same
 * list as long as no file changes. In development a file with a mistake is left out, which its own page reports.
 * @throws Error elsewhere, with every mistake of every file
 */
export async function everyCampaign(): Promise<readonly Campaign[]> {
  return keptCampaigns() ?? listCampaigns()
}

function listCampaigns(): readonly Campaign[] {
  const from = loadCampaigns(projectFolder())
  const problems = process.env.NODE_ENV === 'development' ? [] : campaignProblems(projectFolder())
  if (problems.length > 0) throw new Error(problems.join('\n'))
  if (listed?.from !== from)
    listed = { from, campaigns: from.flatMap(({ campaign }) => campaign ?? []).sort(byPath) }
  return listed.campaigns
}

/**
 * The campaign at an address, null when there is none. No other is read.
 * @throws ContentError
 */
export async function campaignAt(address: string): Promise<Campaign | null> {
  return campaignNowAt(address)
}

function campaignNowAt(address: string): Campaign | null {
  const kept = keptCampaigns()
  if (kept !== null) return kept.find(({ path: own }) => own === address) ?? null
  const file = campaignFiles(projectFolder()).find((one) => campaignAddressOf(one) === address)
  return file === undefined ? null : readCampaign(projectFolder(), file)
}

/**
 * The campaign whose content is beside a page.
 * @param moduleUrl `import.meta.url` of page.tsx: its folder determines the address, so that nothing repeats it
 * @returns in development the mistakes, if there are any, so that only this page shows them
 * @throws ContentError elsewhere
 */
export function campaignBeside(moduleUrl: string): Campaign | ContentError {
  try {
    const address = campaignAddressOf(moduleUrl)
    const campaign = campaignNowAt(address)
    if (campaign !== null) return campaign
    throw new ContentError(`${address}/${contentFile}`, [
      { field: '文件', remedy: `文件夹里没有 ${contentFile}` },
    ])
  } catch (error) {
    if (error instanceof ContentError && process.env.NODE_ENV === 'development') return error
    throw error
  }
}

/** In development the mistakes of drafts, by the key of their preview: its address shows them, too. */
export function brokenPreviews(): ReadonlyMap<string, ContentError> {
  if (process.env.NODE_ENV !== 'development') return new Map()
  return new Map(
    loadCampaigns(projectFolder()).flatMap((one) =>
      one.campaign === null && one.previewKey !== undefined
        ? [[one.previewKey, new ContentError(one.file, one.problems)] as const]
        : [],
    ),
  )
}
