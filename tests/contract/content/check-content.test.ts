import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyProject, type ProjectCopy } from '@/tests/support/project-copy'

const execute = promisify(execFile)

/** The examples of the editors' guide, by the file names given there. */
const guide = [...(await readFile('lib/content/README.md', 'utf8')).matchAll(/```yaml\n([\s\S]*?)```/g)].map(
  ([, text = '']) => text,
)
const exampleWith = (words: string) => guide.find((text) => text.includes(words)) ?? ''
const examples = {
  'lib/content/people/bj-li.yaml': exampleWith('kind: advisor'),
  'lib/content/people/officer-real.yaml': exampleWith('kind: officer'),
  'lib/content/cases/uk-data-2026.yaml': exampleWith('advisor: bj-li'),
  'lib/content/stories/uk-2026-03-d.yaml': exampleWith('case_id: uk-data-2026'),
  'lib/content/changes/records/uk-graduate-example.yaml': exampleWith('programmes: [us-niw]'),
}

let project: ProjectCopy
beforeAll(async () => {
  project = await copyProject('check-content')
})
afterAll(() => project?.remove())

/**
 * The numbers that the check prints when it finds no fault. Editors add and remove records, so the tests expect no
 * fixed number.
 */
const counted = (text: string) => {
  const counts =
    /^没有问题（文章 \d+，人物 (\d+)，案例 (\d+)，喜报 (\d+)，政策变动 (\d+)(?:，[^，）]+ \d+)+）\n$/.exec(
      text,
    )
  expect(counts, text).not.toBeNull()
  const [people = 0, cases = 0, stories = 0, changes = 0] = (counts ?? []).slice(1).map(Number)
  return { people, cases, stories, changes }
}

async function run(args: string[], env: Record<string, string> = {}) {
  const options = { cwd: project.at('.'), env: { ...process.env, ...env } }
  const done = await execute(process.execPath, ['--import', 'tsx', ...args], options).catch((error) => error)
  return { code: done.code ?? 0, text: `${done.stdout}${done.stderr}` }
}

/** The value of an expression in the project, with these variables. */
async function shownBy(module: string, expression: string, env: Record<string, string>): Promise<string[]> {
  const code = `import('@/lib/collections/kinds/${module}').then((kind) => console.log(JSON.stringify(${expression})))`
  await writeFile(project.at('shown.ts'), code)
  return JSON.parse((await run(['shown.ts'], env)).text)
}
const check = (...args: string[]) => run(['lib/cli/check-content.ts', ...args])

/** The people that a site with these variables shows. */
const shown = (SHOW_SAMPLES: string) =>
  shownBy('person', '[...kind.listAdvisors(), ...kind.listMentors()].map(({ id }) => id)', { SHOW_SAMPLES })

const article = 'lib/content/articles/ap-digital-exams.md'

