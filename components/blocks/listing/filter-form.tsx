import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import { type Filter, filterLabel, listHref } from '@/lib/listing'
import styles from './filter-form.module.css'

type FilterFormProps = {
  path: string
  filters: readonly Filter[]
  values: Record<string, string>
}

/** The filters of a list as a GET form: the address holds the state, Back restores it, and no script is needed. */
export function FilterForm({ path, filters, values }: FilterFormProps) {
  const active = filters.filter((filter) => values[filter.name] !== undefined)
  return (
    <search className={styles.search}>
      <QueryForm state={values} omitsEmpty action={path} className={styles.form}>
        {active.filter(isCarried).map(({ name }) => (
          <input key={name} type="hidden" name={name} value={values[name]} />
        ))}
        {filters
          .filter((filter) => !isCarried(filter))
          .map((filter) =>
            filter.kind === 'choice' ? (
              <SelectField
                key={filter.name}
                id={`filter-${filter.name}`}
                name={filter.name}
                label={filter.label}
                placeholder="不限"
                choices={filter.choices}
                defaultValue={values[filter.name] ?? ''}
              />
            ) : (
              <TextField
                key={filter.name}
                id={`filter-${filter.name}`}
                name={filter.name}
                label={filter.label}
                type="search"
                placeholder={filter.placeholder}
                maxLength={filter.maxLength}
                defaultValue={values[filter.name] ?? ''}
              />
            ),
          )}
        <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
          查看结果
        </button>
      </QueryForm>
      {active.length > 0 && (
        <ul className={styles.chips} aria-label="已选条件">
          {active.map((filter) => {
            const { [filter.name]: value = '', ...others } = values
            return (
              <li key={filter.name}>
                <Link href={listHref(path, others)} className={styles.chip}>
                  {filterLabel(filter, value)}
                  <span aria-hidden="true">×</span>
                  <span className="visually-hidden">（移除此条件）</span>
                </Link>
              </li>
            )
          })}
          <li>
            <Link href={path} className={styles.reset}>
              清除全部条件
            </Link>
          </li>
        </ul>
      )}
    </search>
  )
}

const isCarried = (filter: Filter) => filter.kind === 'choice' && filter.byLinks === true
