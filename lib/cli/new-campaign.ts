import { access, copyFile, mkdir, readdir } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { aliases } from '@/lib/routing/aliases'

const template = 'app/(special)/special/_template'
const entryGroup = 'none'
const files = ['content.ts', 'page.tsx'] as const

const usage = '用法：npm run new:campaign -- <页面名> --layout special [--entry]'

/** Something about the request itself is wrong; the message says what and how to put it right. */
export class NewCampaignError extends Error {
  override name = 'NewCampaignError'
}

/**
 * Copies the campaign template into a new folder, and with `entry` its sign-up page into the layout without chrome.
 * @param slug the address below /special, such as `gz_uk` or `fy_zh/fy_us`
 * @param layout a route group of app/ without its parentheses
 * @returns the folders made, relative to the project
 * @throws NewCampaignError when the slug cannot be used or is taken
 */
export async function createCampaign(options: {
  slug: string
  layout: string
  entry: boolean
  root: string
}): Promise<string[]> {
  const { slug, layout, entry, root } = options
  checkSlug(slug)
  const layouts = await listLayouts(root)
  if (!layouts.includes(layout)) {
    throw new NewCampaignError(`没有“${layout}”这种版式，可用的有：${layouts.join('、')}`)
  }
  const wanted = [
    { group: layout, slug, from: template },
    ...(entry ? [{ group: entryGroup, slug: `${slug}/entry`, from: `${template}/entry` }] : []),
  ]
  for (const page of wanted) await refuseTaken(root, layouts, page.slug)

  const made = wanted.map((page) => ({ ...page, to: `app/(${page.group})/special/${page.slug}` }))
  for (const { from, to } of made) {
    await mkdir(path.join(root, to), { recursive: true })
    for (const file of files) await copyFile(path.join(root, from, file), path.join(root, to, file))
  }
  return made.map(({ to }) => to)
}

function checkSlug(slug: string): void {
  if (!/^[a-z][a-z0-9_]{1,39}(\/[a-z][a-z0-9_]{1,39})?$/.test(slug)) {
    throw new NewCampaignError(
      `“${slug}”不能作页面名：用小写英文字母开头，后面只用小写字母、数字和下划线（例如 gz_uk），至多两级（例如 fy_zh/fy_us）`,
    )
  }
  if (slug.split('/').at(-1) === 'entry') {
    throw new NewCampaignError('报名页不单独新建：新建专题时加 --entry，会一并建好')
  }
  const alias = `/special/${slug}`
  if (Object.hasOwn(aliases, alias)) {
    throw new NewCampaignError(`${alias} 已经是一个短地址，会挡住新页面；请换一个页面名`)
  }
}

async function listLayouts(root: string): Promise<string[]> {
  const names = await readdir(path.join(root, 'app'))
  return names.flatMap((name) => /^\((.+)\)$/.exec(name)?.[1] ?? []).sort()
}

/** Two groups may not hold the same address, so a slug is looked for in all of them. */
async function refuseTaken(root: string, layouts: string[], slug: string): Promise<void> {
  for (const layout of layouts) {
    const folder = `app/(${layout})/special/${slug}`
    const taken = await access(path.join(root, folder, 'page.tsx')).then(
      () => true,
      () => false,
    )
    if (taken)
      throw new NewCampaignError(`/special/${slug} 已经有了：${folder}。要改它就直接改那里的 content.ts`)
  }
}

/** The command line. Returns what to print and the exit code. */
export async function runNewCampaign(
  args: string[],
  root: string,
): Promise<{ code: number; lines: string[] }> {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { layout: { type: 'string' }, entry: { type: 'boolean', default: false } },
    })
    const [slug, ...rest] = positionals
    if (slug === undefined || rest.length > 0) throw new NewCampaignError(`要写一个页面名。${usage}`)
    if (values.layout === undefined) throw new NewCampaignError(`要用 --layout 选一种版式。${usage}`)
    const folders = await createCampaign({ slug, layout: values.layout, entry: values.entry, root })
    return {
      code: 0,
      lines: [
        ...folders.map((folder) => `已建好 ${folder}`),
        '接下来：',
        '  1. 改 content.ts 的标题、摘要、配图、source 和各个版块；page.tsx 不用动。写法见 README 的“做一个专题页”',
        `  2. npm run dev，打开 http://localhost:3000/special/${slug}`,
        '  3. npm test，会检查字段、链接、数字的来源、重复的标题和不能写的承诺',
      ],
    }
  } catch (error) {
    if (error instanceof NewCampaignError) return { code: 1, lines: [error.message] }
    if (error instanceof TypeError && 'code' in error) return { code: 1, lines: [`看不懂这些参数。${usage}`] }
    throw error
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { code, lines } = await runNewCampaign(process.argv.slice(2), process.cwd())
  for (const line of lines) (code === 0 ? console.log : console.error)(line)
  process.exitCode = code
}
