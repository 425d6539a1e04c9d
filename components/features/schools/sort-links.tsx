import { Link } from '@/components/ui/link'
import { listHref } from '@/lib/listing'
import { orderOf } from './sort-head'
import styles from './sort-links.module.css'

const orders = [
  { sort: 'rank', order: 'asc', label: 'QS 名次' },
  { sort: 'cost', order: 'asc', label: '学费从低到高' },
  { sort: 'admission', order: 'asc', label: '录取率从低到高' },
  { sort: 'admission', order: 'desc', label: '录取率从高到低' },
  { sort: 'international', order: 'desc', label: '国际学生比例从高到低' },
  { sort: 'size', order: 'desc', label: '人数从多到少' },
] as const

/** Orders that have no column of their own. Schools without the value come last in all of them. */
export function SortLinks({ path, values }: { path: string; values: Record<string, string> }) {
  const current = orderOf(values)
  const { sort: _, order: __, ...others } = values
  return (
    <nav aria-label="排序">
      <ul className={styles.links}>
        {orders.map(({ sort, order, label }) => (
          <li key={label}>
            <Link
              href={listHref(path, {
                ...others,
                sort: sort === 'rank' ? '' : sort,
                order: order === 'asc' ? '' : order,
              })}
              {...(current.sort === sort && current.order === order && { 'aria-current': true })}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
