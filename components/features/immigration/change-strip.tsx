import { SourceLink } from '@/components/facts/source-link'
import { Flag } from '@/components/ui/flag'
import { Link } from '@/components/ui/link'
import { DayStrip } from '@/components/ui/plots/day-strip'
import { PlotFigure } from '@/components/ui/plots/plot-figure'
import { type Change, changesOfCountries, isComing, listChanges } from '@/lib/collections/kinds/change'
import { changeLabels, labelIn } from '@/lib/collections/kinds/labels'
import { daysBetween, shanghaiDate } from '@/lib/core/time'
import { detailPath, paths } from '@/lib/routing/paths'
import { dateWords } from './change-words'

/** Days of a picture, and the least that make one. */
const most = 6
const fewest = 3

/** Countries that fit a row. */
const mostCountries = 9

/** The rules that begin to hold next, in all countries; where they are few, those that began last too. */
export function ComingChanges() {
  const today = shanghaiDate(new Date())
  const settled = listChanges().filter(({ standing }) => standing === 'settled')
  const coming = settled.filter((change) => isComing(change, today)).toReversed()
  const changes = [...coming, ...settled.filter((change) => !isComing(change, today))]
  const [nearest] = changes
  if (nearest === undefined || changes.length < fewest) return null
  const shown = coming.length > most ? `，下面是最近的 ${most} 条` : ''
  const ahead =
    coming.length === 0
      ? '记到的规定都已经开始适用'
      : `已经定下、日子还没到的规定有 ${coming.length} 条${shown}`
  return (
    <div className="grid gap-2">
      <ChangeFigure
        title={`${ahead}，${lastWords(nearest, changes)}`}
        changes={changes.slice(0, most)}
        today={today}
      />
      <nav aria-label="各国的政策变动">
        <ul className="flex flex-wrap gap-x-6">
          {countriesByCount().map(([code, { length }]) => (
            <li key={code}>
              <Link href={changesHref(code)} className="inline-flex items-center gap-2 min-h-target">
                <Flag code={code} width={18} />
                {labelIn(changeLabels.read().countries, code)} {length} 条
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

/** The countries with the most changes. */
const countriesByCount = () =>
  [...Map.groupBy(listChanges(), ({ country }) => country)]
    .toSorted(([, one], [, other]) => other.length - one.length)
    .slice(0, mostCountries)

const changesHref = (code: string) => `${paths.changes}?country=${code}`

type ChangesSinceProps = {
  code: string
  name: string
  /** The days of the text; `updated` is null when it was not changed. */
  date: string
  updated: string | null
}

/**
 * When the rules of a country changed, and whether they did after a text was last changed; nothing for fewer than three changes. The rules
 * are of all kinds, so the sentence names none: it may have nothing to do with the text.
 */
export function ChangesSince({ code, name, date, updated }: ChangesSinceProps) {
  const day = updated ?? date
  const today = shanghaiDate(new Date())
  const changes = changesOfCountries([code]).filter(({ standing }) => standing === 'settled')
  if (changes.length < fewest || changes.every((change) => isComing(change, today))) return null
  const since = changes.filter((change) => startOf(change) > day && !isComing(change, today)).length
  const coming = changes.filter((change) => isComing(change, today)).length
  const after = since === 0 ? '没有新开始适用的' : `又有 ${since} 条开始适用`
  const later = coming === 0 ? '' : `，另有 ${coming} 条日子还没到`
  return (
    <ChangeFigure
      title={`本站登记的${name}各类规定里，本文${updated === null ? '发布' : '更新'}之后${after}${later}`}
      changes={changes.slice(0, most)}
      today={today}
      country={{ code, name }}
    />
  )
}

/** The nearest day: 最近的从 2027-01-01 起：英国毕业生签证缩短为 18 个月; several that begin on it are counted. */
function lastWords(one: Change, changes: readonly Change[]): string {
  const { length } = changes.filter(({ date }) => date === one.date)
  return length === 1
    ? `最近的从 ${dateWords(one)} 起：${one.title}`
    : `最近的 ${length} 条从 ${dateWords(one)} 起`
}

type ChangeFigureProps = {
  title: string
  changes: readonly Change[]
  today: string
  /** Whose changes they are, when all are of one country. */
  country?: { code: string; name: string }
}

function ChangeFigure({ title, changes, today, country }: ChangeFigureProps) {
  const sources = [...new Map(changes.map(({ source, sourceName }) => [sourceName, source]))]
  return (
    <PlotFigure
      title={title}
      source={
        <>
          写的是开始适用的日子。来源：
          {sources.map(([name, url], at) => (
            <span key={name}>
              {at > 0 && '、'}
              <SourceLink source={{ name, url }} />
            </span>
          ))}
          。原来怎样、改成怎样、读的是原文还是转述，见
          <Link href={country === undefined ? paths.changes : changesHref(country.code)}>政策变动</Link>。
        </>
      }
      table={null}
    >
      <DayStrip
        areBeginnings
        today={today}
        entries={changes.map((change) => ({
          opens: null,
          day: startOf(change),
          isMonth: change.date.length === 7,
          label: country === undefined ? change.title : withoutName(change.title, country.name),
          href: detailPath.change(change.id),
          standing: standingOf(change, today),
        }))}
      />
    </PlotFigure>
  )
}

/** A month begins with its first day. */
const startOf = ({ date }: Change): string => (date.length === 7 ? `${date}-01` : date)

/** All of one country: 学生签证申请费调到 2,500 澳元起. */
const withoutName = (title: string, name: string) =>
  title.startsWith(name) ? title.slice(name.length) : title

/** How far a day is; nothing for a month ahead, of which no day is known. */
const standingOf = (change: Change, today: string): string | null =>
  change.date.length === 7 && isComing(change, today)
    ? null
    : distanceWords(daysBetween(today, startOf(change)))

/** @param days from today, negative for a past day */
function distanceWords(days: number): string {
  if (days > 0) return `还有 ${days} 天`
  if (days === 0) return '今天起'
  const months = Math.floor(-days / 30.4)
  if (months < 2) return `${-days} 天前`
  if (months < 24) return `${months} 个月前`
  // Two years and eleven months are nearly three, not two.
  return months % 12 < 9 ? `${Math.floor(months / 12)} 年前` : `近 ${Math.ceil(months / 12)} 年前`
}
