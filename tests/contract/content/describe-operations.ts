import { describe, expect } from 'vitest'
import { z } from 'zod'
import { createHost } from '@/lib/host/app'

const answerSchema = z.object({ code: z.number(), data: z.unknown() })

type ContentClient = {
  get: (path: string, headers?: Record<string, string>) => Promise<Response>
  answerOf: (path: string) => Promise<z.output<typeof answerSchema>>
  dataOf: <T extends z.ZodType>(path: string, schema: T) => Promise<z.output<T>>
}

/** Runs tests of content operations against the host in the same process; `content.test.ts` uses HTTP too. */
export function describeContentOperations(name: string, tests: (client: ContentClient) => void): void {
  const host = createHost()

  describe(name, () => {
    const get: ContentClient['get'] = async (path, headers = {}) =>
      host.fetch(new Request(`http://host.test/apipc${path}`, { headers }))
    const answerOf: ContentClient['answerOf'] = async (path) => {
      const response = await get(path)
      expect(response.status).toBe(200)
      return answerSchema.parse(await response.json())
    }
    tests({
      get,
      answerOf,
      async dataOf(path, schema) {
        const answer = await answerOf(path)
        expect(answer.code, JSON.stringify(answer.data)).toBe(0)
        return schema.parse(answer.data)
      },
    })
  })
}

const pageSchema = z.object({
  list: z.array(z.object({ id: z.string() })),
  total: z.number(),
  page: z.number(),
  limit: z.number(),
})

/** Checks paging as in the contract: 12 entries by default, pages without gaps or overlaps, nothing beyond the end. */
export async function expectPaging({ dataOf }: ContentClient, path: string): Promise<void> {
  const standard = await dataOf(path, pageSchema)
  expect(standard).toMatchObject({ page: 1, limit: 12 })
  expect(standard.list).toHaveLength(Math.min(12, standard.total))

  const [one, two] = [
    await dataOf(`${path}?page=1&limit=1`, pageSchema),
    await dataOf(`${path}?page=2&limit=1`, pageSchema),
  ]
  expect([...one.list, ...two.list]).toEqual(standard.list.slice(0, 2))

  const beyond = await dataOf(`${path}?page=100000&limit=60`, pageSchema)
  expect(beyond).toMatchObject({ list: [], total: standard.total, page: 100000, limit: 60 })
}

export const notFound = { code: 1404, data: { msg: '没有这条记录' } }

export const malformed = (msg: string) => ({ code: 1400, data: { msg } })
