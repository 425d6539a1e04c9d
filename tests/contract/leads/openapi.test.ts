import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contentOperations } from '@/lib/contract/operations'
import { createTestHost } from '@/tests/contract/support/test-host'
import { inProcess } from '@/tests/contract/support/transports'

const operationSchema = z.object({
  summary: z.string().min(1),
  parameters: z.array(z.object({ name: z.string(), in: z.enum(['path', 'query']), required: z.boolean() })),
  responses: z.object({ 200: z.unknown() }),
  security: z.unknown().optional(),
  requestBody: z
    .object({
      content: z.object({
        'application/x-www-form-urlencoded': z.object({
          schema: z.object({ properties: z.record(z.string(), z.unknown()) }),
        }),
      }),
    })
    .optional(),
})
const documentSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.enum(['get', 'post']), operationSchema.optional())),
})

describe('the description of the contract', () => {
  it('contains every operation with its parameters', async () => {
    const test = await createTestHost()
    const { paths, openapi } = documentSchema.parse(
      (await inProcess(test.host).send({ path: '/apipc/openapi.json' })).json,
    )
    expect(openapi).toBe('3.1.0')
    for (const { path } of contentOperations) expect(paths[path]?.get).toBeDefined()
    expect(Object.keys(paths['/v1/general_form_pc'] ?? {}).sort()).toEqual(['get', 'post'])
    expect(paths['/v1/general_form_pc']?.get?.security).toEqual([{ consultant: [] }])
    expect(paths['/v1/general_form_pc/ack']?.post?.security).toEqual([{ consultant: [] }])
    expect(paths['/v1/receipt/{code}']?.get?.security).toBeUndefined()
    const order = paths['/v1/receipt']?.post?.requestBody?.content['application/x-www-form-urlencoded']
    expect(Object.keys(order?.schema.properties ?? {})).toEqual(['receipt', 'action', 'slot', 'confirm'])
    expect(paths['/v1/general_form_pc']?.get?.parameters).toContainEqual({
      name: 'spam',
      in: 'query',
      required: false,
    })
    const form =
      paths['/v1/general_form_pc_sms']?.post?.requestBody?.content['application/x-www-form-urlencoded']
    expect(Object.keys(form?.schema.properties ?? {})).toEqual(
      expect.arrayContaining(['name', 'phone', 'code', 'form', 'linkurl']),
    )
    expect(paths['/v1/sms_logs']?.get?.parameters).toEqual([
      { name: 'phone', in: 'query', required: true },
      { name: 'check_string', in: 'query', required: true },
    ])
    expect(paths['/v1/schools/{id}']?.get?.parameters).toContainEqual({
      name: 'id',
      in: 'path',
      required: true,
    })
    await test.close()
  })
})
