import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { deployFiles } from '@/lib/deploy/files'
import { type Deploy, type DeployInput, deploySchema } from '@/lib/deploy/settings'
import { freePort } from './free-port'

export type Front = {
  port: number
  /** The port for visitors without TLS; the same port when there is no TLS. */
  plainPort: number
  origin: string
  deploy: Deploy
  /**
   * The access log so far, one object per request. nginx writes a line after it has answered, so a test waits for the line; the next request of
   * the same connection is read after it.
   */
  accessLog: () => string
  errorLog: () => string
  /** The log of visits so far, when the settings ask for it. */
  visitLog: () => string
  close: () => Promise<void>
}

export type FrontOptions = Omit<DeployInput, 'listen' | 'tls' | 'names' | 'logDir' | 'cacheDir'> & {
  names?: string[]
  /** Whether visitors use TLS, as they do everywhere except in measurements. */
  secure?: boolean
  /** A fixed port; by default a free one. */
  port?: number
  /** Further servers of the same nginx, such as one that serves a plain file. */
  beside?: string
}

const binary = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'].find((file) => existsSync(file))
const modules = '/usr/lib/nginx/modules'
const brotliModules = ['ngx_http_brotli_filter_module.so', 'ngx_http_brotli_static_module.so']

/** Whether this machine has Debian's brotli modules for nginx. */
export const hasBrotli = brotliModules.every((name) => existsSync(path.join(modules, name)))

/**
 * Starts the system's nginx in a folder of its own, with the configuration of the deployment files: that of a machine, or of the
 * balancer when machines are named.
 * @throws Error with one line when nginx is not installed
 */
export async function startFront({
  names = ['localhost', '127.0.0.1'],
  secure = true,
  port,
  beside = '',
  ...settings
}: FrontOptions): Promise<Front> {
  if (binary === undefined) throw new Error('nginx is not installed: apt-get install nginx')
  const folder = mkdtempSync(path.join(tmpdir(), 'front-'))
  const listenPort = port ?? (await freePort())
  const plainPort = secure ? await freePort() : listenPort
  const deploy = deploySchema.parse({
    ...settings,
    names,
    listen: String(plainPort),
    tls: secure ? { listen: String(listenPort), ...makeCertificate(folder) } : null,
    logDir: path.join(folder, 'log'),
    cacheDir: path.join(folder, 'cache'),
  })
  mkdirSync(deploy.logDir)
  const name = deploy.machines.length > 0 ? 'nginx/balancer.conf' : 'nginx/meishi.conf'
  writeFileSync(path.join(folder, 'site.conf'), deployFiles(deploy)[name] ?? '')
  const main = path.join(folder, 'nginx.conf')
  writeFileSync(main, mainConfiguration(folder, deploy, beside))
  try {
    execFileSync(binary, ['-t', '-q', '-p', folder, '-c', main, '-e', path.join(folder, 'main.error.log')])
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
  const child = spawn(binary, ['-p', folder, '-c', main, '-e', path.join(folder, 'main.error.log')], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const read = (name: string) => {
    const file = path.join(deploy.logDir, name)
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
  const close = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      const gone = once(child, 'exit')
      child.kill('SIGTERM')
      await gone
    }
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await untilOpen(listenPort, () => child.exitCode !== null)
  } catch (error) {
    await close()
    throw error
  }
  return {
    port: listenPort,
    plainPort,
    origin: `${secure ? 'https' : 'http'}://localhost:${listenPort}`,
    deploy,
    accessLog: () => read('site.access.log'),
    visitLog: () => read('site.visits.log'),
    errorLog: () => read('site.error.log') + readFileSync(path.join(folder, 'main.error.log'), 'utf8'),
    close,
  }
}

/** A self-signed certificate for `localhost`. */
export function makeCertificate(folder: string): { certificate: string; key: string } {
  const [certificate, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')]
  const subject = [
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-days',
    '2',
    '-nodes',
  ]
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256']
  const outputs = ['-keyout', key, '-out', certificate]
  execFileSync('openssl', ['req', '-x509', ...subject, ...curve, ...outputs], { stdio: 'ignore' })
  return { certificate, key }
}

function mainConfiguration(folder: string, deploy: Deploy, beside: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `
${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 2;
pid ${folder}/nginx.pid;
error_log ${folder}/main.error.log crit;
${deploy.brotli ? brotliModules.map((name) => `load_module ${modules}/${name};`).join('\n') : ''}
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  sendfile on;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  include ${folder}/site.conf;
  ${beside}
}
`
}

async function untilOpen(port: number, hasEnded: () => boolean): Promise<void> {
  // Only ends what hangs: on a busy machine nginx may take half a minute to start.
  const deadline = Date.now() + 120_000
  while (!(await isOpen(port))) {
    if (hasEnded() || Date.now() > deadline) throw new Error(`nothing listens on port ${port}`)
    await delay(20)
  }
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => socket.destroy())
    socket.once('close', (hadError) => resolve(!hadError))
    socket.once('error', () => undefined)
  })
}
