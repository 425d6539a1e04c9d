import { execFile } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { scriptOf } from '@/tests/support/bundle-script'

function print(level: string): Promise<{ stdout: string; stderr: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [scriptOf('tests/contract/health/support/print-lines.ts'), level],
      (_error, stdout, stderr) => resolve({ stdout, stderr }),
    )
  })
}

describe('the server’s log', () => {
  it('is one line of JSON per event on standard output, with masked phones everywhere', async () => {
    const { stdout, stderr } = await print('info')
    expect(stderr).toBe('')
    expect(stdout).not.toMatch(/1[3-9]\d{9}/)
    const lines = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    expect(lines).toEqual([
      {
        level: 'info',
        at: expect.any(String),
        pid: expect.any(Number),
        event: 'plain',
        path: '/x?phone=138******00',
      },
      expect.objectContaining({
        level: 'error',
        event: 'failed for 139******78',
        error: {
          name: 'Error',
          message: 'insert of 138******00',
          stack: expect.stringContaining('138******00'),
        },
      }),
    ])
    expect(new Date(lines[0].at).toISOString()).toBe(lines[0].at)
  })

  it('leaves out events below its level', async () => {
    const { stdout } = await print('error')
    expect(stdout.trim().split('\n')).toHaveLength(1)
  })
})
