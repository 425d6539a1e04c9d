import { encode } from 'uqr'

const dark = '#0b1730'

type Code = { size: number; path: string }

/**
 * The modules of a QR code as one path.
 * @param border width of the quiet zone in modules: two on a screen, four on paper
 */
export function drawCode(value: string, border = 2): Code {
  const { size, data } = encode(value, { ecc: 'M', border })
  return { size, path: data.map(toRuns).join('') }
}

/** A QR code as a file of its own. */
export const codeFile = (value: string): string => fileOf(drawCode(value), '')

/** A QR code for print: black, with the quiet zone of the standard, and its address in the file's title. */
export const printedCodeFile = (value: string): string =>
  fileOf(drawCode(value, 4), `<title>${value.replaceAll('&', '&amp;')}</title>`, '#000')

function fileOf({ size, path }: Code, title: string, color = dark): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">${title}<path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${color}" d="${path}"/></svg>`
}

/** One row of modules as rectangles; neighbours are joined, so that the path stays short. */
function toRuns(row: boolean[], y: number): string {
  let path = ''
  let start = -1
  for (let x = 0; x <= row.length; x += 1) {
    if (row[x] === true) {
      if (start < 0) start = x
    } else if (start >= 0) {
      path += `M${start} ${y}h${x - start}v1H${start}z`
      start = -1
    }
  }
  return path
}
