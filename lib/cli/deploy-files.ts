/**
 * `npm run deploy:files -- --out DIR --name www.example.com [settings]`: writes the nginx configuration, the systemd units and the
 * container file, all from one set of settings.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { exitExplained } from '@/lib/core/exit-explained'
import { Explained } from '@/lib/core/explained'
import { deployFiles } from '@/lib/deploy/files'
import { type DeployInput, deploySchema } from '@/lib/deploy/settings'
import { exitOnBrokenPipe } from './exit-on-broken-pipe'
import { readOptions } from './options'

const usage = `用法：npm run deploy:files -- --out 目录 --name 主机名 [--name 其他主机名 …]
  --port 3001 --port 3002        每个页面进程一个端口
  --api-port 3101 --api-port 3102  每个接口进程一个端口；用 SQLite 时只写一个
  --release /opt/meishi/current  npm run build -- --standalone 做出的目录（.builds/current）放在服务器的哪里
  --previous-release /opt/meishi/previous  上一个版本，它的脚本和样式还要保留一个版本的时间
  --data-dir /var/lib/meishi     数据目录
  --environment-file /etc/meishi/meishi.env
  --backup-dir /var/backups/meishi  --backup-days 14
  --mirror-dir /var/backups/meishi-mirror    SQLite 的副本，每半分钟更新；最好在另一块盘或另一台机器上
  --archive-dir /var/backups/meishi-archive  PostgreSQL 的连续归档；最好在另一块盘或另一台机器上
  --postgresql-dir /var/lib/postgresql/15/main  --standby leads_standby  第二台 PostgreSQL 的名字，没有就不写
  --cache-dir /var/lib/nginx/meishi  --log-dir /var/log/nginx  --user meishi
  --listen 80 [--ipv6]           nginx 监听的端口，或 地址:端口；机器有 IPv6 时加 --ipv6
  --tls-certificate 文件 --tls-key 文件 [--tls-listen 443]
  --acme-dir /var/www/html       证书续期时签发机构来取验证文件的目录
  --machine 10.0.0.11            几台机器前面用 nginx 做负载均衡时写，每台一个，另写出 nginx/balancer.conf
  --trusted-proxy 地址或网段     nginx 前面还有代理（CDN、负载均衡）时写，可重复
  --visit-log                    另写一份访问记录，给自己的 Matomo 导入
  --no-brotli                    nginx 没有装 brotli 模块时写
  --api-rate 10 --api-burst 60   每个地址每秒调用接口的次数（线索提交不限）、一次最多几个
  --code-rate 12 --code-burst 10 每个地址每分钟要验证码的次数、一次最多几个
  --connections 64               每个地址同时生成的页面数
  --web-memory-mb 1024 --api-memory-mb 640  每个页面进程、每个接口进程最多用的内存
  --help                         显示这些说明`

exitOnBrokenPipe()
try {
  const flags = parse()
  if (flags.help) process.stdout.write(`${usage}\n`)
  else writeFiles(flags)
} catch (error) {
  exitExplained(error)
}

function writeFiles(flags: Flags): void {
  const { out, input } = readArguments(flags)
  const settings = deploySchema.safeParse(input)
  if (!settings.success) {
    throw new Explained(
      settings.error.issues.map(({ path: at, message }) => `${at.join('.')}: ${message}`).join('\n'),
    )
  }
  const written = Object.entries(deployFiles(settings.data)).map(([name, text]) => {
    const file = path.join(out, name)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, text)
    return `${file}\n`
  })
  // Printed last, so that all files exist even when the reader of the output closes early.
  for (const line of written) process.stdout.write(line)
}

function readArguments(flags: Flags): { out: string; input: DeployInput } {
  const { out, name: names } = flags
  if (out === undefined || names === undefined) throw new Explained(usage)
  const { 'tls-certificate': certificate, 'tls-key': key, 'tls-listen': secureListen } = flags
  if ((certificate === undefined) !== (key === undefined)) {
    throw new Explained('--tls-certificate 与 --tls-key 要一起写')
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
      apiPorts: flags['api-port']?.map(Number),
      listen: flags.listen,
      release: flags.release,
      previousRelease: flags['previous-release'],
      dataDir: flags['data-dir'],
      environmentFile: flags['environment-file'],
      backupDir: flags['backup-dir'],
      backupDays: numberOf(flags['backup-days']),
      mirrorDir: flags['mirror-dir'],
      archiveDir: flags['archive-dir'],
      postgresqlDir: flags['postgresql-dir'],
      standby: flags.standby,
      cacheDir: flags['cache-dir'],
      logDir: flags['log-dir'],
      user: flags.user,
      trustedProxies: flags['trusted-proxy'],
      machines: flags.machine,
      visitLog: flags['visit-log'],
      brotli: flags['no-brotli'] === undefined ? undefined : false,
      ipv6: flags.ipv6,
      acmeDir: flags['acme-dir'],
      apiRate: { perSecond: numberOf(flags['api-rate']), burst: numberOf(flags['api-burst']) },
      codeRate: { perMinute: numberOf(flags['code-rate']), burst: numberOf(flags['code-burst']) },
      connectionsPerAddress: numberOf(flags.connections),
      webMemoryMb: numberOf(flags['web-memory-mb']),
      apiMemoryMb: numberOf(flags['api-memory-mb']),
    },
  }
}

function numberOf(typed: string | undefined): number | undefined {
  return typed === undefined ? undefined : Number(typed)
}

type Flags = ReturnType<typeof parse>

function parse() {
  const text = { type: 'string' } as const
  const list = { type: 'string', multiple: true } as const
  return readOptions(
    {
      out: text,
      name: list,
      port: list,
      'api-port': list,
      listen: text,
      release: text,
      'data-dir': text,
      'environment-file': text,
      'backup-dir': text,
      'backup-days': text,
      'mirror-dir': text,
      'archive-dir': text,
      'postgresql-dir': text,
      standby: text,
      'cache-dir': text,
      'log-dir': text,
      user: text,
      'tls-certificate': text,
      'tls-key': text,
      'tls-listen': text,
      'trusted-proxy': list,
      machine: list,
      'visit-log': { type: 'boolean' },
      'previous-release': text,
      'acme-dir': text,
      'api-rate': text,
      'api-burst': text,
      'code-rate': text,
      'code-burst': text,
      connections: text,
      'web-memory-mb': text,
      'api-memory-mb': text,
      'no-brotli': { type: 'boolean' },
      help: { type: 'boolean' },
      ipv6: { type: 'boolean' },
    },
    usage,
  ).values
}
