import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ContentError } from '@/lib/blocks/content-error'
import { withParentDates } from '@/lib/campaigns/lifecycle'
import type { Campaign } from '@/lib/campaigns/schema'

export type LoadedCampaign =
  | { file: string; campaign: Campaign; problems: null }
  | { file: string; campaign: null; problems: string[] }

/**
 * Every content.ts below `app/(layout)/special`, evaluated; for broken files the problems. For commands, which run without the bundler
 * that makes the manifest. Private folders (`_template`) are left out.
 */
export async function loadCampaignFolders(root: string): Promise<LoadedCampaign[]> {
  const loaded = await Promise.all((await campaignFiles(root)).map((file) => load(root, file)))
  const dated = new Map(
    withParentDates(loaded.flatMap(({ campaign }) => campaign ?? [])).map((campaign) => [
      campaign.path,
      campaign,
    ]),
  )
  return loaded.map((one) =>
    one.campaign === null ? one : { ...one, campaign: dated.get(one.campaign.path) ?? one.campaign },
  )
}

/** The folder from which new campaigns are made. */
export const template = 'app/(special)/special/_template'

export async function loadTemplate(root: string): Promise<Campaign> {
  const { campaign, problems } = await load(root, `${template}/content.ts`)
  if (campaign === null) throw new ContentError(`${template}/content.ts`, problems)
  return campaign
}

/** The content.ts of every campaign, relative to the project. */
export async function campaignFiles(root: string): Promise<string[]> {
  const files = await readdir(path.join(root, 'app'), { recursive: true })
  return files
    .map((file) => `app/${file.split(path.sep).join('/')}`)
    .filter((file) => /^app\/\([^)]+\)\/special\/(?!.*\/_)(?!_).+\/content\.ts$/.test(file))
    .sort()
}

async function load(root: string, file: string): Promise<LoadedCampaign> {
  try {
    const { campaign } = await import(pathToFileURL(path.join(root, file)).href)
    if (campaign === undefined) {
      return { file, campaign: null, problems: ['开头要写 export const campaign = defineCampaign(…)'] }
    }
    return { file, campaign, problems: null }
  } catch (error) {
    return { file, campaign: null, problems: await problemsOf(error, path.join(root, file)) }
  }
}

/** What is wrong with a file that does not load, as a text for its author. */
async function problemsOf(error: unknown, file: string): Promise<string[]> {
  if (error instanceof ContentError) return [...error.lines]
  if (error instanceof ReferenceError) return [unquoted(error)]
  const message = error instanceof Error ? error.message : String(error)
  const line = /content\.ts:(\d+):\d+/.exec(message)?.[1]
  if (line === undefined) return [`读不了这个文件：${message.split('\n')[0]}`]
  const marks = chineseMarks((await readFile(file, 'utf8')).split('\n')[Number(line) - 1] ?? '')
  return marks.length > 0
    ? [
        `第 ${line} 行用了中文的 ${marks.join(' ')}：引号、逗号、冒号和括号要换成英文的 ' , : ( )，文字里面的不用换`,
      ]
    : [`第 ${line} 行附近写法不对：多半是少了引号、逗号或括号`]
}

/**
 * Chinese quotes and punctuation outside of strings in a line of code. After a Chinese character they belong to a string without its
 * quotes.
 */
function chineseMarks(line: string): string[] {
  const code = line.replace(/'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/\/.*$/g, "''")
  return [...new Set(code.match(/[‘’“”]|(?<=['"\w\]})]\s*)[，：；、（）]/g) ?? [])]
}

/** A bare word in place of a text, such as `hue: uk`: the message contains only the word, the stack contains the line. */
function unquoted({ message, stack = '' }: ReferenceError): string {
  const line = /content\.ts:(\d+):\d+/.exec(stack)?.[1]
  const word = /^(\S+) is not defined$/.exec(message)?.[1]
  if (line === undefined || word === undefined) return `读不了这个文件：${message}`
  return `第 ${line} 行的 ${word} 没有加引号：文字要写成 '${word}'`
}
