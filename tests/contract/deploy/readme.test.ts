import { exec } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, digest, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess, listen } from '@/tests/contract/support/transports'

const execute = promisify(exec)
const key = 'key-of-the-readme'

const guides = ['lib/host/README.md', 'lib/leads/README.md', 'lib/host/leads/report/README.md']

/** Every command of the guides for systems, consultants and marketing, exactly as written: one line each in the blocks marked `sh`. */
const commands = (await Promise.all(guides.map((guide) => readFile(guide, 'utf8'))))
  .join('\n')
  .split(/^```/m)
  .filter((block) => block.startsWith('sh\n'))
  .flatMap((block) => block.split('\n').slice(1))
  .filter((line) => /^(?:curl|npm) /.test(line))

let test: TestHost
let site: { origin: string; close: () => Promise<void> }
let folder: string
let id: string

beforeAll(async () => {
  test = await createTestHost({ env: { CONSULTANT_KEYS: digest(key) } })
  site = await listen(test.host)
  folder = await mkdtemp(path.join(tmpdir(), 'readme-'))
})

beforeEach(async () => {
  test.clock.now += 86_400_000
  const lead = { name: '张三', phone: '13800138000', source: '分公司:北京' }
  expect((await postForm(inProcess(test.host), lead)).code).toBe(0)
  id = (await test.leads()).at(-1)?.id ?? ''
})

afterAll(async () => {
  await site?.close()
  await test?.close()
  await rm(folder, { recursive: true, force: true })
})

/** The command with the reader's own key, id and address, run in a folder of its own. */
const filledIn = (command: string) =>
  command
    .replace('<key>', key)
    .replaceAll('<id>', id)
    .replace('http://localhost:3000', site.origin)
    .replace(/ \[.*?\]/, '')
    .replace(/^npm run /, `npm --prefix '${process.cwd()}' run --silent `)

describe('the commands of the guides about leads', () => {
  it('are found', () => {
    expect(commands.length).toBeGreaterThan(8)
  })

  it.each(commands)('%s', async (command) => {
    const { stdout } = await execute(filledIn(command), {
      cwd: folder,
      env: { ...process.env, NODE_ENV: 'test', ...test.environment },
    })
    const files = await readdir(folder)
    const saved = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')))
    for (const file of files) await rm(path.join(folder, file))
    const answer = stdout + saved.join('')
    if (answer.startsWith('{')) expect(JSON.parse(answer)).toMatchObject({ code: 0 })
    else if (command.includes('leads.csv')) expect(answer).toContain('138 0013 8000')
    else expect(answer).not.toBe('')
  })
})
