import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { browserFolder, currentChromium } from '../support/current-chromium'
import { browserEnvironment } from '../support/fonts'
import type { Engine, Visitor } from './visitor'

const args = ['--no-sandbox', '--disable-gpu', '--no-zygote']

async function visitorOf(executablePath: string): Promise<Visitor> {
  const browser = await chromium.launch({ executablePath, args, env: browserEnvironment })
  const page = await browser.newPage({ locale: 'zh-CN', viewport: { width: 1366, height: 768 } })
  page.setDefaultTimeout(20_000)
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return {
    open: async (url) => void (await page.goto(url)),
    run: (body) => page.evaluate(`(() => { ${body} })()`),
    click: (css) => page.click(css),
    type: (css, text) => page.locator(css).pressSequentially(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    errors: () => errors,
    close: () => browser.close(),
  }
}

/**
 * Unpacks the browser by hand, because this version of the package uses one fixed folder, where another version may
 * be.
 */
function unpackOldest(): string {
  const folder = browserFolder('109')
  const executable = path.join(folder, 'chromium')
  if (existsSync(executable)) return executable
  const packed = path.join(path.dirname(createRequire(import.meta.url).resolve('chromium-109')), '../bin')
  const library = path.join(folder, 'swiftshader.tar')
  writeFileSync(library, brotliDecompressSync(readFileSync(path.join(packed, 'swiftshader.tar.br'))))
  execFileSync('tar', ['xf', library, '-C', folder])
  const unfinished = `${executable}.${process.pid}`
  writeFileSync(unfinished, brotliDecompressSync(readFileSync(path.join(packed, 'chromium.br'))), {
    mode: 0o755,
  })
  renameSync(unfinished, executable)
  return executable
}

/** The last Chromium for Windows 7, on which many Chinese browsers are based. */
export const oldestChromium: Engine = {
  name: 'Chromium 109',
  keepsPages: false,
  start: async () => visitorOf(unpackOldest()),
}

export const newestChromium: Engine = {
  name: 'Chromium',
  keepsPages: false,
  start: async () => {
    const executable = await currentChromium()
    if (executable === undefined) throw new Error('no Chromium: run `npm ci`')
    return visitorOf(executable)
  },
}
