/**
 * Runs the commands of lib/deploy/README.md on a clean Debian in a namespace of its own, then starts the installed
 * site and checks it with the smoke check. Needs root, `mmdebstrap` and a Debian mirror. Without one of them the test
 * is reported as not run, with the reason in its name, and never as passed.
 */
import { execFile, execFileSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { currentFolder, makeRelease } from '@/tests/support/processes'

const mirror = 'http://deb.debian.org/debian'
const suite = 'bookworm'
const hindrance = await findHindrance()
const chapter = readFileSync('lib/deploy/README.md', 'utf8')
const blocks = (kind: string) =>
  [...chapter.matchAll(new RegExp(`\n\`\`\`sh ${kind}\n([\\s\\S]*?)\`\`\``, 'g'))].map(
    (match) => match[1] ?? '',
  )

const name = 'www.example.cn'
/** Does what systemd would do with the unit, by the lines of the unit, because no systemd runs in the namespace. */
const startUnit = `
start() {
  unit=/etc/systemd/system/meishi-$1@.service
  port=$2
  value() { sed -n "s/^$1=//p" "$unit" | sed "s/%i/$port/g"; }
  (cd "$(value WorkingDirectory)" && export $(value Environment) && set -a && . /etc/meishi/meishi.env && set +a && \\
    eval "exec setpriv --reuid=meishi --regid=meishi --clear-groups $(value ExecStart)") &
}
await() {
  for _ in $(seq 600); do "$@" >/dev/null 2>&1 && return 0; sleep 0.2; done
  echo "never: $*"; return 1
}
ask() { bin/node -e 'fetch(process.argv[1]).then((a) => process.exit(a.ok ? 0 : 1), () => process.exit(1))' "$1"; }
`

let root: string
let output: string

beforeAll(async () => {
  if (hindrance !== null) return
  await makeRelease()
  root = mkdtempSync(path.join(tmpdir(), 'debian-'))
  // The packages of a server that Debian's installer has made, without recommended packages.
  const packages = '--include=systemd,systemd-sysv,iproute2,ca-certificates,procps,openssl'
  await run('mmdebstrap', ['--quiet', '--variant=minbase', packages, suite, root, mirror])
  const site = path.join(root, 'root/site')
  mkdirSync(site, { recursive: true })
  cpSync(realpathSync(currentFolder), path.join(site, '.builds/current'), {
    recursive: true,
    verbatimSymlinks: true,
  })
  // The commands of the first block that make the release were run before; only the last one is needed here.
  const [, filesCommand = ''] = blocks('build')[0]?.split(/\n(?=npm run deploy:files)/) ?? []
  expect(filesCommand).toContain('--tls-certificate /etc/ssl/site.pem')
  await run('sh', ['-ec', filesCommand.replace('--out deploy', `--out ${site}/deploy`)])
  writeFileSync(
    path.join(site, 'my.env'),
    [
      `SITE_ORIGIN=https://${name}`,
      // The driver sends no message here. It is set because a public site that prints its codes gets a warning.
      'SMS_DRIVER=aliyun',
      ...['ACCESS_KEY_ID', 'ACCESS_KEY_SECRET', 'SMS_SIGN_NAME', 'SMS_TEMPLATE_CODE'].map(
        (rest) => `ALIYUN_${rest}=x`,
      ),
      '',
    ].join('\n'),
  )
  writeFileSync(path.join(root, 'etc/hosts'), `127.0.0.1 localhost ${name}\n`)
  cpSync('/etc/resolv.conf', path.join(root, 'etc/resolv.conf'))
  const [packagesBlock = '', ...rest] = blocks('debian')
  await inRoot(root, `export DEBIAN_FRONTEND=noninteractive\n${packagesBlock}\n${certificate}`, ['--mount'])
  const lines = [
    'ip link set lo up',
    'mkdir -p /dev/shm && mount -t tmpfs tmpfs /dev/shm',
    'pg_ctlcluster 15 main start',
    // Units can be enabled; no systemd is there to start them.
    'export SYSTEMD_OFFLINE=1',
    'systemctl() { case $1 in *reload) nginx -t -q;; enable) shift; command systemctl enable $(printf "%s\\n" "$@" | grep -vx -e --now);; *) command systemctl "$@";; esac; }',
    ...rest,
    startUnit,
    'cd /opt/meishi/current',
    'start api 3101; start api 3102; start web 3001; start web 3002; nginx',
    'for port in 3101 3102 3001 3002; do await ask http://127.0.0.1:$port/readyz; done',
    'export NODE_EXTRA_CA_CERTS=/etc/ssl/site.pem',
    ...smoke,
    'meishi-leads status',
    'setpriv --reuid=meishi --regid=meishi --clear-groups env $(cat /etc/meishi/meishi.env) /usr/local/lib/meishi/backup',
    'ls /var/backups/meishi/*',
    'cd /root/site',
    ...blocks('release'),
    'ls -l /opt/meishi',
    'cd /opt/meishi/current',
    ...smoke,
    'nginx -T 2>/dev/null | grep -E "worker_(connections|rlimit)"',
    'find /opt/meishi -name ".env*"',
    'systemctl is-enabled meishi-api@3101 meishi-api@3102 meishi-web@3001 meishi-web@3002 meishi-backup.timer',
    'systemd-analyze verify /etc/systemd/system/meishi-backup.service && echo units verified',
  ]
  output = await inRoot(root, lines.join('\n'), ['--mount', '--net'])
}, 1_500_000)
afterAll(() => {
  if (hindrance === null) rmSync(root, { recursive: true, force: true })
})

const certificate = `openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -days 2 \\
  -subj /CN=${name} -addext subjectAltName=DNS:${name} -keyout /etc/ssl/site.key -out /etc/ssl/site.pem 2>/dev/null`
const smoke = [...chapter.matchAll(/^cd \/opt\/meishi\/current && (bin\/node smoke\.mjs .*?) +#/gm)].map(
  ([, command = '']) => command,
)

const where = hindrance === null ? 'on a clean Debian' : `not tried: ${hindrance}`
describe.skipIf(hindrance !== null)(`the commands of the operator’s chapter, ${where}`, () => {
  it('are there', () => {
    expect([blocks('debian').length, blocks('release').length, smoke.length]).toEqual([4, 1, 1])
  })

  it('make a site of two processes of each kind with PostgreSQL and nginx that passes all checks, before and after a release', () => {
    expect(output.match(/^全部通过$/gm)).toHaveLength(2)
    expect(output).not.toContain('失败')
  })

  it('give an operator’s command the leads of the site', () => {
    expect(output).toMatch(/^顾问领取\t/m)
  })

  it('make a backup', () => {
    expect(output).toMatch(/^leads\.dump$/m)
  })

  it('keep the previous release beside the new one, and no configuration in either', () => {
    expect(output).toMatch(/current -> 2026-11-29$/m)
    expect(output).toMatch(/previous -> 2026-11-22$/m)
    expect(output).not.toMatch(/\.env(\.|$)/m)
  })

  it('give nginx enough connections', () => {
    expect(output).toMatch(/worker_connections 8192;/)
    expect(output).toMatch(/worker_rlimit_nofile 32768;/)
  })

  it('start everything when the machine starts', () => {
    expect(output).toMatch(/^(?:enabled\n){4}enabled$/m)
    expect(output).toContain('units verified')
  })
})

/** The reason why no clean Debian can be made on this machine; null when one can. */
async function findHindrance(): Promise<string | null> {
  if (process.getuid?.() !== 0) return 'only root can make a Debian here'
  if (!existsSync('/usr/bin/mmdebstrap')) return 'mmdebstrap is not installed: apt-get install mmdebstrap'
  try {
    execFileSync('unshare', ['--mount', '--net', '--pid', '--fork', 'true'], { stdio: 'pipe' })
  } catch (error) {
    return `no namespaces can be made here: ${error instanceof Error ? error.message : error}`
  }
  return fetch(`${mirror}/dists/${suite}/InRelease`, { method: 'HEAD', signal: AbortSignal.timeout(15_000) })
    .then(({ ok, status }) => (ok ? null : `the Debian mirror answers ${status}`))
    .catch(() => 'the Debian mirror cannot be reached')
}

/** Runs shell lines as root of the Debian, in namespaces that end with them. Each line must succeed. */
function inRoot(folder: string, lines: string, namespaces: string[]): Promise<string> {
  writeFileSync(path.join(folder, 'root/run.sh'), `set -e\ncd /root/site\n${lines}\n`)
  const flags = ['--pid', '--fork', '--kill-child', `--root=${folder}`, '--mount-proc', ...namespaces]
  return run('unshare', [...flags, '/bin/sh', '/root/run.sh'])
}

function run(command: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8' }
    execFile(command, args, { env, maxBuffer: 100_000_000 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout)
      else reject(new Error(`${command} ended with ${error.code}\n${stdout}\n${stderr}`))
    })
  })
}
