/**
 * `npm run check:content`: checks the files of `lib/content`, with messages for their authors. With
 * words: only files whose names contain them.
 */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { RegistryError } from '@/lib/facts/schema'
import { printOutcome } from './print-outcome'

const usage =
  '用法：npm run check:content 查 lib/content 里的全部内容；npm run check:content -- jp-eju 只说文件名里有这些字的'

/** Runs the command. Returns the lines to print and the exit code. */
async function runCheckContent(
  args: string[],
  root: string,
  now: Date,
): Promise<{ code: number; lines: string[] }> {
  const [wanted = '', ...rest] = args
  if (wanted === '--help' || wanted === '-h') return { code: 0, lines: [usage] }
  if (wanted.startsWith('-') || rest.length > 0) return { code: 1, lines: [usage] }
  const isMeant = (line: string) => line.includes(wanted)
  const unwritten = registryFiles.flatMap((file) => syntaxProblem(root, file))
  if (unwritten.length > 0) return { code: 1, lines: unwritten }
  const checks = await loadChecks().catch((error: unknown) => {
    if (error instanceof RegistryError) return error
    throw error
  })
  if (checks instanceof RegistryError) return { code: 1, lines: registryProblems(root, checks) }
  const [{ editorialNotes, editorialProblems }, { collectionProblems, everyCollection }, { recordProblems }] =
    checks
  const unreadable = [...collectionProblems(), ...recordProblems()]
  if (unreadable.length > 0) return { code: 1, lines: [...unreadable, '改好以后再查一遍。'] }
  const [problems, notes] = [editorialProblems(root).filter(isMeant), editorialNotes(now).filter(isMeant)]
  const counts = everyCollection.map(({ title, ids }) => `${title} ${ids().length}`)
  return {
    code: problems.length === 0 ? 0 : 1,
    lines: [
      ...problems,
      ...notes.map((note) => `提醒：${note}`),
      problems.length === 0 ? `没有问题（${counts.join('，')}）` : `${problems.length} 处要改`,
    ],
  }
}

/** Loaded late: the registered facts are read with the modules that use them, so mistakes in them are errors of loading. */
const loadChecks = () =>
  Promise.all([
    import('@/lib/collections/editorial-checks'),
    import('@/lib/collections/every-collection'),
    import('@/lib/collections/record-problems'),
  ])

const registryFiles = ['lib/facts/data/figures.json', 'lib/facts/data/statements.json']
const linesOf = (root: string, file: string) => readFileSync(path.join(root, file), 'utf8').split('\n')

/** The line at which a file stops being JSON; none when it is. */
function syntaxProblem(root: string, file: string): string[] {
  try {
    JSON.parse(linesOf(root, file).join('\n'))
    return []
  } catch (error) {
    const [, line = '1'] = /line (\d+)/.exec(String(error)) ?? []
    return [`${file} 第 ${line} 行：这里或上一行的标点不对，逗号、引号、括号要成对，最后一项后面没有逗号`]
  }
}

/** The mistakes in registered facts, each with the line of its field, or of its row where the field is missing. */
const registryProblems = (root: string, { faults }: RegistryError): string[] =>
  faults.map(({ file, id, field, text }) => {
    const lines = linesOf(root, file)
    const row = lines.findIndex((line) => line.trim().startsWith(`"id": "${id}"`))
    const end = lines.findIndex((line, at) => at > row && line.startsWith('  }'))
    const at = lines.findIndex((line, at) => at >= row && at < end && line.trim().startsWith(`"${field}":`))
    return `${file}${row === -1 ? '' : ` 第 ${(at === -1 ? row : at) + 1} 行`}：${text}`
  })

if (process.argv[1] === fileURLToPath(import.meta.url))
  printOutcome(await runCheckContent(process.argv.slice(2), process.cwd(), new Date()))
