import { createRequire } from 'node:module'
import path from 'node:path'
import { z } from 'zod'

const packageSchema = z.object({ bin: z.object({ next: z.string() }) })

/** The file of the command `next`, as its package declares it. */
export function nextCommand(): string {
  const file = createRequire(import.meta.url).resolve('next/package.json')
  return path.join(path.dirname(file), packageSchema.parse(createRequire(file)(file)).bin.next)
}
