import { FactList } from '@/components/facts/fact'
import { SourceLink } from '@/components/facts/source-link'
import { Link } from '@/components/ui/link'
import { figure } from '@/lib/facts/registry'
import { detailPath } from '@/lib/routing/paths'
import { type FeeSpan, hasTuition } from '@/lib/schools/tuition'
import { yearsIn } from '@/lib/tools/cost/country'
import type { Estimate } from '@/lib/tools/cost/estimate'
import { ownField, ownLines } from '@/lib/tools/cost/fields'
import { costHref } from '@/lib/tools/cost/href'
import type { CostInput } from '@/lib/tools/cost/input'
import { levels } from '@/lib/tools/cost/levels'
import { isNeeded, type Line } from '@/lib/tools/cost/line'
import { hasCommonTuition } from '@/lib/tools/cost/tuition-line'

/** What an estimate lacks for a sum: the field for it, where to choose a school, the range of published fees. */
export function CostMissing({ input, estimate }: { input: CostInput; estimate: Estimate }) {
  const missing = estimate.missing.filter((line) => isNeeded(line))
  if (missing.length === 0) return null
  return (
    <div className="border-s-3 border-s-accent bg-accent-soft px-6 py-4">
      <ul>
        {missing.map((line) => (
          <li key={line.id}>
            <strong>{line.label}没查到。</strong>
            <Ways line={line} input={input} spans={estimate.spans} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function Ways({ line, input, spans }: { line: Line; input: CostInput; spans: readonly FeeSpan[] }) {
  const own = ownLines.find((each) => each.line === line.id)
  const isTuition = line.id === 'tuition'
  // Spans of the kind `living` are living costs of American colleges, not prices of tuition.
  const prices = spans.filter(({ basis }) => basis !== 'living')
  const isOfSchool = isTuition && input.school !== null
  const hasSchools = isTuition ? prices.length > 0 : line.id === 'living' && input.country.value === 'us'
  return (
    <>
      {isOfSchool && <SchoolWays input={input} spans={prices} />}
      {hasSchools && !isOfSchool && hasTuition(input.level) && (
        <>
          {' '}
          <a href="#school">写一所学校</a>，用它公布的{isTuition ? '学费' : '住宿、伙食和书本费'}；或者
        </>
      )}
      {own !== undefined && (
        <>
          {' '}
          <a href={`#${ownField(own.line)}`}>
            自己填{own.label}（{own.per}）
          </a>
          。
        </>
      )}
      {line.ask !== null && (
        <>
          {' '}
          到哪里问：
          <SourceLink source={line.ask} />。
        </>
      )}
      {isTuition && !isOfSchool && <KnownPrices {...input} />}
    </>
  )
}

/**
 * Why a chosen school has no tuition here, and how to see the prices of others, which are never shown under its name.
 */
function SchoolWays({ input, spans }: { input: CostInput; spans: readonly FeeSpan[] }) {
  const { school, country, level } = input
  if (school === null) return null
  const name = levels.find(({ value }) => value === level)?.label
  const years = input.yearsNote === null ? input.years : yearsIn(country, level)
  const average = spans.find(({ basis }) => basis === 'average')
  return (
    <>
      {' '}
      {school.hasProgrammes
        ? `${school.name}的${name}没有全校统一的价，请在上面选一个课程；`
        : `没有收到${school.name}现在的${name}学费，也不拿别的学校的价代替；`}
      {average !== undefined && !school.hasProgrammes && (
        <>
          <Link href={detailPath.school(school.id)}>学校页</Link>若写全校平均，那是{' '}
          {average.feeYears.join('、')} 学年的旧数，不计入；
        </>
      )}
      {hasCommonTuition(input, spans) && (
        <>
          想先看大概，
          <Link href={costHref({ ...input, school: null, fee: null, schoolLiving: null, years })}>
            不写学校，按{country.label}公布的价估
          </Link>
          ；或者
        </>
      )}
    </>
  )
}

/** Where the prices of single schools are, and the country's own average, when they are not enough for a sum. */
function KnownPrices({ country, level }: Pick<CostInput, 'country' | 'level'>) {
  const average = country.averages?.[level]
  const study = ({ undergraduate: 'bachelor', master: 'master' } as const)[
    level as 'undergraduate' | 'master'
  ]
  return (
    <>
      {study !== undefined && (
        <p>
          个别学校的公布价，
          <Link href={`/yxk?country=${country.value}&study=${study}&sort=cost`}>到院校库按学费看</Link>。
        </p>
      )}
      {average !== undefined && (
        <>
          <p>{average.note}</p>
          <FactList facts={average.facts.flat().map(figure)} />
        </>
      )}
    </>
  )
}
