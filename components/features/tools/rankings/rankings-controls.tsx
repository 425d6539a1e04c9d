import buttons from '@/components/ui/button.module.css'
import { SelectField, TextField } from '@/components/ui/field'
import { Fold } from '@/components/ui/fold'
import { Link } from '@/components/ui/link'
import { QueryForm } from '@/components/ui/query-form'
import { systems } from '@/lib/tools/rankings/entries'
import {
  bands,
  longestName,
  noWeights,
  type RankScope,
  type RankState,
  rankHref,
  weightFields,
  weightLimit,
} from '@/lib/tools/rankings/view'
import './rankings-table.css'
import { systemNames } from './rankings-words'

type RankingsControlsProps = {
  scope: RankScope
  state: RankState
  countries: readonly { code: string; name: string }[]
}

/** Filters and the visitor's own weights as one GET form: the address contains all of it. */
export function RankingsControls({ scope, state, countries }: RankingsControlsProps) {
  const isWeighted = systems.some((system) => state.weights[system] > 0)
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
        <button type="submit" className={`${buttons.button} ${buttons.primary} ${buttons.tall}`}>
          查看
        </button>
        <div data-ranking="more" className="col-span-full">
          <Fold label="名次范围；按自己看重的榜单加权" isOpen={isWeighted || state.band !== null}>
            <div className="grid grid-cols-fill-9 gap-3">
              <SelectField
                id="band"
                name="band"
                label={`${systemNames[scope.main]} 名次`}
                placeholder="不限"
                choices={bands.filter(({ value }) => scope.main === 'qs' || Number(value) <= 50)}
                defaultValue={state.band === null ? '' : String(state.band)}
              />
              {systems.map((system) => (
                <SelectField
                  key={system}
                  id={weightFields[system]}
                  name={weightFields[system]}
                  label={systemNames[system]}
                  choices={Array.from({ length: weightLimit + 1 }, (_, weight) => ({
                    value: weight === 0 ? '' : String(weight),
                    label: weight === 0 ? '0（不看）' : String(weight),
                  }))}
                  defaultValue={state.weights[system] === 0 ? '' : String(state.weights[system])}
                />
              ))}
            </div>
            <p>
              给每张榜 0 到 {weightLimit}{' '}
              的权重，按名次的加权平均重排（自定义排序，非官方排名），数越小越靠前。区间取起点；所选的榜里缺一个名次，就不参加，排在后面。
            </p>
            {isWeighted && (
              <Link href={rankHref(scope, state, { weights: noWeights, sort: scope.main, order: 'asc' })}>
                回到官方次序
              </Link>
            )}
          </Fold>
        </div>
      </QueryForm>
    </search>
  )
}
