import buttons from '@/components/ui/button.module.css'
import { SelectField } from '@/components/ui/field'
import { Link } from '@/components/ui/link'
import { costCountries } from '@/lib/collections/kinds/cost-country'
import { paths } from '@/lib/routing/paths'
import { levels } from '@/lib/tools/cost/levels'
import './home.css'

const { button, secondary } = buttons

/** Pages that take the answer; a list of schools is there for its own levels only. */
const answers = [
  { label: '有哪些大学', path: paths.schools, list: 'universities' },
  { label: '有哪些中学', path: paths.highSchools, list: 'schools' },
  { label: '我能申吗', path: paths.conditionCheck, list: undefined },
] as const

/** Tools that ask for no phone number, besides those of the buttons. */
const tools = [
  { label: 'GPA 计算器', href: paths.gpa, note: '十种算法并排算' },
  { label: '世界大学排名', href: paths.ranking, note: 'QS 和软科并排看' },
  { label: '申请截止日', href: paths.deadlines, note: '按周列，可按国家筛' },
  { label: '性格测试', href: paths.personalityTest, note: '三十题看兴趣方向' },
] as const

/** Destination and level, asked once. Each button passes the answer to another page. The list of schools is that of the level; of language schools there is none. */
export function QuickFigures() {
  return (
    <form
      action={paths.cost}
      className="mt-6 border-t-4 border-t-ink-700 px-6 py-4 grid content-start gap-3 border border-line rounded-md bg-card [box-shadow:var(--shadow-md)]"
      aria-labelledby="quick"
      data-answer=""
    >
      <h2 id="quick" className="font-display text-xl">
        先算一算
      </h2>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        <SelectField id="quick-country" name="country" label="去哪里" choices={costCountries.list()} />
        <SelectField id="quick-level" name="level" label="读什么" choices={levels} />
      </div>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-3">
        <button type="submit" className={`px-2 ${button} ${secondary} whitespace-nowrap`}>
          要多少钱
        </button>
        {answers.map(({ label, path, list }) => (
          <button
            key={path}
            type="submit"
            formAction={path}
            className={`px-2 ${button} ${secondary} whitespace-nowrap`}
            data-home={list}
          >
            {label}
          </button>
        ))}
      </div>
      <p className="text-muted text-sm">
        不用留电话。也可以<Link href={paths.searchPage}>搜索学校、专业、考试</Link>
      </p>
      <ul className="grid grid-cols-2 gap-x-6 border-t border-line">
        {tools.map(({ label, href, note }) => (
          <li key={href}>
            <Link href={href} className="inline-flex items-center min-h-target">
              {label}
            </Link>
            <p className="max-lg:hidden text-muted text-quiet">{note}</p>
          </li>
        ))}
      </ul>
    </form>
  )
}
