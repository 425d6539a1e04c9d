import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'

/** The modules that store something in a browser. The key of each is a type of `lib/leads/browser-storage.ts`. */
const storing = [
  'app/m/desktop/route.ts',
  // Only removes what Baidu's script has stored.
  'components/site/visits/baidu-tongji.ts',
  'components/site/widget/session-memory.ts',
  'lib/chunk-errors.ts',
  'lib/core/browser-store.ts',
  'lib/host/own-cookie.ts',
  'lib/leads/touches.ts',
]

it('is written only where its key is named in the privacy agreement', () => {
  const found = ['app', 'components', 'lib', 'stores'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !file.startsWith('content/'))
      .map((file) => path.join(folder, file))
      .filter((file) =>
        /(?:local|session)Storage\.setItem|\bsetCookie\(|Set-Cookie|indexedDB|document\.cookie/.test(
          readFileSync(file, 'utf8'),
        ),
      ),
  )
  expect(found.sort()).toEqual(storing)
})
