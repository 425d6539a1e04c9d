import type { Columns } from '@/components/ui/data-table'
import { WholeDays } from '@/components/ui/whole-values'
import { grouped } from '@/lib/core/numbers'
import {
  highestScore,
  type Round,
  roundGroups,
  rounds,
  roundsOfLastYear,
} from '@/lib/facts/immigration/express-entry'
import type { ListState, SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { ChartDesk } from './chart-desk'
import {
  groupName,
  isGroup,
  officialRounds,
  readScore,
  roundsPicture,
  roundsTitle,
  usualGroup,
} from './rounds-words'
import { TimeChart } from './time-chart'

/** Rounds of Express Entry by kind: the lowest score of each, compared with the visitor's own score. */
export function RoundsPage({ state, params }: { state: ListState; params: SearchParams }) {
  const group = isGroup(state.values.group) ? state.values.group : usualGroup
  const of = rounds().filter((round) => round.group === group)
  const [newest] = of
  const last = rounds()[0]
  if (newest === undefined || last === undefined) throw new Error(`no round of ${group}`)
  const { score, problem } = readScore(params)
  const name = groupName(group)
  return (
    <ChartDesk
      hue="ca"
      path={paths.expressEntryRounds}
      title="快速通道邀请轮次"
      meta="加拿大历次邀请的 CRS 分数线"
      intro={
        <p>
          加拿大移民部不定期邀请候选人，每一轮只面向一类人，各类的分数线差得很远。这里是 2015 年 1 月到{' '}
          {last.date} 的全部 {rounds().length}{' '}
          轮，按类别看，并可以把自己的分数放进去比。过去的分数线不说明以后，这里不作预测。
        </p>
      }
      questions={{ label: '看分数线之前要知道的（3 问）', about: 'rounds' }}
      source={
        <>
          数据是
          <a href={officialRounds} rel="noopener">
            加拿大移民部邀请轮次
          </a>
          ，到 2026-08-07。类别按官方的轮次名称归，表里写着原名。
        </>
      }
      answer={[
        `${name}：`,
        `${newest.date} 一轮最低 ${newest.line} 分，`,
        `邀请 ${grouped(newest.invitations)} 人${
          score === null ? '' : `，${score} 分${score >= newest.line ? '' : '没有'}达到`
        }。`,
        `数据到 ${last.date}`,
      ].map((part) => (
        <span key={part} className="inline-block">
          <WholeDays text={part} />
        </span>
      ))}
      choice={{ name: 'group', value: group, usual: usualGroup, choices: roundGroups }}
      field={{
        id: 'score',
        inputMode: 'numeric',
        label: '您的 CRS 分数',
        maxLength: 4,
        hint: `0 到 ${highestScore}，用移民部官网的打分器算`,
        defaultValue: score ?? '',
        error: problem,
      }}
      notes={state.notes}
      latest={{
        title: '各类别最近一轮',
        caption: '每一类最近一次邀请',
        rows: roundGroups.flatMap(({ value }) => rounds().find((round) => round.group === value) ?? []),
        keyOf: ({ group }) => group,
        head: { label: '类别', cell: ({ group }) => groupName(group) },
        columns: (column) => [
          column.value('日期', ({ date }) => <span className="whitespace-nowrap">{date}</span>),
          lineOf(column),
          invitationsOf(column),
        ],
      }}
      rows={{
        title: `${name}：每一轮`,
        caption: `${name}，新的在前`,
        unit: '轮',
        rows: of,
        keyOf: ({ round }) => String(round),
        head: { label: '日期', cell: ({ date }) => date },
        columns: (column) => [
          lineOf(column),
          column.detail('轮次', ({ round, name }) => (
            <>
              第 {round} 轮 <span lang="en">{name}</span>
            </>
          )),
          invitationsOf(column),
        ],
      }}
    >
      {score !== null && <OwnScore score={score} of={of} until={last.date} />}
      {group === 'pnp' && (
        <p className="text-muted text-sm mt-2">省提名本身加 600 分，所以这一类的分数线不能与其他类别比。</p>
      )}
      <TimeChart
        title={roundsTitle(name, of)}
        {...roundsPicture(of, score)}
        legend={[
          { look: 'dots', label: '一轮邀请的分数线' },
          ...(score === null ? [] : [{ look: 'own' as const, label: `您的分数 ${score}` }]),
        ]}
      >
        一个点是一轮，点越大，邀请的人越多；红点是最近一轮。表里没有的，问主管机关。
        {score !== null && '点在您的线以下，那一轮的分数够得上；还要先符合那一类的条件。'}
      </TimeChart>
    </ChartDesk>
  )
}

/** How many rounds of a class the visitor's score has reached in the last year of the table. */
function OwnScore({ score, of, until }: { score: number; of: readonly Round[]; until: string }) {
  const recent = roundsOfLastYear(of)
  const reached = recent.filter(({ line }) => score >= line).length
  const latest = of.find(({ line }) => score >= line)
  return (
    <p className="noted px-6 py-4">
      最近十二个月（截至 {until}）这一类有 {recent.length} 轮，{score} 分达到其中 {reached} 轮
      {latest !== undefined && <WholeDays text={`，最近一次够得上的是 ${latest.date}`} />}。
    </p>
  )
}

const lineOf = (column: Columns<Round>) => column.value('分数线', ({ line }) => line)

const invitationsOf = (column: Columns<Round>) =>
  column.figure('邀请人数', ({ invitations }) => `${grouped(invitations)} 人`, '邀请')
