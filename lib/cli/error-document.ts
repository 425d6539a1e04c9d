import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'

/**
 * What is shown when nothing of the site can be drawn any more (specification §8): nginx serves it where no process answers. It has
 * no script and no stylesheet, since what it would load may be what failed.
 */
const document = 'public/error.html'

/** Where a build keeps the framework's own document for that, made of a component that nothing can replace. */
const places = ['server/app/_global-error.html', 'server/pages/500.html']

/** @param buildFolder `.next`, or the same folder of a release */
export function replaceErrorDocument(buildFolder: string): void {
  for (const place of places) {
    const file = path.join(buildFolder, place)
    if (existsSync(file)) copyFileSync(document, file)
  }
}
