import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { guides } from '@/lib/collections/kinds/guide'
import { guidePath } from '@/lib/facts/guides/guide'

/** Pages whose content is code: the beginning of its path, and the page that prints it. */
const codePages: readonly (readonly [string, string])[] = [
  ['lib/content/countries/cost', '/special/study_cost'],
  ['lib/tools/cost', '/special/study_cost'],
  ['lib/content/countries/conditions', '/special/condition_pc'],
  ['lib/tools/conditions', '/special/condition_pc'],
  ['lib/tools/gpa', '/gpa'],
  ['lib/tools/gaokao', '/special/gaokao'],
  ['lib/content/exam-courses', '/yylist'],
  ['lib/content/products', '/product'],
  ['lib/content/city-guides', '/touchus'],
]

const articleFolders: Readonly<Record<string, string>> = {
  headlines: '/headlines',
  industry: '/industry',
  country: '/countrylines',
}

/** The address of the page that a file of content makes; null for files that make none. */
function pageOf(file: string, text: string): string | null {
  const campaign = /^app\/\([^/]+\)(\/special\/.+)\/content\.yaml$/.exec(file)
  if (campaign !== null) return campaign[1] ?? null
  const channel = /^lib\/content\/channels\/\w+\/(.+)\.yaml$/.exec(file)
  if (channel !== null) return `/chanel/${channel[1]}`
  if (file.startsWith('lib/content/articles/')) {
    const folder = articleFolders[/^type: (\w+)/m.exec(text)?.[1] ?? '']
    return folder === undefined ? null : `${folder}/${path.basename(file, '.md')}`
  }
  return codePages.find(([start]) => file.startsWith(start))?.[1] ?? null
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => path.posix.join(folder, name.replaceAll(path.sep, '/')))
    .filter((file) => /\.(ts|md|yaml)$/.test(file) && !file.endsWith('README.md'))

/** Ids in a text: in quotes, as the value of a field or of an entry in YAML, or as a token of copy. */
const named = /'([\w.-]+)'|(?:: |- |\+ )([\w.-]+)(?=$| \+)|\{\{([\w.-]+)(?::opens)?\}\}/gm

/**
 * The pages that print each registered thing, by its id.
 * @param root the project
 */
export function pagesById(): ReadonlyMap<string, readonly string[]> {
  const pages = new Map<string, Set<string>>()
  const add = (text: string, page: string) => {
    for (const [, quoted, field, token] of text.matchAll(named)) {
      const id = quoted ?? field ?? token ?? ''
      const known = pages.get(id) ?? new Set()
      pages.set(id, known.add(page))
    }
  }
  for (const file of ['app', 'lib/content', 'lib/tools'].flatMap(filesIn)) {
    const text = readFileSync(file, 'utf8')
    const page = pageOf(file, text)
    if (page !== null) add(text, page)
  }
  for (const guide of guides.list()) add(JSON.stringify(guide).replaceAll('"', "'"), guidePath(guide.slug))
  return new Map([...pages].map(([id, found]) => [id, [...found]]))
}

/** The pages of a school's own day, and the list of all days. */
export const pagesOfDay = (id: string): readonly string[] => {
  const [owner = ''] = id.split('.')
  return /^[a-z]{2}-/.test(owner) ? ['/deadlines', `/yxk/${owner}`] : ['/deadlines']
}
