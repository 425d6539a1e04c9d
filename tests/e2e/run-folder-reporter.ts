import { rmSync } from 'node:fs'
import type { FullResult, Reporter } from '@playwright/test/reporter'

/** Prints after a failure where the server wrote its log, and deletes the folder of a successful run. */
export default class RunFolderReporter implements Reporter {
  onEnd({ status }: FullResult): void {
    const { E2E_RUN_DIR: folder, E2E_RUN_DIR_IS_OURS: isOurs } = process.env
    if (folder === undefined || process.env.E2E_ORIGIN !== undefined) return
    if (status !== 'passed') console.log(`\nThe server's log: ${folder}/server.log`)
    else if (isOurs === '1') rmSync(folder, { recursive: true, force: true })
  }

  printsToStdio(): boolean {
    return false
  }
}
