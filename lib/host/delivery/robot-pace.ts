import { minute } from '@/lib/core/time'
import { isLeaseOver } from '@/lib/host/store/lease'
import type { CountedKind, Limit } from '@/lib/host/store/limits'
import type { Write } from '@/lib/host/store/store'
import type { RobotKind } from '@/lib/leads/routing/rules'

type Rate = Pick<Limit, 'window' | 'max'>

/**
 * Most messages to a robot, about leads and conversations together. WeCom and DingTalk accept 20 a minute, Feishu 100 a minute and 5 a
 * second; some fewer, because they count a message when it arrives, not when it is sent.
 */
const robotRates: Record<RobotKind, readonly Rate[]> = {
  wecom: [{ window: minute, max: 18 }],
  dingtalk: [{ window: minute, max: 18 }],
  feishu: [
    { window: minute, max: 90 },
    { window: 1_000, max: 4 },
  ],
}

/** Of these, the messages a minute that only notices about waiting visitors may use: minutes later such a notice is useless, one about a lead is not. */
const reservedForChats = 2
/** Most notices about waiting visitors a minute, so that they leave room for leads. One notice contains several visitors. */
const chatRate: Rate = { window: minute, max: 6 }

/** Longest pause of a target in ms. */
export const longestRest = 10 * minute

type Robot = { name: string; kind: RobotKind }
type Pace = Limit & { name: 'paced' }

/** The bucket in which all messages of a robot count. */
export const robotBucket = (name: string) => `${'robot' satisfies CountedKind}:${name}`

const paceOf = (bucket: string, rate: Rate): Pace => ({ name: 'paced', bucket, ...rate })

/** The limits of a robot's messages about leads. */
export const leadPaces = ({ name, kind }: Robot): Pace[] =>
  robotRates[kind].map(({ window, max }) =>
    paceOf(robotBucket(name), { window, max: window === minute ? max - reservedForChats : max }),
  )

/** The limits of a robot's messages about conversations. They count as messages of the robot too. */
export const chatPaces = ({ name, kind }: Robot): Pace[] => [
  ...robotRates[kind].map((rate) => paceOf(robotBucket(name), rate)),
  paceOf(`${'robot-chat' satisfies CountedKind}:${name}`, chatRate),
]

/** Which of these targets asked for a pause that is not over. */
export async function restingTargets(trx: Write, names: readonly string[], now: number): Promise<string[]> {
  const rows = await trx
    .selectFrom('delivery_target')
    .select('name')
    .where('name', 'in', names)
    .where((where) => where.not(isLeaseOver('resume_at', longestRest, now)))
    .execute()
  return rows.map(({ name }) => name)
}

/** Pauses a target for `wait` ms. */
export async function restTarget(trx: Write, name: string, wait: number, now: number): Promise<void> {
  await trx
    .updateTable('delivery_target')
    .set({ resume_at: now + wait })
    .where('name', '=', name)
    .execute()
}
