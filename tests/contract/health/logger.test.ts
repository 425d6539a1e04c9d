import { expect, it } from 'vitest'
import { runScript } from '@/tests/support/run-script'

const print = (level: string) => runScript('tests/contract/health/support/print-lines.ts', [level])

it('the server’s log is one line of JSON per event on standard output, with masked phones everywhere', async () => {
  const { stdout, stderr } = await print('info')
  expect(stderr).toBe('')
  expect(stdout).not.toMatch(/1[3-9]\d{9}/)
  const lines = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  const [at, pid] = [expect.any(String), expect.any(Number)]
  expect(lines).toEqual([
    { level: 'info', at, pid, event: 'plain', path: '/x?phone=138******00' },
    expect.objectContaining({
      ...{ level: 'error', event: 'failed for 139******78' },
      error: {
        ...{ name: 'Error', message: 'insert of 138******00' },
        stack: expect.stringContaining('138******00'),
      },
    }),
  ])
  expect(new Date(lines[0].at).toISOString()).toBe(lines[0].at)
})

it('the server’s log leaves out events below its level', async () => {
  expect((await print('error')).stdout.trim().split('\n')).toHaveLength(1)
})
