import { expect, it } from 'vitest'
import { runCheckCampaign } from '@/lib/cli/check-campaign'

it('the check of campaigns finds no fault in the whole site', async () => {
  const { code, lines } = await runCheckCampaign([], process.cwd())
  expect({ code, last: lines.at(-1) }).toEqual({
    code: 0,
    last: expect.stringMatching(/^\d+ 个专题页都没有问题$/),
  })
})
