/**
 * `npm run push:pages -- --to baidu`: lists the pages of the sitemap that are new or changed since the last push. With `--send` it
 * reports them to the search engine and records the accepted ones in `DATA_DIR/pushed-<engine>.json`.
 */
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { isLocal, parseEnv } from '@/lib/core/env'
import {
  baidu,
  changedSince,
  type Engine,
  indexNow,
  type Pushed,
  push,
  pushedSchema,
  readSitemaps,
} from '@/lib/seo/push'
import { printOutcome } from './print-outcome'

type Outcome = { code: number; lines: string[] }

/** Each engine's own secret, and its format. */
const engines = {
  baidu: { variable: 'BAIDU_PUSH_TOKEN', make: baidu },
  indexnow: { variable: 'INDEXNOW_KEY', make: indexNow },
} as const satisfies Record<
  string,
  { variable: string; make: (site: string, secret: string, api?: string) => Engine }
>

const usage =
  '用法：npm run push:pages -- --to baidu|indexnow [--send] [--origin https://读网站地图的地址]。不写 --send 只看不推'

/**
 * Runs the command. Returns the lines to print and the exit code.
 * @param api another address of the engine, for tests
 */
export async function runPushPages(
  args: string[],
  variables: Readonly<Record<string, string | undefined>>,
  api?: string,
): Promise<Outcome> {
  const asked = readArguments(args)
  if (asked === null) return failed(`看不懂这些参数。${usage}`)
  const env = parseEnv(variables)
  const { variable, make } = engines[asked.to]
  const secret = env[variable]
  if (asked.sends && secret === undefined) return failed(`推送要先设环境变量 ${variable}`)
  if (asked.sends && isLocal(env.SITE_ORIGIN))
    return failed('SITE_ORIGIN 是这台电脑自己的地址，搜索引擎打不开')
  const file = path.resolve(env.DATA_DIR, `pushed-${asked.to}.json`)
  const pushed = readPushed(file)
  const entries = await readSitemaps(asked.origin ?? env.SITE_ORIGIN).catch((error: unknown) => String(error))
  if (typeof entries === 'string') return failed(`读不到网站地图：${entries}`)
  const changed = changedSince(pushed, entries)
  const found = `网站地图里有 ${entries.length} 页，新的或改过的 ${changed.length} 页`
  if (!asked.sends || secret === undefined) {
    return {
      code: 0,
      lines: [found, ...changed.slice(0, 20).map(({ url }) => url), '只看了，没有推；加 --send 才推'],
    }
  }
  const result = await push(make(env.SITE_ORIGIN, secret, api), changed, pushed).catch((error: unknown) =>
    String(error),
  )
  if (typeof result === 'string') return failed(`没有推成：${result}`)
  writeWhole(file, JSON.stringify(result.pushed))
  return {
    code: result.isComplete ? 0 : 1,
    lines: [found, ...result.remarks, `推了 ${result.sent} 页，还剩 ${changed.length - result.sent} 页`],
  }
}

const failed = (line: string): Outcome => ({ code: 1, lines: [line] })

function readArguments(
  args: string[],
): { to: keyof typeof engines; sends: boolean; origin: string | undefined } | null {
  try {
    const { to, send, origin } = parseArgs({
      args,
      options: {
        to: { type: 'string' },
        send: { type: 'boolean', default: false },
        origin: { type: 'string' },
      },
    }).values
    if (to !== 'baidu' && to !== 'indexnow') return null
    return { to, sends: send, origin: origin === undefined ? undefined : new URL(origin).origin }
  } catch {
    return null
  }
}

function readPushed(file: string): Pushed {
  if (!existsSync(file)) return {}
  return pushedSchema.parse(JSON.parse(readFileSync(file, 'utf8')))
}

/** Writes the file so that a crash leaves either the old record or the new one. */
function writeWhole(file: string, text: string): void {
  writeFileSync(`${file}.new`, text)
  renameSync(`${file}.new`, file)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  printOutcome(await runPushPages(process.argv.slice(2), process.env))
}
