import { globSync, readFileSync } from 'node:fs'
import { build } from 'esbuild'
import { expect, it } from 'vitest'

/** Vitest knows no browser: a component that reads a file passes every test here and breaks the compilation of its page. */
it('modules for the browser import nothing of Node, not through others either', async () => {
  const entryPoints = globSync('{app,components,lib,stores}/**/*.{ts,tsx}').filter((file) =>
    /^['"]use client['"]/m.test(readFileSync(file, 'utf8')),
  )
  expect(entryPoints.length).toBeGreaterThan(20)
  const { metafile } = await build({
    entryPoints,
    bundle: true,
    write: false,
    outdir: 'unwritten',
    metafile: true,
    packages: 'external',
    loader: { '.css': 'empty' },
    logLevel: 'silent',
  })
  const found = Object.entries(metafile.inputs).flatMap(([file, { imports }]) =>
    imports.filter(({ path }) => path.startsWith('node:')).map(({ path }) => `${file} imports ${path}`),
  )
  expect(found).toEqual([])
})
