import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import autocannon from 'autocannon'
import { scripts } from '@/package.json' with { type: 'json' }
import { startBuiltSite } from '@/tests/support/processes'
import type { Row } from './goals'

export type BenchServer = {
  origin: string
  /** From the start of the process to the first complete page, in seconds. */
  startSeconds: number
  memoryMb: () => number
  /** Processor time of the process so far, in ms. */
  cpuMs: () => number
  stop: () => Promise<void>
}

/** Starts the same server as `npm start`, with data of its own, on a current build. */
export async function startServer(port: number, env: Record<string, string> = {}): Promise<BenchServer> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'site-bench-'))
  const start = performance.now()
  const { pid, stop } = await startBuiltSite(port, {
    DATA_DIR: dataDir,
    TRUSTED_PROXY_HOPS: '1',
    NODE_OPTIONS: /NODE_OPTIONS="(.*) \$/.exec(scripts.start)?.[1] ?? '',
    ...env,
  })
  const origin = `http://127.0.0.1:${port}`
  await (await fetch(`${origin}/`)).text()
  return {
    origin,
    startSeconds: (performance.now() - start) / 1000,
    memoryMb: () => residentMb(pid),
    cpuMs: () => cpuMs(pid),
    stop: async () => {
      await stop()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Memory of a process and all its child processes, MB, as Linux counts it; 0 without /proc. */
export function residentMb(pid: number): number {
  const parents = new Map<number, number>()
  const sizes = new Map<number, number>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry))) {
    try {
      const status = readFileSync(`/proc/${name}/status`, 'utf8')
      parents.set(Number(name), Number(/PPid:\s+(\d+)/.exec(status)?.[1]))
      sizes.set(Number(name), Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    } catch {
      // The process ended meanwhile.
    }
  }
  const total = (id: number): number =>
    (sizes.get(id) ?? 0) +
    [...parents].filter(([, parent]) => parent === id).reduce((sum, [child]) => sum + total(child), 0)
  return total(pid)
}

/** Processor time of a process in ms, as Linux counts it, in steps of 10. */
function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Pages that the load requests in turn: static pages, lists in a state, the search, a tool. */
const mixed = [
  ...['/', '/chanel/uk', '/company/bj', '/special/bk_zh/bk_us', '/headlines'],
  ...['/yxk', '/yxk?country=uk&sort=name', '/search?Keyword=%E4%BC%A6%E6%95%A6', '/special/study_cost'],
]

const loadSeconds = 30

/** Memory at rest and the maximum under mixed load. */
export async function measureMemory({ origin, memoryMb }: BenchServer): Promise<Row[]> {
  await new Promise((resolve) => setTimeout(resolve, 3000))
  const idle = memoryMb()
  let peak = idle
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryMb())
  }, 250)
  await autocannon({
    url: origin,
    connections: 32,
    duration: loadSeconds,
    requests: mixed.map((address) => ({ path: address, headers: { 'accept-encoding': 'gzip' } })),
  })
  clearInterval(watch)
  return [
    { what: 'memory at rest', now: idle, unit: 'MB', goal: { most: 250 } },
    { what: `memory, ${loadSeconds} s of mixed load`, now: peak, unit: 'MB', goal: { most: 450 } },
  ]
}
