import { contactCodes } from '@/components/site/chrome/contact-codes'
import { env } from '@/lib/core/env'
import { codeFile } from '@/lib/qr-code'

export const dynamic = 'force-static'
export const dynamicParams = false
export const revalidate = 600

const codes = () => Object.values(contactCodes(env()))

export const generateStaticParams = () => codes().map(({ file }) => ({ file: file.slice('/qr/'.length) }))

/** The QR code of one of the company's channels, such as `/qr/wechat.svg`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const code = codes().find((known) => known.file === `/qr/${file}`)
  if (code === undefined) return new Response(null, { status: 404 })
  return new Response(codeFile(code.value), { headers: { 'Content-Type': 'image/svg+xml' } })
}
