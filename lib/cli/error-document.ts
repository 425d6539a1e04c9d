import { copyFileSync, existsSync } from 'node:fs'
import path from 'node:path'

/**
 * The page that is shown when the site cannot render anything (specification §8): nginx serves it when no process answers. It has no
 * script and no stylesheet, because the server for them may be what failed.
 */
const document = 'public/error.html'

/** Where a build stores the framework's own document for this case, which comes from a component that cannot be replaced. */
const places = ['server/app/_global-error.html', 'server/pages/500.html']

/** @param buildFolder `.next`, or the same folder of a release */
export function replaceErrorDocument(buildFolder: string): void {
  for (const place of places) {
    const file = path.join(buildFolder, place)
    if (existsSync(file)) copyFileSync(document, file)
  }
}
