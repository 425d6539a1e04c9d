import buttons from '@/components/ui/button.module.css'
import type { SchoolLevel } from '@/lib/contract/schools'
import { orderOf, orders } from './order-of'

type SortFormProps = {
  level: SchoolLevel
  path: string
  values: Record<string, string>
  /** Values that no school of the list has: an order by them would change nothing. */
  absent: ReadonlySet<string>
}

/** The order of the list: one field, sent by its button. Schools without the value come last in all orders. */
export function SortForm({ level, path, values, absent }: SortFormProps) {
  const current = orderOf(values)
  const { sort: _, order: __, ...others } = values
  return (
    <form action={path} method="get" className="print:hidden! flex flex-wrap gap-2" key={current}>
      {Object.entries(others).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <select
        name="by"
        aria-label="排序"
        defaultValue={current}
        className="max-w-40 border border-line-strong px-3 text-sm min-h-target min-w-0 rounded-sm bg-white"
      >
        {orders
          .filter(({ isForAll }) => isForAll || level === 'university')
          .filter(({ id }) => id === current || !absent.has(id.split('-')[0] ?? ''))
          .map(({ id, label, ofHighSchools }) => (
            <option key={id} value={id}>
              {level === 'hischool' ? (ofHighSchools ?? label) : label}
            </option>
          ))}
      </select>
      <button type="submit" className={`${buttons.button} ${buttons.secondary} ${buttons.small} text-sm`}>
        排序
      </button>
    </form>
  )
}
