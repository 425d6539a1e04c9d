import { execFile } from 'node:child_process'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createTestHost, postForm, type TestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'
import { scriptOf } from '@/tests/support/bundle-script'

let test: TestHost

beforeEach(async () => {
  test = await createTestHost()
  // The command uses the real clock.
  test.clock.now = Date.now()
  await postForm(inProcess(test.host), { name: '张三', phone: '13800138000' })
  await postForm(inProcess(test.host), { name: '李四', phone: '13912345678' })
})
afterEach(() => test.close())

function reconcile(): Promise<{ status: number; stdout: string }> {
  const env = { ...process.env, ...test.environment, NODE_ENV: 'test' as const }
  return new Promise((resolve) => {
    const command = [scriptOf('lib/cli/leads.ts'), 'reconcile']
    execFile(process.execPath, command, { env }, (error, stdout) => {
      resolve({ status: typeof error?.code === 'number' ? error.code : 0, stdout })
    })
  })
}

describe('npm run leads -- reconcile', () => {
  it('reports that the day adds up', async () => {
    expect(await reconcile()).toEqual({
      status: 0,
      stdout: '近 24 小时：受理 2，入库 2 = 送达 0 + 待送 2 + 放弃 0 + 上游拒收 0\n',
    })
  })

  it('fails when a lead is missing, and prints the number', async () => {
    const [lead] = await test.leads()
    await test.store.db
      .deleteFrom('lead')
      .where('id', '=', lead?.id ?? '')
      .execute()
    const { status, stdout } = await reconcile()
    expect(status).toBe(1)
    expect(stdout).toContain('对不上：受理而未入库 1\n')
  })
})
