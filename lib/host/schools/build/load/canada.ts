import { loadValueColumns, type ValueColumn } from '../value-columns'
import type { Writer } from '../writer'

const ircc = { year: { column: 'as_of' }, source: 'ircc' } as const
const yesNo = ['yes', 'no']

const columns: readonly ValueColumn[] = [
  { column: 'dli', key: 'dli', as: 'text', ...ircc },
  { column: 'pgwp', key: 'pgwp', as: yesNo, ...ircc },
  { column: 'pal_exempt_grad', key: 'pal-exempt', as: yesNo, ...ircc },
  { column: 'public_private', key: 'ownership', as: ['public', 'private'], ...ircc },
]

export const loadCanada = (writer: Writer): void => loadValueColumns(writer, { file: 'ca_dli.csv', columns })
