import { chromium } from '@playwright/test'
import { globSync } from 'node:fs'
const exe = '/work/me/node_modules/.cache/browser-153.0.0/chromium'
const [out, port, ...rest] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: exe, args: ['--no-sandbox','--headless=old'] })
for (const a of rest) {
  const [w, path, full] = a.split('|')
  const c = await b.newContext({ viewport: { width: Number(w), height: w === '390' ? 844 : w === '1366' ? 768 : 900 }, ...(w === '390' ? { isMobile: true, hasTouch: true, userAgent: 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1' } : {}) })
  const p = await c.newPage()
  await p.goto(`http://localhost:${port}${path}`, { waitUntil: 'load' })
  await p.waitForTimeout(700)
  const name = `${out}/${w}${path.replace(/[^a-z0-9]+/gi, '_').slice(0, 60)}.png`
  if (full === 'full') { await p.evaluate(async () => { for (let y = 0; y < document.body.scrollHeight; y += 600) { scrollTo(0, y); await new Promise(r => setTimeout(r, 40)) } scrollTo(0, 0) }) ; await p.screenshot({ path: name, fullPage: true }) }
  else await p.screenshot({ path: name })
  console.log(name, await p.evaluate(() => document.documentElement.scrollHeight))
  await c.close()
}
await b.close()
