import { existsSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { cityNames, overseasCities } from '@/lib/collections/kinds/branch-seat'
import type { Env } from '@/lib/core/env'
import { addressIssue } from '@/lib/core/env-delivery'
import { Explained } from '@/lib/core/explained'
import { log } from '@/lib/core/log'
import { isInternal } from '@/lib/host/delivery/address'
import { readRouting } from '@/lib/leads/routing/read'
import { type JudgeAddress, type Routing, soleOffice } from '@/lib/leads/routing/rules'

/** Returns the current rules: the same object until the file has changed. Never throws. */
type RoutingSource = () => Routing

/** Shortest time between two checks of the file, in ms. */
const lookEvery = 2_000

/** The file of the rules: the one that the environment names, otherwise the one in the data folder; null when there is none. */
function fileOf({ LEAD_ROUTING_FILE, DATA_DIR }: Env): string | null {
  if (LEAD_ROUTING_FILE !== undefined) return LEAD_ROUTING_FILE
  const usual = join(DATA_DIR, 'routing.yaml')
  return existsSync(usual) ? usual : null
}

/**
 * The rules in the file; without a file every lead belongs to the default office.
 * @throws Explained when they cannot be used
 */
export function loadRouting(env: Env): Routing {
  const file = fileOf(env)
  if (file === null) return soleOffice
  const judge: JudgeAddress = (url) => {
    const issue = addressIssue(url, env)
    if (issue !== null) return issue
    return isInternal(url.hostname) && !env.DELIVERY_ALLOW_PRIVATE
      ? '是内网地址；确要推送到内网时同时设 DELIVERY_ALLOW_PRIVATE=1'
      : null
  }
  const routing = readRouting({
    name: basename(file),
    text: textOf(file),
    cities: [...new Set(cityNames().values())],
    abroad: overseasCities(),
    judge,
  })
  const hasWebhook = [...routing.offices.values()].some(({ webhook }) => webhook !== undefined)
  if (hasWebhook && env.DELIVERY_WEBHOOK_SECRETS.length === 0) {
    throw new Explained([
      `${basename(file)}：写了 webhook 时要设 DELIVERY_WEBHOOK_SECRETS，用于签名（npm run leads -- new-webhook-secret）`,
    ])
  }
  return routing
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    throw new Explained([`${file}：读不到这个文件；检查路径和权限，或去掉 LEAD_ROUTING_FILE`])
  }
}

/**
 * Reads the rules again after their file has changed, without a restart. When a file cannot be used, the rules read before it stay in
 * force, or those of the default office when there were none, and the log lists what to correct.
 */
function createRoutingSource(env: Env): RoutingSource {
  let routing: Routing = soleOffice
  let stamp: string | undefined
  let freshUntil = Number.NEGATIVE_INFINITY
  return () => {
    if (performance.now() < freshUntil) return routing
    freshUntil = performance.now() + lookEvery
    try {
      const now = stampOf(env)
      if (now === stamp) return routing
      stamp = now
      routing = loadRouting(env)
    } catch (error) {
      log('error', 'routing file not used', { reason: error instanceof Explained ? error.lines : error })
    }
    return routing
  }
}

/** Changes whenever the file does. */
function stampOf(env: Env): string {
  const file = fileOf(env)
  const found = file === null ? undefined : statSync(file, { throwIfNoEntry: false })
  return found === undefined ? `${file}` : `${file} ${found.ino} ${found.size} ${found.mtimeMs}`
}

const sources = new WeakMap<Env, RoutingSource>()

/** The current rules for a process with this environment. */
export function currentRouting(env: Env): Routing {
  const source = sources.get(env) ?? createRoutingSource(env)
  sources.set(env, source)
  return source()
}
