import { expect, it } from 'vitest'
import { z } from 'zod'
import { contentOperations } from '@/lib/contract/operations'
import { startSite } from '@/tests/contract/support/test-host'

const documentSchema = z.object({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) })

const query = (name: string, required: boolean) => ({ name, in: 'query', required })
const form = (fields: unknown) => ({
  requestBody: { content: { 'application/x-www-form-urlencoded': { schema: { properties: fields } } } },
})

it('the description of the contract contains every operation with its parameters', async () => {
  const { send } = await startSite()
  const { paths, openapi } = documentSchema.parse((await send({ path: '/apipc/openapi.json' })).json)
  expect(openapi).toBe('3.1.0')
  for (const { path } of contentOperations)
    expect(paths[path], path).toMatchObject({
      get: { summary: expect.stringMatching(/./), responses: { 200: expect.anything() } },
    })
  const security = [{ consultant: [] }]
  expect(paths).toMatchObject({
    '/v1/general_form_pc': {
      get: { security, parameters: expect.arrayContaining([expect.objectContaining(query('spam', false))]) },
      post: expect.not.objectContaining({ security }),
    },
    '/v1/general_form_pc/ack': { post: { security } },
    '/v1/general_form_pc_sms': {
      post: form(expect.objectContaining({ name: expect.anything(), code: expect.anything() })),
    },
    '/v1/receipt/{code}': { get: expect.not.objectContaining({ security: expect.anything() }) },
    '/v1/receipt': { post: form({ receipt: {}, action: {}, slot: {}, confirm: {} }) },
    '/v1/sms_logs': { get: { parameters: [query('phone', true), query('check_string', true)] } },
  })
})
