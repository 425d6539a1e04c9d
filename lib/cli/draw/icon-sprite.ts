import * as lucide from 'lucide'
import { type IconName, iconNames } from '@/components/ui/icon-names'

/** The content of the file with every icon. The page sets colour and width of the lines. */
export function iconSprite(): string {
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${iconNames.map(symbol).join('\n')}\n</svg>\n`
}

function symbol(name: IconName): string {
  const shapes = drawingOf(name).map(
    ([tag, attributes]) =>
      `<${tag}${Object.entries(attributes)
        .map(([key, value]) => ` ${key}="${value}"`)
        .join('')}/>`,
  )
  return `<symbol id="${name}" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round">${shapes.join('')}</symbol>`
}

function drawingOf(name: IconName): lucide.IconNode {
  const exported = name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase())
  const drawing = Object.entries(lucide.icons).find(([key]) => key === exported)?.[1]
  if (drawing === undefined) throw new Error(`Lucide has no icon ${exported}`)
  return drawing
}
