import buttons from '@/components/ui/button.module.css'
import { TextField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { compareHref, comparePath } from '@/lib/schools/school-ids'
import { type CompareData, longestName } from './load-compare'

type AddSchoolProps = Pick<CompareData, 'schools' | 'typed'>

/** A field for one more school of the comparison, and the choices when its name may mean several. It needs no script. */
export function AddSchool({ schools, typed: { words, isAdded, others } }: AddSchoolProps) {
  const ids = schools.map(({ id }) => id)
  const listed = isAdded ? ids.slice(0, -1) : ids
  return (
    <div className="print:hidden! grid grid-cols-1 gap-3">
      <form action={comparePath} method="get" className="items-end flex flex-wrap gap-3">
        {ids.length > 0 && <input type="hidden" name="ids" value={ids.join(',')} />}
        <TextField
          key={`${words} ${isAdded}`}
          id="compare-add"
          name="add"
          label="写校名加进对照"
          placeholder="如 UCL、曼大、哈佛"
          maxLength={longestName}
          defaultValue={isAdded ? '' : words}
        />
        <button type="submit" className={`${buttons.button} ${buttons.secondary} ${buttons.tall}`}>
          加进对照
        </button>
      </form>
      {words !== '' && !isAdded && others.length === 0 && (
        <p role="status">
          没有找到“{words}”，请换学校的中文或英文全名，或到
          <Link href={`/search?Keyword=${encodeURIComponent(words)}`}>站内搜索</Link>里找。
        </p>
      )}
      {others.length > 0 && (
        <p role="status">
          {isAdded ? `“${words}”也可能是：` : `“${words}”可能是几所学校，请选：`}
          {others.map(({ id, name }, at) => (
            <span key={id}>
              {at > 0 && '、'}
              <Link href={compareHref([...listed, id])}>{name}</Link>
            </span>
          ))}
        </p>
      )}
    </div>
  )
}
