import { z } from 'zod'
import { codes } from '@/lib/contract/envelope'
import type { Operation } from '@/lib/contract/operation'
import { operations } from '@/lib/contract/operations'

/** The contract as an OpenAPI 3.1 document, made from the same schemas that check the operations. */
export function openapiDocument() {
  document ??= build()
  return document
}

let document: ReturnType<typeof build> | undefined

function build() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const operation of operations) {
    paths[operation.path] = { ...paths[operation.path], [operation.method]: describeOperation(operation) }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: '/apipc',
      version: '1',
      description: `业务上的拒绝是 HTTP 200，看 code：${Object.entries(codes)
        .map(([name, code]) => `${code} ${name}`)
        .join('，')}。`,
    },
    servers: [{ url: '/apipc' }],
    components: {
      securitySchemes: { consultant: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: toJson(refusalSchema) },
    },
    paths,
  }
}

const refusalSchema = z.object({ code: z.int(), data: z.object({ msg: z.string() }) })

function describeOperation({ path, summary, description, query, body, data, keyed }: Operation) {
  return {
    summary,
    ...(description !== undefined && { description }),
    ...(keyed === true && { security: [{ consultant: [] }] }),
    parameters: [...pathParameters(path), ...queryParameters(query)],
    ...(body !== undefined && {
      requestBody: {
        required: true,
        content: { 'application/x-www-form-urlencoded': { schema: toJson(body) } },
      },
    }),
    responses: {
      200: {
        description: '成功（code 0）或业务上的拒绝（其他 code）',
        content: {
          'application/json': {
            schema: {
              oneOf: [
                {
                  type: 'object',
                  required: ['code', 'data'],
                  properties: { code: { const: codes.ok }, data: toJson(data) },
                },
                { $ref: '#/components/schemas/Refusal' },
              ],
            },
          },
        },
      },
    },
  }
}

const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string' },
  }))

function queryParameters(query: z.ZodObject) {
  return Object.entries(query.shape).map(([name, field]) => {
    const schema = toJson(field)
    return { name, in: 'query', required: !z.safeParse(field, undefined).success, schema }
  })
}

/** Documents the input side of a schema, because that is what is sent. */
function toJson(schema: z.core.$ZodType) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return json
}
