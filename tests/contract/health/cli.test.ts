import { beforeEach, expect, it } from 'vitest'
import { leads, site, siteBeforeEach, submit } from '@/tests/contract/support/site'
import { runScript } from '@/tests/support/run-script'

siteBeforeEach()
beforeEach(async () => {
  // The command uses the real clock.
  site.clock.now = Date.now()
  for (const phone of ['13800138000', '13912345678']) await submit({ phone })
})

const reconcile = () => runScript('lib/cli/leads.ts', ['reconcile'], site.environment)

it('npm run leads -- reconcile reports that the day adds up', async () => {
  expect(await reconcile()).toMatchObject({
    code: 0,
    stdout: '近 24 小时：受理 2，入库 2 = 送达 0 + 待送 2 + 放弃 0 + 上游拒收 0\n',
  })
})

it('npm run leads -- reconcile fails when a lead is missing, and prints the number', async () => {
  const [lead] = await leads()
  await site.store.db
    .deleteFrom('lead')
    .where('id', '=', lead?.id ?? '')
    .execute()
  const stdout = expect.stringContaining('对不上：受理而未入库 1\n')
  expect(await reconcile()).toMatchObject({ code: 1, stdout })
})
