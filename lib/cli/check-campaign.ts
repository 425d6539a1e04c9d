/**
 * `npm run check:campaign -- <slug>`: checks one campaign page (and its sign-up page), with messages for its author, and formats its
 * files. Without a slug it checks all pages and changes nothing.
 */
import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { checkDates } from '@/lib/campaigns/check-dates'
import { checkOpening } from '@/lib/campaigns/check-likeness'
import { checkCampaign } from '@/lib/campaigns/checks'
import { parentOf } from '@/lib/campaigns/lifecycle'
import { previewPath } from '@/lib/campaigns/preview-key'
import type { Finding } from '@/lib/campaigns/scene'
import type { Campaign } from '@/lib/campaigns/schema'
import { aliases } from '@/lib/routing/aliases'
import { leadsToPage, readExistingPages } from '@/lib/site-map/existing-pages'
import { addressProblems, campaignAddressOf, readPageFolders } from './campaign-address'
import { type LoadedCampaign, loadCampaignFolders, loadTemplate, template } from './campaign-folders'
import { lostAddresses, notesOn } from './campaign-notes'
import { pictureFindings } from './campaign-pictures'
import { printOutcome } from './print-outcome'

const execute = promisify(execFile)

const usage =
  '用法：npm run check:campaign -- <页面名>，例如 gz_uk：查这一页和它的报名页，并排好格式；不写页面名就查全部专题页，什么也不改'

/** Runs the command. Returns the lines to print and the exit code. */
export async function runCheckCampaign(
  args: string[],
  root: string,
): Promise<{ code: number; lines: string[] }> {
  const [slug, ...rest] = args
  if (slug === '--help' || slug === '-h') return { code: 0, lines: [usage] }
  if (slug?.startsWith('-')) return { code: 1, lines: [`看不懂 ${slug}。${usage}`] }
  if (rest.length > 0) return { code: 1, lines: [`一次查一页。${usage}`] }
  const loaded = await loadCampaignFolders(root)
  if (slug === undefined)
    return report(loaded, await findAll(loaded, loaded, root), await notesOnAll(loaded, loaded, root))

  const address = `/special/${slug.replace(/^\/?(special\/)?/, '').replace(/\/$/, '')}`
  const wanted = loaded.filter(({ file }) => [address, `${address}/entry`].includes(campaignAddressOf(file)))
  if (wanted.length === 0) return { code: 1, lines: [notFound(address, loaded)] }
  const [types, format, found] = await Promise.all([
    typeErrors(wanted, root),
    formatFiles(wanted, root),
    findAll(wanted, loaded, root),
  ])
  for (const [file, lines] of found) {
    if (lines.length === 0) lines.push(...(types.get(file) ?? []), ...(format.get(file) ?? []))
  }
  return report(wanted, found, await notesOnAll(wanted, loaded, root))
}

type Found = Map<string, string[]>

