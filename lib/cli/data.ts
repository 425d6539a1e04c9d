/**
 * `npm run data`: writes the school library from the tables of `lib/content/schools` when the tables or the code that reads them have
 * changed, and the schemas with which editors complete content. `--schemas`, after `npm ci`: only these. `--places`: also
 * `docs/values.md`, where each value of the library is printed.
 */

import { writeFileSync } from 'node:fs'
import { writeJsonSchemas } from '@/lib/collections/json-schema'

if (!process.argv.includes('--schemas')) {
  const { writeSchoolLibrary } = await import('@/lib/host/schools/build/build-store')
  const { schoolFile } = await import('@/lib/host/schools/store')
  console.log(writeSchoolLibrary() ? `院校库已写入 ${schoolFile}` : '院校库是最新的')
}
for (const file of writeJsonSchemas()) console.log(`编辑器的提示已写入 ${file}`)
if (process.argv.includes('--places')) {
  const { valuePlaces } = await import('./value-places')
  writeFileSync('docs/values.md', valuePlaces())
}
