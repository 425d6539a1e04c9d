import { type Env, EnvError } from '@/lib/core/env'
import { keyedHash } from '@/lib/host/store/secret'
import type { Store } from '@/lib/host/store/store'
import { isPublicAddress, literalAddress } from './address'
import type { Target } from './types'
import { upstreamTarget } from './upstream'

/**
 * The configured targets that leads are pushed to.
 * @throws EnvError when an address can only be an internal one and that was not allowed
 */
export function targetsOf(env: Env): Target[] {
  const targets: (Target & { variable: string })[] = env.DELIVERY_WEBHOOKS.map(({ name, url }) => ({
    name,
    kind: 'webhook',
    url: new URL(url),
    variable: 'DELIVERY_WEBHOOKS',
  }))
  const robots = { WECOM_ROBOT_URL: 'wecom', DINGTALK_ROBOT_URL: 'dingtalk' } as const
  for (const variable of ['WECOM_ROBOT_URL', 'DINGTALK_ROBOT_URL'] as const) {
    const url = env[variable]
    const kind = robots[variable]
    if (url !== undefined) targets.push({ name: kind, kind, url: new URL(url), variable })
  }
  const internal = env.DELIVERY_ALLOW_PRIVATE ? [] : targets.filter(({ url }) => isInternal(url.hostname))
  if (internal.length > 0) {
    throw new EnvError(
      internal.map(
        ({ variable, name }) =>
          `${variable}: ${name} 是内网地址；确要推送到内网时同时设 DELIVERY_ALLOW_PRIVATE=1`,
      ),
    )
  }
  const link = env.LEAD_LINK_HOURS === 0 ? undefined : { origin: env.SITE_ORIGIN, hours: env.LEAD_LINK_HOURS }
  const pushed = targets.map(({ name, kind, url }) => ({
    name,
    kind,
    url,
    ...(kind !== 'webhook' && { link }),
  }))
  if (env.APIPC_ORIGIN === undefined) return pushed
  return [...pushed, { name: upstreamTarget, kind: 'upstream', url: new URL(env.APIPC_ORIGIN) }]
}

/** Names that resolve to an internal address are found out when they are called. */
function isInternal(hostname: string): boolean {
  const literal = literalAddress(hostname)
  return literal === null ? /(^|\.)localhost\.?$/.test(hostname) : !isPublicAddress(literal)
}

/**
 * Makes the database know the configured targets, and no others, for the events to come. A target that was gone is
 * given another chance when its address is a new one.
 */
export async function registerTargets(store: Store, targets: readonly Target[]): Promise<void> {
  await store.write(async (trx) => {
    const names = targets.map(({ name }) => name)
    const others = trx.updateTable('delivery_target').set({ active: 0 })
    await (names.length === 0 ? others : others.where('name', 'not in', names)).execute()
    for (const { name, kind, url } of targets) {
      const fingerprint = keyedHash(store.secret, 'target', url.href).slice(0, 32)
      await trx
        .insertInto('delivery_target')
        .values({ name, kind, fingerprint, active: 1, gone_at: null, resume_at: null })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((set) => ({
            kind,
            fingerprint,
            active: 1,
            gone_at: set
              .case()
              .when('delivery_target.fingerprint', '=', fingerprint)
              .then(set.ref('delivery_target.gone_at'))
              .else(null)
              .end(),
          })),
        )
        .execute()
    }
  })
}
