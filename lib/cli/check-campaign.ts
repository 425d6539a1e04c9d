import { execFile } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { campaignAddressOf } from '@/lib/campaigns/address'
import {
  contentFile,
  type LoadedCampaign,
  loadCampaigns,
  readCampaign,
  template,
} from '@/lib/campaigns/campaign-files'
import { checkDates } from '@/lib/campaigns/check-dates'
import { checkOpening } from '@/lib/campaigns/check-likeness'
import { englishPunctuation } from '@/lib/campaigns/check-words'
import { checkCampaign } from '@/lib/campaigns/checks'
import { parentOf } from '@/lib/campaigns/lifecycle'
import { previewPath } from '@/lib/campaigns/preview-key'
import type { Finding } from '@/lib/campaigns/scene'
import { lineOf } from '@/lib/collections/content-error'
import { withSchemaLine } from '@/lib/collections/json-schema'
import type { Campaign } from '@/lib/collections/kinds/campaign'
import type { PositionOf } from '@/lib/collections/parse-yaml'
import { aliases } from '@/lib/routing/aliases'
import { leadsToPage, readExistingPages } from '@/lib/site-map/existing-pages'
import { addressProblems, readPageFolders } from './campaign-address'
import { strayCodes } from './campaign-codes'
import { pictureFindings } from './campaign-pictures'
import { printOutcome } from './print-outcome'

const execute = promisify(execFile)

type Noted = { file: string; campaign: Campaign; others: readonly Campaign[]; root: string; now: Date }

