import { existsSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hotlineHref, site } from '@/lib/site'

/** Where a build keeps the document that its server sends when nothing of the site can be drawn any more. */
const places = ['server/app/_global-error.html', 'server/pages/500.html']

/**
 * Puts our own document in the place of the framework's English one (specification §8). It has no script and no stylesheet: what
 * it would load may be what failed. Next builds it from a component of its own that nothing can replace.
 * @param buildFolder `.next`, or the same folder of a release
 */
export function writeErrorDocument(buildFolder: string): void {
  for (const place of places) {
    const file = path.join(buildFolder, place)
    if (existsSync(file)) writeFileSync(file, errorDocument)
  }
}

const title = 'An error occurred while showing the error page'

export const errorDocument = `<!DOCTYPE html>
<html lang="${site.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>
body { margin: 0; padding: 15vh 1.25rem; background: #fdfcf9; color: #10213f; font: 1rem/1.8 "PingFang SC", "Microsoft YaHei", sans-serif; text-align: center }
a { display: inline-block; padding: .5rem; color: #2c5193 }
</style>
</head>
<body>
<main>
<h1 lang="en">${title}</h1>
<p>系统出了问题，页面暂时打不开，请稍后再试。</p>
<p><a href="/">返回首页</a> <a href="${hotlineHref}">致电 ${site.hotline}</a></p>
</main>
</body>
</html>
`
