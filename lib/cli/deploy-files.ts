/**
 * `npm run deploy:files -- --out DIR --name www.example.com [settings]`: writes the container file, the systemd unit and the
 * nginx configuration, filled from one set of settings.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { deployFiles } from '@/lib/host/deploy/files'
import { type DeployInput, deploySchema } from '@/lib/host/deploy/settings'

const usage = `用法：npm run deploy:files -- --out 目录 --name 主机名 [--name 其他主机名 …]
  --port 3001 --port 3002        每个网站进程一个端口
  --release /opt/meishi/current  npm run build -- --standalone 做出的目录（.next/standalone）放在服务器的哪里
  --data-dir /var/lib/meishi     数据目录
  --env-file /etc/meishi/meishi.env
  --cache-dir /var/cache/nginx/meishi  --log-dir /var/log/nginx  --user meishi
  --listen 80 [--ipv6]           nginx 监听的端口，或 地址:端口；机器有 IPv6 时加 --ipv6
  --tls-certificate 文件 --tls-key 文件 [--tls-listen 443]
  --trusted-proxy 地址或网段     nginx 前面还有代理（CDN、负载均衡）时写，可重复
  --brotli                       nginx 装了 brotli 模块时写`

/** What was asked for cannot be made; the message says what to write instead. */
class UsageError extends Error {}

try {
  const { out, input } = readArguments()
  const settings = deploySchema.safeParse(input)
  if (!settings.success) {
    throw new UsageError(
      settings.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('\n'),
    )
  }
  for (const [name, text] of Object.entries(deployFiles(settings.data))) {
    const file = path.join(out, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    process.stdout.write(`${file}\n`)
  }
} catch (error) {
  if (!(error instanceof UsageError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readArguments(): { out: string; input: DeployInput } {
  const flags = parse()
  const { out, name: names } = flags
  if (out === undefined || names === undefined) throw new UsageError(usage)
  const { 'tls-certificate': certificate, 'tls-key': key, 'tls-listen': secureListen } = flags
  if ((certificate === undefined) !== (key === undefined)) {
    throw new UsageError('--tls-certificate 与 --tls-key 要一起写')
  }
  const tls =
    certificate === undefined || key === undefined
      ? null
      : { listen: secureListen ?? '443', certificate, key }
  return {
    out,
    input: {
      names,
      tls,
      ports: flags.port?.map(Number),
      listen: flags.listen,
      release: flags.release,
      dataDir: flags['data-dir'],
      envFile: flags['env-file'],
      cacheDir: flags['cache-dir'],
      logDir: flags['log-dir'],
      user: flags.user,
      trustedProxies: flags['trusted-proxy'],
      brotli: flags.brotli,
      ipv6: flags.ipv6,
    },
  }
}

function parse() {
  const text = { type: 'string' } as const
  const list = { type: 'string', multiple: true } as const
  try {
    return parseArgs({
      options: {
        out: text,
        name: list,
        port: list,
        listen: text,
        release: text,
        'data-dir': text,
        'env-file': text,
        'cache-dir': text,
        'log-dir': text,
        user: text,
        'tls-certificate': text,
        'tls-key': text,
        'tls-listen': text,
        'trusted-proxy': list,
        brotli: { type: 'boolean' },
        ipv6: { type: 'boolean' },
      },
    }).values
  } catch {
    throw new UsageError(usage)
  }
}