/** Notes on one page that are not errors: its dates, its printed codes, its punctuation. */
function notesOn({ file, campaign, others, root, now }: Noted): Finding[] {
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
async function lostAddresses(campaigns: readonly Campaign[], root: string): Promise<string[]> {
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

const usage =
  '用法：npm run check:campaign -- <页面名>，例如 gz_uk：查这一页和它的报名页；不写页面名就查全部专题页，什么也不改'

/** Runs the command. Returns the lines to print and the exit code. */
export async function runCheckCampaign(
  args: string[],
  root: string,
): Promise<{ code: number; lines: string[] }> {
  const [slug, ...rest] = args
  if (slug === '--help' || slug === '-h') return { code: 0, lines: [usage] }
  if (slug?.startsWith('-')) return { code: 1, lines: [`看不懂 ${slug}。${usage}`] }
  if (rest.length > 0) return { code: 1, lines: [`一次查一页。${usage}`] }
  const loaded = loadCampaigns(root)
  if (slug === undefined)
    return report(loaded, findAll(loaded, loaded, root), await notesOnAll(loaded, loaded, root))

  const address = `/special/${slug.replace(/^\/?(special\/)?/, '').replace(/\/$/, '')}`
  const wanted = loaded.filter(({ file }) => [address, `${address}/entry`].includes(campaignAddressOf(file)))
  if (wanted.length === 0) return { code: 1, lines: [notFound(address, loaded)] }
  const outcome = report(wanted, findAll(wanted, loaded, root), await notesOnAll(wanted, loaded, root))
  writeSchemaLines(wanted, root)
  return outcome
}

type Found = Map<string, string[]>

function findAll(wanted: readonly LoadedCampaign[], loaded: readonly LoadedCampaign[], root: string): Found {
  const exists = readExistingPages(root)
  const folders = readPageFolders(root)
  const campaigns = loaded.flatMap(({ campaign }) => campaign ?? [])
  const given = {
    addresses: [...exists, ...Object.keys(aliases)].filter((address) => !/[[{]/.test(address)),
    template: readCampaign(root, `${template}/${contentFile}`),
    now: new Date(),
  }
  const drafts = new Set(campaigns.filter(({ draft }) => draft).map(({ path }) => path))
  // A missing page.tsx is reported for its own page, not for the pages that link to it.
  const own = new Set(wanted.map(({ file }) => campaignAddressOf(file)))
  const hasPage = (href: string) => (own.has(href) || leadsToPage(exists, href)) && !drafts.has(href)
  const isAlone = wanted.length < loaded.length
  return new Map(
    wanted.map((one) => {
      const { file, campaign, problems } = one
      const misplaced = addressProblems(file, folders)
      if (campaign === null) return [file, [...misplaced, ...problems.map(lineOf)]]
      if (campaign.draft && !isAlone) return [file, misplaced]
      const others = besides(campaign, campaigns)
      const scene = { ...given, campaign, others, hasPage: withSelf(hasPage, campaign, others) }
      const findings = [
        ...checkCampaign(scene),
        ...(isAlone ? checkOpening(scene) : []),
        ...pictureFindings(file, campaign, root),
      ]
      return [
        file,
        [...misplaced, ...pageFile(file, root), ...findings.map((finding) => lineOfFinding(finding, one))],
      ]
    }),
  )
}

/** Notes in addition to the errors, more of them when one page is checked; and the addresses removed since the last commit. */
async function notesOnAll(
  wanted: readonly LoadedCampaign[],
  loaded: readonly LoadedCampaign[],
  root: string,
): Promise<string[]> {
  const campaigns = loaded.flatMap(({ campaign }) => campaign ?? [])
  const now = new Date()
  const isAlone = wanted.length < loaded.length
  const notes = wanted.flatMap((one) => {
    const { file, campaign } = one
    if (campaign === null) return []
    const others = besides(campaign, campaigns)
    const findings = isAlone
      ? notesOn({ file, campaign, others, root, now })
      : checkDates({ campaign, others, now })
    return findings.map((finding) => `${file} ${lineOfFinding(finding, one)}`)
  })
  const lost = loaded.some(({ campaign }) => campaign === null) ? [] : await lostAddresses(campaigns, root)
  return [
    ...notes,
    ...lost.map(
      (address) =>
        `${address} 这一页改名或删掉了，旧网址会打不开，印出去的二维码和在投的广告也一样：写进接替它的专题页，formerly 下面加一行 - ${address}`,
    ),
  ]
}

const besides = (campaign: Campaign, campaigns: readonly Campaign[]) =>
  campaigns.filter((other) => other !== campaign)

const lineOfFinding = (
  { path: field, place, message }: Finding,
  { positionOf }: { positionOf: PositionOf },
) => lineOf({ field: place, remedy: message, ...(field !== null && { at: positionOf(field) }) })

/** A draft may link to its own sign-up page and back, because they are published together. */
const withSelf = (hasPage: (href: string) => boolean, campaign: Campaign, others: readonly Campaign[]) => {
  const path = parentOf(campaign) ?? campaign.path
  const own = others.filter((other) => [path, `${path}/entry`].includes(other.path))
  return (href: string) => hasPage(href) || (campaign.draft && own.some((other) => other.path === href))
}

/** A page.tsx that is missing, or does not show the content, can be restored by copying it. */
function pageFile(file: string, root: string): string[] {
  const isEntryFile = file.endsWith(`/entry/${contentFile}`)
  const own = `${template}${isEntryFile ? '/entry' : ''}/page.tsx`
  const page = path.join(root, path.dirname(file), 'page.tsx')
  const remedy = `请把 ${own} 原样拷到这里`
  if (!existsSync(page)) return [`旁边没有 page.tsx：${remedy}`]
  const draws = isEntryFile
    ? /\bentryPage\(import\.meta\.url/
    : /\b(?:campaignPage|askedCampaignPage)\(import\.meta\.url/
  const isDrawn = draws.test(readFileSync(page, 'utf8'))
  return isDrawn ? [] : [`旁边的 page.tsx 没有显示这份内容：${remedy}`]
}

/** Writes the first line of each file that is missing it or was copied from another depth of folders. */
function writeSchemaLines(wanted: readonly LoadedCampaign[], root: string): void {
  for (const { file, campaign } of wanted) {
    if (campaign === null) continue
    const text = readFileSync(path.join(root, file), 'utf8')
    const corrected = withSchemaLine(file, text)
    if (corrected !== text) writeFileSync(path.join(root, file), corrected)
  }
}

function notFound(address: string, loaded: readonly LoadedCampaign[]): string {
  const name = address.split('/').at(-1) ?? ''
  const like = loaded
    .map(({ file }) => campaignAddressOf(file))
    .filter((other) => other.includes(name.slice(0, 4)))
  const hint = like.length === 0 ? '' : `；相近的有 ${like.slice(0, 5).join('、')}`
  return `没有 ${address} 这一页：app/(版式)/special/ 下面没有这个文件夹，或者里面没有 ${contentFile}${hint}`
}

function report(
  checked: readonly LoadedCampaign[],
  found: Found,
  notes: readonly string[],
): { code: number; lines: string[] } {
  const wrong = [...found].filter(([, lines]) => lines.length > 0)
  const noted = notes.map((note) => `提醒：${note}`)
  if (wrong.length > 0) {
    return {
      code: 1,
      lines: [
        ...wrong.flatMap(([file, lines]) => [
          `${file} 有 ${lines.length} 处要改：`,
          ...lines.map((line) => `  · ${line}`),
        ]),
        ...noted,
      ],
    }
  }
  const fine =
    checked.length > 2
      ? [`${checked.length} 个专题页都没有问题`]
      : checked.flatMap(({ campaign }) => (campaign === null ? [] : fineLines(campaign)))
  return { code: 0, lines: [...noted, ...fine] }
}

function fineLines({ path, draft, previewKey }: Campaign): string[] {
  if (!draft || previewKey === undefined) return [`${path} 没有问题`]
  return [
    `${path} 没有问题，还是草稿：预览网址是 ${previewPath(previewKey)}，npm run dev 里和构建之后都打得开`,
    '  发布时删掉 draft 和 previewKey 两行',
  ]
}

if (process.argv[1] === fileURLToPath(import.meta.url))
  printOutcome(await runCheckCampaign(process.argv.slice(2), process.cwd()))
