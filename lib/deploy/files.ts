import { globSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { codes } from '@/lib/contract/envelope'
import { printedVariables } from '@/lib/core/printed-variables'
import { callPagePath } from '@/lib/leads/call-outcome'
import { messages } from '@/lib/leads/messages'
import { desktopCookiePattern, mobileAgentPattern } from '@/lib/routing/mobile'
import { paths } from '@/lib/routing/paths'
import { rawAddressPath } from '@/lib/routing/raw-address'
import { site } from '@/lib/site'
import { fill, type Values } from './fill'
import type { Deploy } from './settings'

/** The folder of the templates. Each template becomes a file of the same name, except parts that several templates include. */
const templates = fileURLToPath(new URL('templates', import.meta.url))
const shared = 'systemd/hardening.conf'
/** Only for several machines. */
const balancer = 'nginx/balancer.conf'

/** Every deployment file by its path, filled from the settings. */
export function deployFiles(deploy: Deploy): Record<string, string> {
  const values = valuesOf(deploy)
  const without = deploy.machines.length === 0 ? [shared, balancer] : [shared]
  const names = globSync('**', { cwd: templates }).filter(
    (name) => !without.includes(name) && statSync(path.join(templates, name)).isFile(),
  )
  return Object.fromEntries(names.sort().map((name) => [name, fill(read(name), values)]))
}

const read = (name: string) => readFileSync(path.join(templates, name), 'utf8')

/** A query value that may be logged unchanged: words, Chinese characters, paths, and too few digits for a phone number. */
const loggedValue = (() => {
  const word = '(?:[a-zA-Z_.,/-]|%2[cCfF]|%[eE][4-9](?:%[89aAbB][\\da-fA-F]){2})*+'
  return `${word}(?:\\d${word}){0,6}`
})()

const compressed = [
  ...['text/css', 'text/plain', 'text/x-component', 'application/javascript', 'application/json'],
  ...['application/xml', 'application/rss+xml', 'application/manifest+json', 'image/svg+xml'],
].join(' ')

/** The heap's share of a process's memory; the rest is for buffers, compiled code and the search index. */
const heapOf = (memoryMb: number) => Math.floor((memoryMb * 5) / 8)

const refusal = (code: number, msg: string) => JSON.stringify({ code, data: { msg } })

function valuesOf(deploy: Deploy): Values {
  const { names, tls, listen, ipv6, apiRate, codeRate, apiPorts, trustedProxies, ...rest } = deploy
  const [name = ''] = names
  const withIpv6 = (place: string) => (ipv6 && /^\d+$/.test(place) ? [place, `[::]:${place}`] : [place])
  return {
    ...rest,
    name,
    names: names.join(' '),
    apiPorts,
    /** How many processes share the leads. */
    instances: apiPorts.length,
    listens: withIpv6(listen),
    tls: tls !== null,
    tlsListens: tls === null ? [] : withIpv6(tls.listen),
    certificate: tls?.certificate ?? '',
    key: tls?.key ?? '',
    secureOrigin: secureOrigin(name, tls?.listen ?? '443'),
    // In nginx a location with a header of its own does not inherit others, so this one is in each.
    hsts:
      tls === null
        ? ''
        : 'add_header Strict-Transport-Security "max-age=31536000; includeSubDomains" always;',
    isBehindProxy: trustedProxies.length > 0,
    trustedProxies,
    apiRate: apiRate.perSecond,
    apiBurst: apiRate.burst,
    codeRate: codeRate.perMinute,
    codeBurst: codeRate.burst,
    webHeapMb: heapOf(deploy.webMemoryMb),
    apiHeapMb: heapOf(deploy.apiMemoryMb),
    hardening: fill(read(shared), { dataDir: deploy.dataDir }),
    printedVariables,
    mobileAgent: mobileAgentPattern,
    desktopCookie: desktopCookiePattern,
    loggedValue,
    compressed,
    receipts: paths.receipts,
    rawAddress: rawAddressPath,
    leadCalls: callPagePath(''),
    leadResult: paths.leadResult,
    tooLongCode: codes.tooLong,
    busyCode: codes.busyAddress,
    tooLong: refusal(codes.tooLong, messages.tooLong),
    busy: refusal(codes.busyAddress, messages.busy),
    wrongMethod: refusal(codes.malformed, messages.malformed),
    fault: refusal(codes.fault, messages.fault),
    brand: site.brand,
    hotline: site.hotline,
  }
}

/** The https address to which visitors without TLS are redirected; with the port unless it is the default. */
function secureOrigin(name: string, listen: string): string {
  const port = listen.split(':').at(-1) ?? ''
  return `https://${name}${port === '443' ? '' : `:${port}`}`
}
