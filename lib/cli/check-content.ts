/**
 * `npm run check:content`: checks the files of `lib/content`, with messages for their authors. With
 * words: only files whose names contain them.
 */
import { fileURLToPath } from 'node:url'
import { editorialNotes, editorialProblems } from '@/lib/collections/editorial-checks'
import { collectionProblems, everyCollection } from '@/lib/collections/every-collection'
import { recordProblems } from '@/lib/collections/record-problems'
import { printOutcome } from './print-outcome'

const usage =
  '用法：npm run check:content 查 lib/content 里的全部内容；npm run check:content -- jp-eju 只说文件名里有这些字的'

/** Runs the command. Returns the lines to print and the exit code. */
function runCheckContent(args: string[], root: string, now: Date): { code: number; lines: string[] } {
  const [wanted = '', ...rest] = args
  if (wanted === '--help' || wanted === '-h') return { code: 0, lines: [usage] }
  if (wanted.startsWith('-') || rest.length > 0) return { code: 1, lines: [usage] }
  const isMeant = (line: string) => line.includes(wanted)
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

if (process.argv[1] === fileURLToPath(import.meta.url))
  printOutcome(runCheckContent(process.argv.slice(2), process.cwd(), new Date()))
