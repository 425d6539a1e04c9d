/**
 * `npm run smoke -- --origin https://www.example.com`: checks a site from outside after a release, as a visitor would see it. One line
 * per check; exits 1 when one failed. Sends one lead that is marked as spam and erases it again; `--no-lead` leaves that out.
 */
import { readOrExit } from '@/lib/core/exit-explained'
import { Explained } from '@/lib/core/explained'
import { type Check, smokeChecks } from '@/lib/deploy/smoke'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'
import { readOptions } from './options'

const usage = '用法：npm run smoke -- --origin https://主机名 [--no-lead]'

exitOnBrokenPipe()
const { origin, sendsLead } = readOrExit(readArguments)
let failed = 0
for (const check of smokeChecks(origin, sendsLead)) {
  const wrong = await carryOut(check)
  process.stdout.write(`${wrong.length === 0 ? '通过' : '失败'}  ${check.name}\n`)
  for (const line of wrong) process.stdout.write(`      ${line}\n`)
  failed += wrong.length === 0 ? 0 : 1
}
process.stdout.write(failed === 0 ? '全部通过\n' : `${failed} 项失败\n`)
process.exitCode = failed === 0 ? 0 : 1

function readArguments(): { origin: string; sendsLead: boolean } {
  const { values } = readOptions(
    { origin: { type: 'string' }, 'no-lead': { type: 'boolean', default: false } },
    usage,
  )
  const url = URL.parse(values.origin ?? '')
  if (url === null || !/^https?:$/.test(url.protocol)) throw new Explained(usage)
  return { origin: url.origin, sendsLead: !values['no-lead'] }
}

async function carryOut({ run }: Check): Promise<string[]> {
  try {
    return await run()
  } catch (error) {
    const cause = error instanceof Error ? (error.cause ?? error) : error
    return [cause instanceof Error ? cause.message : String(cause)]
  }
}
