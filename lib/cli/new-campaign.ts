import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { hueNames } from '@/lib/blocks/hues'
import { contentFile, template } from '@/lib/campaigns/campaign-files'
import { signUpLabel, templateName } from '@/lib/campaigns/check-words'
import { families } from '@/lib/campaigns/families'
import { formKinds, formQuestions } from '@/lib/campaigns/form-kinds'
import { type CampaignLayout, campaignLayouts, isCampaignLayout } from '@/lib/campaigns/layouts'
import { pictureNames } from '@/lib/campaigns/pictures'
import { newPreviewKey, previewPath } from '@/lib/campaigns/preview-key'
import { withSchemaLine } from '@/lib/collections/json-schema'
import { Explained } from '@/lib/core/explained'
import { type PageFolders, readPageFolders, slugProblem } from './campaign-address'
import { publicOrigin, writeCode } from './campaign-codes'
import { readOptions } from './options'
import { type Outcome, outcomeOf, printOutcome } from './print-outcome'

/** The template's own name, and the address of its sign-up page. */
const placeholder = { name: templateName, path: '/special/_template' }
const entryLayout: CampaignLayout = 'none'

const usage = '用法：npm run new:campaign -- <页面名> --layout special [--name 中文短名] [--entry] [--draft]'

type Wanted = {
  /** The address below /special, such as `gz_uk` or `fy_zh/fy_us`. */
  slug: string
  layout: string
  /** Name of the page in titles and in the leads. */
  name: string
  /** Also make its sign-up page, in the layout without header and footer. */
  entry: boolean
  /** Keep both unpublished, each at a preview address. */
  draft: boolean
  root: string
}

type Made = { folder: string; address: string }

/**
 * Writes the folder of a new campaign from the template, and with `entry` its sign-up page; the two link to each other.
 * @returns the new folders, relative to the project, and the address of each
 * @throws Explained when the slug is invalid or in use
 */
async function createCampaign({ slug, layout, name, entry, draft, root }: Wanted): Promise<Made[]> {
  checkSlug(slug)
  checkName(name)
  if (!isCampaignLayout(layout)) {
    throw new Explained(`没有“${layout}”这种版式，可用的有：${Object.keys(campaignLayouts).join('、')}`)
  }
  const wanted = [
    { layout, slug, from: template },
    ...(entry ? [{ layout: entryLayout, slug: `${slug}/entry`, from: `${template}/entry` }] : []),
  ]
  const folders = readPageFolders(root)
  for (const page of wanted) refuseTaken(page.slug, folders)

  const made: Made[] = []
  for (const page of wanted) {
    const folder = folderOf(page)
    const previewKey = draft ? newPreviewKey() : null
    await mkdir(path.join(root, folder), { recursive: true })
    const content = await readFile(path.join(root, page.from, contentFile), 'utf8')
    const filledIn = fillIn(content, { slug, name, entry, previewKey })
    const file = `${folder}/${contentFile}`
    await writeFile(path.join(root, file), withSchemaLine(file, filledIn))
    await copyFile(path.join(root, page.from, 'page.tsx'), path.join(root, folder, 'page.tsx'))
    made.push({ folder, address: previewKey === null ? `/special/${page.slug}` : previewPath(previewKey) })
  }
  return made
}

const folderOf = ({ layout, slug }: { layout: string; slug: string }) => `app/(${layout})/special/${slug}`

type Texts = Pick<Wanted, 'slug' | 'name' | 'entry'> & { previewKey: string | null }

/** Replaces the template's text by the text of one page. */
function fillIn(content: string, { slug, name, entry, previewKey }: Texts): string {
  const action = (label: string, href: string) => `- label: ${label}\n        href: ${href}\n`
  const first = action('先评估条件', '/special/condition_pc')
  const draft = previewKey === null ? '' : `draft: true\npreviewKey: ${previewKey}\n`
  return content
    .replaceAll(placeholder.path, `/special/${slug}`)
    .replaceAll(placeholder.name, name)
    .replace(first, entry ? action(signUpLabel, `/special/${slug}/entry`) : first)
    .replace('\nsections:\n', `\n${draft}sections:\n`)
}

function checkSlug(slug: string): void {
  const problem = slugProblem(slug)
  if (problem !== null) throw new Explained(problem)
}

function checkName(name: string): void {
  if (!/^[\p{L}\p{N}][\p{L}\p{N} _/-]{0,10}[\p{L}\p{N}]$/u.test(name)) {
    throw new Explained(
      `“${name}”不能作短名：用 --name 写 2 到 12 个字，开头和结尾是字母、汉字或数字，例如 新西兰硕士`,
    )
  }
}