async function findAll(
  wanted: readonly LoadedCampaign[],
  loaded: readonly LoadedCampaign[],
  root: string,
): Promise<Found> {
  const exists = readExistingPages(root)
  const folders = readPageFolders(root)
  const campaigns = loaded.flatMap(({ campaign }) => campaign ?? [])
  const given = {
    addresses: [...exists, ...Object.keys(aliases)].filter((address) => !/[[{]/.test(address)),
    template: await loadTemplate(root),
    now: new Date(),
  }
  const drafts = new Set(campaigns.filter(({ draft }) => draft).map(({ path }) => path))
  // A missing page.tsx is reported for its own page, not for the pages that link to it.
  const own = new Set(wanted.map(({ file }) => campaignAddressOf(file)))
  const hasPage = (href: string) => (own.has(href) || leadsToPage(exists, href)) && !drafts.has(href)
  const isAlone = wanted.length < loaded.length
  return new Map(
    wanted.map(({ file, campaign, problems }) => {
      const misplaced = addressProblems(file, folders)
      if (campaign === null) return [file, [...misplaced, ...problems]]
      if (campaign.draft && !isAlone) return [file, misplaced]
      const others = besides(campaign, campaigns)
      const scene = { ...given, campaign, others, hasPage: withSelf(hasPage, campaign, others) }
      const findings = [
        ...checkCampaign(scene),
        ...(isAlone ? checkOpening(scene) : []),
        ...pictureFindings(file, campaign, root),
      ]
      return [file, [...misplaced, ...pageFile(file, root), ...findings.map(lineOf)]]
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
  const notes = wanted.flatMap(({ file, campaign }) => {
    if (campaign === null) return []
    const others = besides(campaign, campaigns)
    const findings = isAlone
      ? notesOn({ file, campaign, others, root, now })
      : checkDates({ campaign, others, now })
    return findings.map((finding) => `${file} ${lineOf(finding)}`)
  })
  const lost = loaded.some(({ campaign }) => campaign === null) ? [] : await lostAddresses(campaigns, root)
  return [
    ...notes,
    ...lost.map(
      (address) =>
        `${address} 这一页改名或删掉了，旧网址会打不开，印出去的二维码和在投的广告也一样：写进接替它的专题页，formerly: ['${address}'],`,
    ),
  ]
}

const besides = (campaign: Campaign, campaigns: readonly Campaign[]) =>
  campaigns.filter((other) => other !== campaign)

const lineOf = ({ place, message }: Finding) => `${place}：${message}`

/** A draft may link to its own sign-up page and back, because they are published together. */
const withSelf = (hasPage: (href: string) => boolean, campaign: Campaign, others: readonly Campaign[]) => {
  const path = parentOf(campaign) ?? campaign.path
  const own = others.filter((other) => [path, `${path}/entry`].includes(other.path))
  return (href: string) => hasPage(href) || (campaign.draft && own.some((other) => other.path === href))
}

/** What a page.tsx must contain to show the content next to it. The template's file has nothing else; some pages add bands of their own. */
const drawnBy = (component: string) => [
  "from './content'",
  'export const metadata = campaignMetadata(campaign)',
  `<${component} campaign={campaign}`,
]

/** A page.tsx that is missing, or does not show the content, can be restored by copying it. */
function pageFile(file: string, root: string): string[] {
  const isEntryFile = file.endsWith('/entry/content.ts')
  const own = `${template}${isEntryFile ? '/entry' : ''}/page.tsx`
  const page = path.join(root, path.dirname(file), 'page.tsx')
  const remedy = `请把 ${own} 原样拷到这里`
  if (!existsSync(page)) return [`旁边没有 page.tsx：${remedy}`]
  const text = readFileSync(page, 'utf8')
  const isDrawn = drawnBy(isEntryFile ? 'EntryPage' : 'CampaignPage').every((part) => text.includes(part))
  return isDrawn ? [] : [`旁边的 page.tsx 没有显示这份内容：${remedy}`]
}

/**
 * Formats the files of each page by the project's rules.
 * @returns the files that could not be formatted, with the reason
 */
async function formatFiles(wanted: readonly LoadedCampaign[], root: string): Promise<Found> {
  const biome = createRequire(path.join(root, 'package.json')).resolve('@biomejs/biome/bin/biome')
  const format = (files: string[]) =>
    execute(process.execPath, [biome, 'check', '--write', '--error-on-warnings', ...files], { cwd: root })
  return new Map(
    await Promise.all(
      wanted.map(async ({ file }): Promise<[string, string[]]> => {
        const files = [file, path.posix.join(path.posix.dirname(file), 'page.tsx')]
        const present = files.filter((name) => existsSync(path.join(root, name)))
        return [file, await format(present).then(() => [], unformatted)]
      }),
    ),
  )
}

/** The formatter's output as a text for the author. */
function unformatted(error: { stdout?: string; stderr?: string }): string[] {
  const line = /content\.ts:(\d+):\d+ (\S+)/.exec(`${error.stdout}${error.stderr}`)
  return [
    line === null
      ? '格式检查没有通过，请把这一页发给工程师看'
      : `第 ${line[1]} 行没有通过格式检查（${line[2]}）：删掉没有用到的内容，或发给工程师看`,
  ]
}

/** The compiler's messages about the content files only; all other problems are already reported by the schema. */
async function typeErrors(wanted: readonly LoadedCampaign[], root: string): Promise<Found> {
  const folder = mkdtempSync(path.join(tmpdir(), 'check-campaign-'))
  try {
    const config = path.join(folder, 'tsconfig.json')
    writeFileSync(
      config,
      JSON.stringify({
        extends: path.join(root, 'tsconfig.json'),
        compilerOptions: { incremental: false, plugins: [], types: [] },
        include: [],
        files: [
          path.join(root, 'node_modules/next/types/global.d.ts'),
          ...wanted.map(({ file }) => path.join(root, file)),
        ],
      }),
    )
    const tsc = path.join(root, 'node_modules/typescript/bin/tsc')
    const output = await execute(process.execPath, [tsc, '--noEmit', '-p', config], { cwd: root }).then(
      () => '',
      (error: { stdout?: string }) => error.stdout ?? '',
    )
    return new Map(
      wanted.map(({ file }) => [
        file,
        output
          .split('\n')
          .filter((line) => line.includes(file))
          .map((line) => {
            const [, at, code] = /\((\d+),\d+\): error (TS\d+)/.exec(line) ?? []
            return `第 ${at} 行的写法不合要求（${code}）：${line.replace(/^.*error TS\d+: /, '')}`
          }),
      ]),
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function notFound(address: string, loaded: readonly LoadedCampaign[]): string {
  const name = address.split('/').at(-1) ?? ''
  const like = loaded
    .map(({ file }) => campaignAddressOf(file))
    .filter((other) => other.includes(name.slice(0, 4)))
  const hint = like.length === 0 ? '' : `；相近的有 ${like.slice(0, 5).join('、')}`
  return `没有 ${address} 这一页：app/(版式)/special/ 下面没有这个文件夹，或者里面没有 content.ts${hint}`
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
