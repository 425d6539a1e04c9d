import { encode } from 'uqr'

const dark = '#0b1730'

/** A QR code as inline SVG, for an address that only this page has. `label` says where the code leads. */
export function QrCode({ value, label, className }: { value: string; label: string; className?: string }) {
  const { size, path } = drawCode(value)
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill={dark} d={path} />
    </svg>
  )
}

/** A QR code as a file of its own. */
export function codeFile(value: string): string {
  const { size, path } = drawCode(value)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path fill="${dark}" d="${path}"/></svg>`
}

function drawCode(value: string): { size: number; path: string } {
  const { size, data } = encode(value, { ecc: 'M', border: 2 })
  return { size, path: data.map(toRuns).join('') }
}

/** One row of modules as rectangles, neighbours joined, so that the path stays short. */
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
