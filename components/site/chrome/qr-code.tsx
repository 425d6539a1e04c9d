import { drawCode } from '@/lib/qr-code'

/** A QR code as inline SVG, for an address of this page only. `label` names the target of the code. */
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
      <path fill="#0b1730" d={path} />
    </svg>
  )
}
