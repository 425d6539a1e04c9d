import { Explained } from '@/lib/core/explained'
import { backedUp, backup, mirror } from './backup'
import type { Command } from './command'
import { copy } from './copy'
import { retry, testEvent } from './deliveries'
import { erase, prune } from './erasure'
import { exportLeads } from './export'
import { handover } from './handover'
import { list } from './list'
import { links, pageKey, pageKeys } from './page-keys'
import { reconcile } from './reconcile'
import { report } from './report'
import { route } from './route'
import { newKey, newWebhookSecret } from './secrets'
import { spam } from './spam'
import { status } from './status'

/** The commands of `npm run leads -- <command>`, in the order in which they are printed. */
export const commands: Readonly<Record<string, Command>> = {
  list,
  status,
  reconcile,
  retry,
  export: exportLeads,
  route,
  report,
  'page-key': pageKey,
  'page-keys': pageKeys,
  links,
  'test-event': testEvent,
  spam,
  handover,
  erase,
  'new-key': newKey,
  'new-webhook-secret': newWebhookSecret,
  backup,
  'backed-up': backedUp,
  mirror,
  copy,
  prune,
}

/** What is printed when no command is given. */
export const usage = [
  '用法：npm run leads -- 命令 [选项]，部署后是 meishi-leads 命令 [选项]',
  ...Object.values(commands).flatMap((command) =>
    Object.entries(command.usage).flatMap(([written, meaning]) => ['', `  ${written}`, `      ${meaning}`]),
  ),
].join('\n')

/** @throws Explained when there is no such command, or when the arguments are not its own */
export async function runCommand(name: string | undefined, args: string[]): Promise<void> {
  if (name === undefined) throw new Explained(usage)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (command === undefined) {
    throw new Explained(`没有 ${name} 这个命令；可以用 ${Object.keys(commands).join('、')}`)
  }
  await command.run(args)
}
