import type { ContactCode } from './contact-codes'

/** The QR code of one of the company's channels. It is a file that all pages share, see `app/qr`. */
export function ChannelCode({
  code: { file, channel },
  className,
}: {
  code: ContactCode
  className?: string | undefined
}) {
  return <img src={file} alt={`${channel}二维码`} className={className} loading="lazy" decoding="async" />
}
