import { glob, readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'

/** Files that contain the words of pages. */
const folders = ['app/**/content.yaml', 'lib/content/**/*.{ts,md}']
const comment = /^\s*(?:\*|\/\/|\/\*)/

it('keeps brackets in running text within twenty characters, so that a remark does not hide a figure', async () => {
  const found: string[] = []
  for (const folder of folders) {
    for await (const file of glob(folder)) {
      // A guide for editors is not a page.
      if (file.endsWith('README.md')) continue
      const lines = (await readFile(file, 'utf8')).split('\n')
      for (const [at, line] of lines.entries()) {
        const long = comment.test(line) ? [] : (line.match(/（[^（）]{21,}）/g) ?? [])
        if (long.length > 0) found.push(`${file}:${at + 1} ${long.join(' ')}`)
      }
    }
  }
  expect(found).toEqual([])
})
