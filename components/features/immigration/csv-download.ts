import { toCsv } from '@/lib/core/csv'

/** A table as a download. @param name name of the file, without its extension */
export const csvDownload = (name: string, ...table: Parameters<typeof toCsv>): Response =>
  new Response(toCsv(...table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}.csv"`,
      'Cache-Control': 'public, max-age=3600',
      'X-Robots-Tag': 'noindex',
    },
  })
