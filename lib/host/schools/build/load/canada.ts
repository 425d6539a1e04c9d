import { readTable } from '../source-tables'
import type { Writer } from '../writer'

export function loadCanada({ value }: Writer): void {
  const columns = ['id', 'dli', 'public_private', 'pgwp', 'pal_exempt_grad', 'as_of']
  for (const row of readTable('ca_dli.csv', columns)) {
    const id = row.required('id')
    const ircc = { year: row.text('as_of') ?? '2026 年名单', source: 'ircc' } as const
    value(id, 'dli', { text: row.text('dli'), ...ircc })
    value(id, 'pgwp', { text: row.oneOf('pgwp', ['yes', 'no']), ...ircc })
    value(id, 'pal-exempt', { text: row.oneOf('pal_exempt_grad', ['yes', 'no']), ...ircc })
    value(id, 'ownership', { text: row.oneOf('public_private', ['public', 'private']), ...ircc })
  }
}
