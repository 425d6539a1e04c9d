import { mkdirSync, writeFileSync } from 'node:fs'
import { Session } from 'node:inspector/promises'
import { afterAll, beforeAll } from 'vitest'

const s = new Session()
s.connect()
beforeAll(async () => {
  await s.post('Profiler.enable')
  await s.post('Profiler.start')
})
afterAll(async () => {
  const { profile } = await s.post('Profiler.stop')
  mkdirSync('/tmp/prof1', { recursive: true })
  writeFileSync(`/tmp/prof1/p${Date.now()}.cpuprofile`, JSON.stringify(profile))
})
