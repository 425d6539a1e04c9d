/** Writes `public/icons.svg` from the list of icons: `npx tsx tests/support/draw-icons.ts`. */
import { writeFileSync } from 'node:fs'
import { iconSprite } from './icon-sprite'

writeFileSync('public/icons.svg', iconSprite())
