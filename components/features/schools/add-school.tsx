import buttons from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { comparisonHref, offerParameters } from '@/lib/schools/offers'
import { comparePath } from '@/lib/schools/school-ids'
import { type CompareData, longestName } from './load-compare'

type AddSchoolProps = Pick<CompareData, 'schools' | 'typed' | 'offers'>

/** A field for one more school of the comparison, and the choices when a name may mean several. It needs no script. */
export function AddSchool({ schools, typed, offers }: AddSchoolProps) {
  const ids = schools.map(({ id }) => id)
  const refused = typed.find(({ school }) => school === null)?.words ?? ''
  return (
    <div className="print:hidden! grid grid-cols-1 gap-3">
      <form action={comparePath} method="get" className="items-end flex flex-wrap gap-3">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
        <HiddenOffers ids={ids} offers={offers} />
        <TextField
          key={`${refused} ${ids.length}`}
          id="compare-add"
          name="add"
          label="写校名加进对照"
          placeholder="如 UCL、曼大、哈佛"
          maxLength={longestName}
          defaultValue={refused}
        />
        <button type="submit" className={`${buttons.button} ${buttons.secondary} ${buttons.tall}`}>
          加进对照
        </button>
      </form>
      {typed.map(({ words, school, others }) =>
        words !== '' && school === null && others.length === 0 ? (
          <p key={words} role="status">
            没有找到“{words}”，请换学校的中文或英文全名，或到
            <Link href={`/search?Keyword=${encodeURIComponent(words)}`}>站内搜索</Link>里找。
          </p>
        ) : (
          others.length > 0 && (
            <p key={words} role="status">
              {school === null ? `“${words}”可能是几所学校，请选：` : `“${words}”也可能是：`}
              {others.map(({ id, name }, at) => (
                <span key={id}>
                  {at > 0 && '、'}
                  <Link href={comparisonHref([...ids.filter((one) => one !== school?.id), id], offers)}>
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          )
        ),
      )}
    </div>
  )
}

/** The offers as fields of a form that changes the schools. */
const HiddenOffers = ({ ids, offers }: { ids: readonly string[] } & Pick<CompareData, 'offers'>) =>
  offerParameters(ids, offers).map(([name, text]) => (
    <input key={name} type="hidden" name={name} value={text} />
  ))
