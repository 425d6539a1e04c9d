/** Writes `public/icons.svg` from the list of icons: `npx tsx lib/cli/draw/icons.ts`. */
import { writeFileSync } from 'node:fs'
import { iconSprite } from './icon-sprite'

writeFileSync('public/icons.svg', iconSprite())
