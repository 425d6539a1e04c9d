import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { fewestFolded } from '@/components/ui/open-rows'
import { QueryForm } from '@/components/ui/query-form'
import { type Filter, filterLabel, listHref } from '@/lib/listing'
import styles from './filter-form.module.css'

type FilterFormProps = {
  path: string
  filters: readonly Filter[]
  /** Number of visible filters; by default all. The others are in a closed fold, also while one of them is set: the results come first. */
  open?: number
  values: Record<string, string>
  /** Puts the whole form into a fold, because nothing was found and the suggestions come first. */
  isFolded?: boolean
}

/** The filters of a list as a GET form: the address contains the state, Back restores it, and no script is needed. */
export function FilterForm({
  path,
  filters,
  open: usual = filters.length,
  values,
  isFolded = false,
}: FilterFormProps) {
  const asked = filters.filter((filter) => !isCarried(filter))
  // A fold must not be inside another fold.
  const open = isFolded ? asked.length : usual
  const folded = asked.slice(open)
  const chosen = folded.filter(({ name }) => values[name] !== undefined).length
  const active = filters.filter((filter) => values[filter.name] !== undefined)
  // A form of one search field shows by itself what is set.
  const isSearch = asked.length === 1 && asked[0]?.kind === 'text'
  const chips = isSearch ? active.filter(isCarried) : active
  const form = (
    <QueryForm
      state={values}
      omitsEmpty
      action={path}
      className={`${styles.form} grid-cols-main-end items-end grid gap-3`}
    >
      {active.filter(isCarried).map(({ name }) => (
        <input key={name} type="hidden" name={name} value={values[name]} />
      ))}
      <div className={`${styles.fields} items-end grid grid-cols-2 gap-3`}>
        {asked.slice(0, open).map((filter) => (
          <FilterField key={filter.name} filter={filter} value={values[filter.name]} />
        ))}
      </div>
      {folded.length > 0 && (
        <div className={styles.more}>
          <Fold
            isOpenWide={folded.length < fewestFolded}
            label={`更多条件（${[folded.length, chosen > 0 && `已选 ${chosen}`].filter(Boolean).join('，')}）`}
          >
            <div className={`${styles.fields} items-end grid grid-cols-2 gap-3`}>
              {folded.map((filter) => (
                <FilterField key={filter.name} filter={filter} value={values[filter.name]} />
              ))}
            </div>
          </Fold>
        </div>
      )}
      <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
        查看结果
      </button>
    </QueryForm>
  )
  return (
    <search className="print:hidden! grid gap-3">
      {isFolded ? <Fold label="改条件">{form}</Fold> : form}
      {chips.length > 0 && (
        <ul className="flex flex-wrap gap-2" aria-label="已选条件">
          {chips.map((filter) => {
            const { [filter.name]: value = '', ...others } = values
            return (
              <li key={filter.name}>
                <Link
                  href={listHref(path, others)}
                  className={`px-3 border border-ink-200 rounded-sm bg-ink-50 text-ink-900 hover:border-ink-600 inline-flex items-center gap-2 text-sm min-h-target max-lg:min-w-target no-underline`}
                  aria-label={`${filterLabel(filter, value)}，移除此条件`}
                >
                  {filterLabel(filter, value)}
                  <span aria-hidden="true">×</span>
                </Link>
              </li>
            )
          })}
          <li>
            <Link
              href={path}
              className={`px-3 inline-flex items-center gap-2 text-sm min-h-target max-lg:min-w-target`}
            >
              清除全部条件
            </Link>
          </li>
        </ul>
      )}
    </search>
  )
}

function FilterField({ filter, value = '' }: { filter: Filter; value: string | undefined }) {
  const { name, label } = filter
  return filter.kind === 'choice' ? (
    <SelectField
      id={`filter-${name}`}
      name={name}
      label={label}
      placeholder={filter.none ?? '不限'}
      choices={filter.choices}
      defaultValue={value}
    />
  ) : (
    <TextField
      id={`filter-${name}`}
      name={name}
      label={label}
      type="search"
      placeholder={filter.placeholder}
      maxLength={filter.maxLength}
      defaultValue={value}
    />
  )
}

const isCarried = (filter: Filter) => filter.kind === 'choice' && filter.byLinks === true
