/** Writes `public/icons.svg` from the list of icons: `npm run draw:icons`. */
import { writeFileSync } from 'node:fs'
import { iconSprite } from './icon-sprite'

writeFileSync('public/icons.svg', iconSprite())