/** Two route groups must not have the same address, so the slug is searched in all of them. */
function refuseTaken(slug: string, folders: PageFolders): void {
  const [folder] = folders.get(`/special/${slug}`) ?? []
  if (folder === undefined) return
  throw new Explained(`/special/${slug} 已经有了：${folder}。要改它就直接改那里的 ${contentFile}`)
}

const listOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => `${id}（${name}）`)

/** The values of `--layout`. */
const layoutChoices = (): string[] => [
  '版式 --layout：',
  ...Object.entries(campaignLayouts).map(([id, text]) => `  ${id.padEnd(14)} ${text}`),
]

/** The closed lists of the content. */
const contentChoices = (): string[] => [
  `系列 family：${listOf(Object.fromEntries(families.map(({ id, title }) => [id, title]))).join(' ')}`,
  `颜色 hue：${listOf(hueNames).join(' ')}`,
  `配图 picture：${listOf(pictureNames).join(' ')}`,
  `表单 form › kind：${listOf(formKinds).join(' ')}`,
  `表单要问的 form › questions：${listOf(formQuestions).join(' ')}`,
]

/** The next steps for the author of a new campaign. */
function nextSteps(
  made: readonly Made[],
  { slug, draft, code }: Pick<Wanted, 'slug' | 'draft'> & { code: string },
): string[] {
  const addresses = made
    .map(({ address }) => `http://localhost:${process.env.PORT || 3000}${address}`)
    .join(' 和 ')
  return [
    ...made.map(({ folder }) => `已建好 ${folder}`),
    '接下来：',
    '  1. 改 content.yaml 的标题、摘要、family、hue、picture、source 和各个版块；page.tsx 不用动。写法见 lib/campaigns/README.md',
    `  2. npm run dev，打开 ${addresses}${draft ? '（草稿只在预览网址打得开，构建之后也一样）' : ''}`,
    `  3. npm run check:campaign -- ${slug}，会说清哪里还要改`,
    code,
    ...(draft ? ['  5. 发布时删掉 content.yaml 里 draft 和 previewKey 两行，报名页里也一样'] : []),
    ...contentChoices(),
  ]
}

/** Makes the code for print at once when the public address is known. */
async function codeStep([page]: readonly Made[], { slug, root }: Pick<Wanted, 'slug' | 'root'>) {
  const origin = publicOrigin()
  const command = `npm run qr:campaign -- ${slug} --source poster`
  if (page === undefined || origin === null) {
    return `  4. 印海报用的二维码：${command} --origin https://www.公司域名`
  }
  const { file } = await writeCode({
    folder: page.folder,
    address: `/special/${slug}`,
    origin,
    source: undefined,
    root,
  })
  return `  4. 印刷用的二维码已存成 ${file}；要在线索里分清渠道，再生成一个：${command}`
}

/** Runs the command. Returns the lines to print and the exit code. */
export const runNewCampaign = (args: string[], root: string): Promise<Outcome> =>
  outcomeOf(async () => {
    const { values, positionals } = readOptions(
      {
        layout: { type: 'string' },
        name: { type: 'string' },
        entry: { type: 'boolean', default: false },
        draft: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
      usage,
      { args, words: Number.POSITIVE_INFINITY },
    )
    if (values.help) return [usage, ...layoutChoices(), ...contentChoices()]
    const [slug, ...rest] = positionals
    if (rest.length > 0 || (slug !== undefined && values.layout === undefined && tookByNpm())) {
      throw new Explained(
        tookByNpm()
          ? `少了 --：npm 把后面的选项当成自己的了。页面名前面加上单独的 --，例如 npm run new:campaign -- ${slug} --layout special`
          : `一次建一个页面，名字里不能有空格。${usage}`,
      )
    }
    if (slug === undefined) throw new Explained(`要写一个页面名。${usage}`)
    if (values.layout === undefined) {
      throw new Explained([`要用 --layout 选一种版式。${usage}`, ...layoutChoices()])
    }
    const { layout, entry, draft, name = slug.split('/').at(-1) ?? slug } = values
    const made = await createCampaign({ slug, layout, name, entry, draft, root })
    return nextSteps(made, { slug, draft, code: await codeStep(made, { slug, root }) })
  })

/** Whether npm has taken options of this command as its own, which happens when the `--` is missing. */
const tookByNpm = () =>
  ['layout', 'name', 'entry', 'draft'].some((option) => process.env[`npm_config_${option}`] !== undefined)

if (process.argv[1] === fileURLToPath(import.meta.url))
  printOutcome(await runNewCampaign(process.argv.slice(2), process.cwd()))
