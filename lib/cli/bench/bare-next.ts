import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { nextCommand } from '../next-command'
import { untilUp } from './server'

const files = {
  'package.json': '{"type":"module"}',
  'next.config.js': "export default { agentRules: false, turbopack: { root: '/' } }",
  'app/layout.jsx':
    'export default ({ children }) => <html lang="en"><head><title>Bare</title></head><body>{children}</body></html>',
  'app/page.jsx': 'export default () => <p>A page of the framework with nothing of anybody’s on it.</p>',
}

type BareNext = { url: string; stop: () => Promise<void> }

const env: NodeJS.ProcessEnv = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' }

/** Builds the framework with one static page of one sentence, with its defaults and this project's packages. Returns its folder. */
function buildBareNext(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-next-'))
  try {
    mkdirSync(path.join(folder, 'app'))
    symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'))
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(folder, name), text)
    execFileSync(process.execPath, [nextCommand(), 'build'], { cwd: folder, env, stdio: 'ignore' })
    return folder
  } catch (error) {
    rmSync(folder, { recursive: true, force: true })
    throw error
  }
}

/** The seconds that such a build takes. */
export function timeBareBuild(): number {
  const start = performance.now()
  const folder = buildBareNext()
  const seconds = (performance.now() - start) / 1000
  rmSync(folder, { recursive: true, force: true })
  return seconds
}

/** Builds and serves it. */
export async function startBareNext(port: number): Promise<BareNext> {
  const folder = buildBareNext()
  const child = spawn(process.execPath, [nextCommand(), 'start', '--port', String(port)], {
    cwd: folder,
    env,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}/`
  await untilUp(url, child)
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM')
      await ended
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
