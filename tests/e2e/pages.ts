import { existsSync, readdirSync, readFileSync } from 'node:fs'

type PageFolder = {
  url: string
  /** Whether the folder has a content.yaml. Such campaign pages share one renderer. */
  isCampaign: boolean
}

/** Drafts answer 404 at their address. */
const isDraft = (content: string) =>
  existsSync(content) && /^draft: true$/m.test(readFileSync(content, 'utf8'))

/** Pages about missing things, which answer 404. */
const noPages = ['/receipt/none', '/receipt/call/none']

function listFolders(): PageFolder[] {
  const found: PageFolder[] = []
  const walk = (folder: string, url: string) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      if (entry.isDirectory() && !/^[_[]/.test(entry.name)) {
        walk(`${folder}/${entry.name}`, /^\(.*\)$/.test(entry.name) ? url : `${url}/${entry.name}`)
      } else if (entry.name === 'page.tsx' && !isDraft(`${folder}/content.yaml`)) {
        found.push({ url: url || '/', isCampaign: existsSync(`${folder}/content.yaml`) })
      }
    }
  }
  walk('app', '')
  return found.filter(({ url }) => !noPages.includes(url)).sort((a, b) => (a.url < b.url ? -1 : 1))
}

/**
 * Addresses of all pages without parameters. They are read from the route folders, so that tests cover new pages too.
 */
export const listPages = (): string[] => listFolders().map(({ url }) => url)

/** Addresses of the campaign pages. */
export const listCampaignPages = (): string[] =>
  listFolders().flatMap(({ url, isCampaign }) => (isCampaign ? [url] : []))

/** Campaign pages share one renderer: one of each layout, the first by address. */
export function onePerLayout(): string[] {
  const campaigns = listCampaignPages()
  return readdirSync('app')
    .filter((name) => name.startsWith('('))
    .flatMap((layout) => campaigns.find((url) => existsSync(`app/${layout}${url}/content.yaml`)) ?? [])
}
