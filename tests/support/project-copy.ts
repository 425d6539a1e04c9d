import { execFile } from 'node:child_process'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'

const execute = promisify(execFile)

const left = new Set([
  'node_modules',
  '.next',
  '.builds',
  '.git',
  'data',
  'test-results',
  'tsconfig.tsbuildinfo',
])

/** A copy of the whole project, in which a test changes files as people do. */
export type ProjectCopy = {
  /** The absolute path of a file or folder of the copy. */
  at: (file: string) => string
  /** Replaces a text in a file of the copy. Throws when the file does not contain it. */
  replace: (file: string, before: string, after: string) => Promise<void>
  remove: () => Promise<void>
}

export async function copyProject(name: string): Promise<ProjectCopy> {
  const root = await mkdtemp(path.join(tmpdir(), `${name}-`))
  const at = (file: string) => path.join(root, file)
  for (const entry of (await readdir('.')).filter((entry) => !left.has(entry))) {
    await cp(entry, at(entry), { recursive: true })
  }
  // Hard links, because the bundler follows no symbolic link out of its project and a copy would cost time and space.
  await execute('cp', ['-al', path.resolve('node_modules'), at('node_modules')])
  return {
    at,
    replace: async (file, before, after) => {
      const text = await readFile(at(file), 'utf8')
      if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`)
      await writeFile(
        at(file),
        text.replace(before, () => after),
      )
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
