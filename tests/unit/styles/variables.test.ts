import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (files: string) => globSync(files).map((file) => ({ file, code: readFileSync(file, 'utf8') }))

const styles = read('{app,components}/**/*.{css,ts,tsx}')

/** Variables that are given a value: in a rule, in an object of styles, by `setProperty`. What is inline in the theme is not in the page. */
const declaredIn = (code: string) =>
  [...code.replace(/@theme inline \{[^}]*\}/g, '').matchAll(/(--[\w-]+)(?:['"\]]*:|['"],)/g)].map(
    ([, name]) => name,
  )

/** `var(--name)` without another value to fall back to, for names that are not declared. */
const undeclared = (files: typeof styles, declared: ReturnType<typeof declaredIn>) =>
  files.flatMap(({ file, code }) =>
    [...code.matchAll(/var\((--[\w-]+)\)/g)]
      .filter(([, name]) => !declared.includes(name))
      .map(([use]) => `${file}: ${use}`),
  )

test('every variable of a drawing is one of the whole site', () => {
  const site = declaredIn(readFileSync('app/globals.css', 'utf8'))
  const drawings = read('public/**/*.svg')
  expect(drawings.filter(({ code }) => code.includes('var(--color-white)')).length).toBeGreaterThan(20)
  expect(undeclared(drawings, site)).toEqual([])
})

test('every variable of a style is declared somewhere', () => {
  expect(undeclared(styles, declaredIn(styles.map(({ code }) => code).join('\n')))).toEqual([])
})
