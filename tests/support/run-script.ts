import { execFile } from 'node:child_process'
import { scriptOf } from './bundle-script'

type Ended = { code: number; stdout: string; stderr: string }

/** Runs Node.js in a process of its own, with these variables besides those of the tests. */
export function runNode(
  args: readonly string[],
  env: Record<string, string> = {},
  cwd = '.',
): Promise<Ended> {
  const options = { cwd, env: { ...process.env, NODE_ENV: 'test' as const, ...env } }
  return new Promise((resolve) => {
    execFile(process.execPath, args, options, (error, stdout, stderr) => {
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, stdout, stderr })
    })
  })
}

/** Runs a script of the project, which is bundled first. */
export const runScript = (script: string, args: readonly string[], env: Record<string, string> = {}) =>
  runNode([scriptOf(script), ...args], env)
