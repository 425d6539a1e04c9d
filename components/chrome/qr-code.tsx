import { encode } from 'uqr'

/** A QR code as inline SVG, drawn on the server. `label` says where the code leads, for whoever cannot see it. */
export function QrCode({ value, label, className }: { value: string; label: string; className?: string }) {
  const { size, data } = encode(value, { ecc: 'M', border: 2 })
  return (
    <svg
      className={className}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#ffffff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#0b1730" d={data.map(toRuns).join('')} />
    </svg>
  )
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
