import { Icon } from '@/components/ui/icon'
import { Link } from '@/components/ui/link'
import { type SchoolSort, type SortOrder, schoolSorts } from '@/lib/contract/schools'
import { listHref } from '@/lib/listing'
import styles from './sort-head.module.css'

type SortHeadProps = {
  path: string
  values: Record<string, string>
  sort: SchoolSort
  className?: string
  children: string
}

/** The order a list's address asks for. */
export const orderOf = (values: Record<string, string>): { sort: SchoolSort; order: SortOrder } => ({
  sort: schoolSorts.find((sort) => sort === values.sort) ?? 'rank',
  order: values.order === 'desc' ? 'desc' : 'asc',
})

/** A column's heading that sorts by it; pressed again it turns the order round. Usual orders leave the address short. */
export function SortHead({ path, values, sort, className, children }: SortHeadProps) {
  const current = orderOf(values)
  const isCurrent = current.sort === sort
  const next: SortOrder = isCurrent && current.order === 'asc' ? 'desc' : 'asc'
  const { sort: _, order: __, ...others } = values
  const icon = current.order === 'asc' ? 'arrow-up' : 'arrow-down'
  return (
    <th
      scope="col"
      className={className}
      {...(isCurrent && { 'aria-sort': current.order === 'asc' ? 'ascending' : 'descending' })}
    >
      <Link
        href={listHref(path, {
          ...others,
          sort: sort === 'rank' ? '' : sort,
          order: next === 'asc' ? '' : next,
        })}
        className={styles.link}
      >
        {children}
        {isCurrent && <Icon of={icon} size={14} strokeWidth={2} />}
        <span className="visually-hidden">{next === 'asc' ? '，改为正序' : '，改为倒序'}</span>
      </Link>
    </th>
  )
}
