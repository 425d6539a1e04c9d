import { Button } from '@/components/ui/button'
import fieldStyles from '@/components/ui/field.module.css'
import { QueryForm } from '@/components/ui/query-form'
import { type CourseRow, courseLimits, type GpaReading, removeAction } from '@/lib/tools/gpa/courses'
import '../tools.css'

/** Name, credits, mark and the way out of a course. */
const columns =
  'grid grid-cols-[minmax(0,1fr)_min(3.75rem,20%)_min(4.5rem,22%)_min(2.75rem,16%)] gap-y-1 gap-x-2'

/** The courses as one GET form. Buttons that add and remove a row submit it too, so no script is needed. */
export function GpaForm({ path, reading }: { path: string; reading: GpaReading }) {
  const { rows, errors } = reading
  const numbered = rows.map((row, at) => ({ ...row, number: at + 1 }))
  return (
    <QueryForm state={rows} action={`${path}#courses`} data-tool="questions" id="courses" aria-label="课程">
      {/* Enter in a field presses the first submit button, which must not be a button that removes a row. */}
      <button
        type="submit"
        className="sr-only"
        tabIndex={-1}
        aria-hidden="true"
        formAction={`${path}#result-section`}
      >
        计算
      </button>
      <h2>课程</h2>
      <div className={`text-muted text-sm ${columns}`} aria-hidden="true">
        <span>课程名</span>
        <span>学分</span>
        <span>分数</span>
        <span />
      </div>
      <ol className="grid gap-1">
        {numbered.map((row) => (
          <Row key={row.number} row={row} error={errors[row.number - 1]} />
        ))}
      </ol>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3 text-muted">
        <Button type="submit" formAction={`${path}#result-section`}>
          计算绩点
        </Button>
        {rows.length < courseLimits.rows && (
          <Button type="submit" variant="secondary" name="op" value="add">
            加一门课
          </Button>
        )}
      </p>
      <p className="text-muted text-quiet">
        空行不计；一次至多 {courseLimits.rows} 门。五级制（优、良、中、及格）和字母（A 到
        F）也可以填，怎样折算写在结果里；只记“合格”“通过”的课和免修、缓考的课不计入。
      </p>
    </QueryForm>
  )
}

function Row({ row, error }: { row: CourseRow & { number: number }; error: string | undefined }) {
  const { number } = row
  const errorId = `course-${number}-error`
  const aria = { 'aria-invalid': error ? true : undefined, 'aria-describedby': error && errorId } as const
  return (
    <li data-tool="row" className={columns}>
      <input
        name="name"
        className={fieldStyles.control}
        defaultValue={row.name}
        maxLength={courseLimits.name}
        placeholder={`第 ${number} 门`}
        aria-label={`第 ${number} 门：课程名`}
        autoComplete="off"
      />
      <input
        name="credit"
        className={fieldStyles.control}
        defaultValue={row.credit}
        inputMode="decimal"
        maxLength={12}
        aria-label={`第 ${number} 门：学分`}
        autoComplete="off"
        {...aria}
      />
      <input
        name="score"
        className={fieldStyles.control}
        defaultValue={row.score}
        maxLength={12}
        aria-label={`第 ${number} 门：分数`}
        autoComplete="off"
        {...aria}
      />
      <button
        type="submit"
        name="op"
        value={removeAction(number - 1)}
        data-tool="remove"
        className="text-sm min-h-target rounded-sm text-link underline hover:bg-ink-50"
      >
        删除<span className="sr-only">第 {number} 门</span>
      </button>
      {error !== undefined && (
        <p className={`${fieldStyles.error} text-danger text-sm font-semibold col-span-full`} id={errorId}>
          第 {number} 门：{error}，这一门暂未计入
        </p>
      )}
    </li>
  )
}
