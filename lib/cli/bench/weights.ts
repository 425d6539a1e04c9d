import { measurePage } from '@/tests/support/page-bytes'
import { pageWeights } from '@/tests/support/page-weights'
import type { Row } from './goals'

/** Weight of a page of each kind, with its goal; the row's name contains the size of the uncompressed HTML. */
export async function measureWeights(origin: string): Promise<Row[]> {
  const rows: Row[] = []
  for (const [kind, { path, goal }] of Object.entries(pageWeights)) {
    const bytes = await measurePage(path, async (address) => {
      const response = await fetch(new URL(address, origin))
      if (!response.ok) throw new Error(`${address} answers ${response.status}`)
      return await response.text()
    })
    const raw = (bytes.htmlRaw / 1000).toFixed(0)
    for (const part of ['html', 'css', 'js'] as const) {
      rows.push({
        what: `${kind}: ${part}${part === 'html' ? ` (${raw} KB raw)` : ''}`,
        now: bytes[part] / 1000,
        unit: 'KB gzip',
        goal: { most: goal[part] },
      })
    }
  }
  return rows
}
