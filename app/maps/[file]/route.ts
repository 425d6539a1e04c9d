import { dotsFiles, drawDots } from '@/components/features/schools/dots-file'

export const dynamic = 'force-static'
export const dynamicParams = false

export const generateStaticParams = () => dotsFiles.map((file) => ({ file }))

/** The dots of a map, such as `/maps/us-country.svg`. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params
  const drawing = drawDots(file)
  if (drawing === null) return new Response(null, { status: 404 })
  return new Response(drawing, { headers: { 'Content-Type': 'image/svg+xml' } })
}
