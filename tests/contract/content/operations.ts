import { expect } from 'vitest'
import { z } from 'zod'
import { createHost } from '@/lib/host/app'

const answerSchema = z.object({ code: z.number(), data: z.unknown() })

export const host = createHost()

/** Asks an operation in the same process; `content.test.ts` uses HTTP too. */
export const get = async (path: string, headers: Record<string, string> = {}): Promise<Response> =>
  host.fetch(new Request(`http://host.test/apipc${path}`, { headers }))

export async function answerOf(path: string): Promise<z.output<typeof answerSchema>> {
  const response = await get(path)
  expect(response.status).toBe(200)
  return answerSchema.parse(await response.json())
}

export async function dataOf<T extends z.ZodType>(path: string, schema: T): Promise<z.output<T>> {
  const answer = await answerOf(path)
  expect(answer.code, JSON.stringify(answer.data)).toBe(0)
  return schema.parse(answer.data)
}

export const notFound = { code: 1404, data: { msg: '没有这条记录' } }

export const malformed = (msg: string) => ({ code: 1400, data: { msg } })
