import buttons from '@/components/ui/button.module.css'
import { CheckField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import type { BackgroundPage } from '@/lib/api/background-programmes'
import { paths } from '@/lib/routing/paths'

type CategoryFormProps = {
  categories: BackgroundPage['categories']
  /** Ids of the selected categories; with none, all are shown. */
  chosen: readonly number[]
}

/** Categories as checkboxes of a GET form: the address contains the choice, and no script is needed. */
export function CategoryForm({ categories, chosen }: CategoryFormProps) {
  return (
    <search className="print:hidden!">
      <Fold isOpenWide label={`按类别选（${categories.length} 个）`} isOpen={chosen.length > 0}>
        <QueryForm
          state={chosen}
          action={paths.backgroundProgrammes}
          className="lg:flex lg:items-end lg:gap-8"
        >
          <fieldset className="mb-4 lg:mb-0 lg:flex-1">
            <legend className="text-heading font-semibold">项目类别</legend>
            <div className="grid-cols-fill-9 lg:grid-cols-4 grid gap-x-3 mt-2">
              {categories.map(({ id, name, count }) => (
                <CheckField
                  key={id}
                  id={`category-${id}`}
                  name="b"
                  value={id}
                  defaultChecked={chosen.includes(id)}
                >
                  {name}
                  <span className="text-xs tabular-nums ms-2">{count} 个</span>
                </CheckField>
              ))}
            </div>
          </fieldset>
          <button type="submit" className={`${buttons.button} ${buttons.primary}`}>
            查看所选类别
          </button>
          {chosen.length > 0 && (
            <Link
              href={paths.backgroundProgrammes}
              className="ms-4 inline-flex items-center text-sm min-h-target max-lg:min-w-target"
            >
              清除，查看全部类别
            </Link>
          )}
        </QueryForm>
      </Fold>
    </search>
  )
}
