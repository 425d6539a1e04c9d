import { Button } from '@/components/ui/button'
import { SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { QueryForm } from '@/components/ui/query-form'
import { bands, longestName, type RankScope, type RankState } from '@/lib/tools/rankings/view'
import './rankings-table.css'
import { systemNames } from './rankings-words'

type RankingsControlsProps = {
  scope: RankScope
  state: RankState
  countries: readonly { code: string; name: string }[]
}

/** Filters as one GET form: the address contains all of it. */
export function RankingsControls({ scope, state, countries }: RankingsControlsProps) {
  return (
    <search aria-label="筛选排名">
      <QueryForm
        state={{ ...state, notes: [] }}
        action={scope.path}
        data-ranking="form"
        className="grid gap-x-3 gap-y-2 items-end print:hidden!"
        aria-label="筛选排名"
      >
        {countries.length > 1 && (
          <SelectField
            id="country"
            name="country"
            label="国家或地区"
            placeholder="全部"
            choices={countries.map(({ code, name }) => ({ value: code, label: name }))}
            defaultValue={state.country ?? ''}
          />
        )}
        <TextField
          id="q"
          name="q"
          label="校名"
          maxLength={longestName}
          defaultValue={state.name}
          placeholder="中文或英文"
        />
        <Button type="submit" size="tall">
          查看
        </Button>
        <div data-ranking="more" className="col-span-full">
          <Fold label="名次范围" isOpen={state.band !== null}>
            <SelectField
              id="band"
              name="band"
              label={`${systemNames[scope.main]} 名次`}
              placeholder="不限"
              choices={bands.filter(({ value }) => scope.main === 'qs' || Number(value) <= 50)}
              defaultValue={state.band === null ? '' : String(state.band)}
            />
          </Fold>
        </div>
      </QueryForm>
    </search>
  )
}
