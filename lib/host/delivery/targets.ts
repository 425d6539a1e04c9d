import type { Env } from '@/lib/core/env'
import { Explained } from '@/lib/core/explained'
import { keyedHash } from '@/lib/host/store/secret'
import type { Store } from '@/lib/host/store/store'
import { defaultOffice, type Routing, soleOffice } from '@/lib/leads/routing/rules'
import { isInternal } from './address'
import type { Target } from './types'
import { upstreamTarget } from './upstream'

/**
 * The configured targets of leads. Webhooks of the environment get every lead, robots of the environment the leads of the default office,
 * and targets in the rules those of their office.
 * @throws Explained when an address can only be an internal one and that was not allowed
 */
export function targetsOf(env: Env, routing: Routing = soleOffice): Target[] {
  const targets: (Target & { variable: string })[] = env.DELIVERY_WEBHOOKS.map(({ name, url }) => ({
    name,
    kind: 'webhook',
    url: new URL(url),
    variable: 'DELIVERY_WEBHOOKS',
  }))
  const robots = [
    { kind: 'wecom', variable: 'WECOM_ROBOT_URL', secret: undefined },
    { kind: 'dingtalk', variable: 'DINGTALK_ROBOT_URL', secret: env.DINGTALK_ROBOT_SECRET },
    { kind: 'feishu', variable: 'FEISHU_ROBOT_URL', secret: env.FEISHU_ROBOT_SECRET },
  ] as const
  for (const { kind, variable, secret } of robots) {
    const url = env[variable]
    if (url === undefined) continue
    targets.push({
      name: kind,
      kind,
      url: new URL(url),
      office: defaultOffice,
      ...(secret !== undefined && { secret }),
      variable,
    })
  }
  const internal = env.DELIVERY_ALLOW_PRIVATE ? [] : targets.filter(({ url }) => isInternal(url.hostname))
  if (internal.length > 0) {
    throw new Explained(
      internal.map(
        ({ variable, name }) =>
          `${variable}: ${name} 是内网地址；确要推送到内网时同时设 DELIVERY_ALLOW_PRIVATE=1`,
      ),
    )
  }
  const link = env.LEAD_LINK_HOURS === 0 ? undefined : { origin: env.SITE_ORIGIN, hours: env.LEAD_LINK_HOURS }
  const pushed = [...targets, ...officeTargets(routing)].map(({ name, kind, url, office, secret }) => ({
    name,
    kind,
    url,
    ...(office !== undefined && { office }),
    ...(secret !== undefined && { secret }),
    ...(kind !== 'webhook' && { link }),
  }))
  if (env.APIPC_ORIGIN === undefined) return pushed
  return [...pushed, { name: upstreamTarget, kind: 'upstream', url: new URL(env.APIPC_ORIGIN) }]
}

/** Named after the office: 北京.wecom, and a second one 北京.wecom-2. */
function officeTargets({ offices }: Routing): Target[] {
  return [...offices].flatMap(([office, { robots, webhook }]): Target[] => {
    const named = new Map<string, number>()
    const nameOf = (kind: string) => {
      const place = (named.get(kind) ?? 0) + 1
      named.set(kind, place)
      return `${office}.${kind}${place === 1 ? '' : `-${place}`}`
    }
    return [
      ...robots.map(({ kind, url, secret }) => ({
        name: nameOf(kind),
        kind,
        url: new URL(url),
        office,
        ...(secret !== undefined && { secret }),
      })),
      ...(webhook === undefined
        ? []
        : [{ name: nameOf('webhook'), kind: 'webhook' as const, url: new URL(webhook), office }]),
    ]
  })
}

/**
 * Registers the configured targets in the database for future events, and deactivates all others. A target that was gone is active again
 * when its address has changed.
 */
export async function registerTargets(store: Store, targets: readonly Target[]): Promise<void> {
  await store.write(async (trx) => {
    const names = targets.map(({ name }) => name)
    const others = trx.updateTable('delivery_target').set({ active: 0 })
    await (names.length === 0 ? others : others.where('name', 'not in', names)).execute()
    for (const { name, kind, url, office = null } of targets) {
      const fingerprint = keyedHash(store.secret, 'target', url.href).slice(0, 32)
      await trx
        .insertInto('delivery_target')
        .values({ name, kind, fingerprint, active: 1, office, gone_at: null, resume_at: null })
        .onConflict((conflict) =>
          conflict.column('name').doUpdateSet((set) => ({
            kind,
            fingerprint,
            active: 1,
            office,
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