describe('npm run check:content', () => {
  it('finds no fault, and counts the records of each kind', async () => {
    const { code, text } = await check()
    const { people, cases, stories, changes } = counted(text)
    for (const count of [people, cases, stories, changes]) expect(count).toBeGreaterThan(0)
    expect(code).toBe(0)
  })

  it('accepts every example of the guide unchanged', async () => {
    const before = counted((await check()).text)
    const samples = await shown('1')
    for (const [file, text] of Object.entries(examples)) await writeFile(project.at(file), text)
    const { code, text } = await check()
    expect(counted(text)).toEqual({
      people: before.people + 2,
      cases: before.cases + 1,
      stories: before.stories + 1,
      changes: before.changes + 1,
    })
    expect(code).toBe(0)
    expect((await shown('1')).toSorted()).toEqual([...samples, 'bj-li', 'officer-real'].toSorted())
  })

  it('shows the real people on a public address, and no samples', async () => {
    const onPublic = await shown('0')
    expect(onPublic).toEqual(expect.arrayContaining(['bj-li', 'officer-real']))
    const written = await Promise.all(
      onPublic.map((id) => readFile(project.at(`lib/content/people/${id}.yaml`), 'utf8')),
    )
    for (const record of written) expect(record).toMatch(/^consent: /m)
  })

  it('reports when a future article begins, and the lists leave it out until then', async () => {
    const text = await readFile(project.at(article), 'utf8')
    await writeFile(project.at(article), text.replace(/^date: .+$/m, 'date: 2099-12-25'))
    expect(await check('ap-digital')).toMatchObject({
      code: 0,
      text: expect.stringContaining(
        '提醒：lib/content/articles/ap-digital-exams.md：date 是 2099-12-25，到那一天',
      ),
    })
    const listed = (NODE_ENV: string) =>
      shownBy('shown-articles', 'kind.listArticles().map(({ id }) => id)', { NODE_ENV })
    expect(await listed('production')).not.toContain('ap-digital-exams')
    expect(await listed('development')).toContain('ap-digital-exams')
    await writeFile(project.at(article), text)
  })

  it("names words that the law and the company's rules forbid in an article", async () => {
    const head =
      '---\ntype: industry\ntitle: 短文\nsummary: 摘要\ndate: 2026-09-15\nauthor: 王老师\nsources: []\n---\n\n'
    await writeFile(project.at('lib/content/articles/short.md'), `${head}一年 3 万英镑。\n`)
    const { code, text } = await check('short.md')
    expect(code).toBe(1)
    for (const said of [
      ' 第 10 行：“3 万英镑”没有来源，写成 {{数据编号}}',
      '：正文只有 7 个字，至少 500 个，还差 493 个',
      ...['：只有 0 个小标题', '：sources 只有 0 条，至少写 2 个', '：author：写负责的小组'],
    ])
      expect(text).toContain(`short.md${said}`)
  })

  it('names records that do not fit together', async () => {
    const [study, story] = ['lib/content/cases/uk-data-2026.yaml', 'lib/content/stories/uk-2026-03-d.yaml']
    await project.replace(study, 'advisor: bj-li', 'advisor: bj-zhou')
    await project.replace(story, 'offer: 1', 'offer: 2')
    expect((await check()).text).toBe(
      [
        'lib/content/cases/uk-data-2026.yaml advisor：bj-zhou 是示例，真实的案例要写真实的顾问',
        'lib/content/stories/uk-2026-03-d.yaml results：与案例 uk-data-2026 不一致，案例里录取 1、候补 0、未录取 1',
        '改好以后再查一遍。\n',
      ].join('\n'),
    )
    await project.replace(study, 'advisor: bj-zhou', 'advisor: bj-nobody')
    await project.replace(story, 'case_id: uk-data-2026', 'case_id: us-phd-2025')
    const { code, text } = await check()
    expect(code).toBe(1)
    expect(text).toContain('uk-data-2026.yaml advisor：没有 bj-nobody 这位顾问')
    expect(text).toContain('uk-2026-03-d.yaml case_id：示例与真实的不能互相引用')
    for (const [file, example] of Object.entries(examples)) await writeFile(project.at(file), example)
  })

  it('names the line of a registered fact without a source, and of a sign that is missing', async () => {
    const file = project.at('lib/facts/data/figures.json')
    const text = await readFile(file, 'utf8')
    const [first = ''] = /^ {4}"source": .+\n/m.exec(text) ?? []
    await writeFile(file, text.replace(first, ''))
    const missing = await check()
    expect(missing.text).toMatch(
      /^lib\/facts\/data\/figures\.json 第 3 行：第 1 条（[\w-]+） source：缺少出处网址/,
    )
    await writeFile(file, text.replace('",\n', '"\n'))
    expect((await check()).text).toContain('lib/facts/data/figures.json 第 4 行：这里或上一行的标点不对')
    expect(missing.text).not.toMatch(/at .+\.ts:\d/)
    await writeFile(file, text)
  })

  it('names every file that cannot be read, and a build stops for the same reason before it begins', async () => {
    await project.replace('lib/content/people/bj-li.yaml', 'consent: 2026-10-01', '')
    await project.replace('lib/content/cases/uk-data-2026.yaml', 'result: refused', 'result: 拒绝')
    await writeFile(project.at('lib/content/articles/short.md'), '没有开头的资料')
    const lines = [
      'short.md 第 1 行第 1 列，写法：文件要以 --- 之间的资料开头',
      'bj-li.yaml 第 1 行第 1 列，consent：写本人（未成年的写监护人）书面同意公开的日期',
      'uk-data-2026.yaml 第 30 行第 13 列，applied › 第 2 项 › result：结果写下面之一：offer（录取）',
    ]
    const checked = await check()
    const built = await run(['lib/cli/build.ts'])
    for (const { code, text } of [checked, built]) {
      expect(code).toBe(1)
      for (const line of lines) expect(text).toContain(line)
      expect(text).not.toMatch(/ZodError|at .+\.ts:\d|Invalid input/)
    }
  })
})
