import { freePort } from './free-port'
import { type Front, type FrontOptions, hasBrotli, startFront } from './nginx'
import { currentFolder, type SiteProcess, startApiProcess, startSiteProcess } from './processes'

/** One process of a systemd unit, which can end and start again on its port. */
export type Unit = {
  /** The running process. */
  process: () => SiteProcess
  start: () => Promise<void>
}

type Deployed = { front: Front; pages: Unit[]; apis: Unit[]; close: () => Promise<void> }

/** The deployed site: nginx with TLS, processes for pages and processes for the API of the current release. */
export async function startDeployed({
  pages: pageCount,
  apis: apiCount,
  env,
  ...front
}: Omit<FrontOptions, 'ports' | 'apiPorts'> & {
  pages: number
  apis: number
  env: Record<string, string>
}): Promise<Deployed> {
  const values = { TRUSTED_PROXY_HOPS: '1', ...env }
  const start = (count: number, begin: typeof startApiProcess, role: Record<string, string>) =>
    Promise.all(Array.from({ length: count }, () => startUnit((port) => begin(port, { ...values, ...role }))))
  const closers: (() => Promise<void>)[] = []
  const close = async () => {
    for (const one of closers.reverse()) await one()
  }
  try {
    const apis = await start(apiCount, startApiProcess, {})
    closers.push(...apis.map((unit) => () => unit.process().stop()))
    const pages = await start(pageCount, startSiteProcess, { HOST_ROLE: 'web' })
    closers.push(...pages.map((unit) => () => unit.process().stop()))
    const nginx = await startFront({
      release: currentFolder,
      brotli: hasBrotli,
      // The tests send the addresses of many visitors, so nginx must trust them like a proxy in front.
      trustedProxies: ['127.0.0.1', '::1'],
      ports: pages.map((unit) => unit.process().port),
      apiPorts: apis.map((unit) => unit.process().port),
      ...front,
    })
    closers.push(nginx.close)
    return { front: nginx, pages, apis, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function startUnit(begin: (port: number) => Promise<SiteProcess>): Promise<Unit> {
  const port = await freePort()
  let current = await begin(port)
  return {
    process: () => current,
    start: async () => {
      current = await begin(port)
    },
  }
}
