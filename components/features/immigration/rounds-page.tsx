import { DetailBlock } from '@/components/blocks/detail-block'
import { Questions } from '@/components/blocks/questions'
import { type Columns, DataTable } from '@/components/ui/data-table'
import { SelectField, TextField } from '@/components/ui/field'
import { WholeDays } from '@/components/ui/whole-values'
import { questionsAbout } from '@/lib/collections/kinds/advice'
import { grouped } from '@/lib/core/numbers'
import {
  highestScore,
  type Round,
  type RoundGroup,
  roundGroups,
  rounds,
  roundsOfLastYear,
  standingOf,
} from '@/lib/facts/immigration/express-entry'
import type { ListState, SearchParams } from '@/lib/listing'
import { paths } from '@/lib/routing/paths'
import { ChartForm } from './chart-form'
import { DeskAnswer, DeskPage } from './desk-page'
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
    <DeskPage
      scene="passport"
      hue="ca"
      crumbs={[
        { label: '首页', href: '/' },
        { label: '移民项目', href: paths.immigrationProducts },
        { label: '快速通道邀请轮次' },
      ]}
      title="快速通道邀请轮次"
      meta="加拿大历次邀请的 CRS 分数线"
      intro={
        <p>
          加拿大移民部不定期邀请候选人，每一轮只面向一类人，各类的分数线差得很远。这里是 2015 年 1 月到{' '}
          {last.date} 的全部 {rounds().length}{' '}
          轮，按类别看，并可以把自己的分数放进去比。过去的分数线不说明以后，这里不作预测。
        </p>
      }
      folds={[
        { label: '看分数线之前要知道的（3 问）', body: <Questions items={questionsAbout('rounds')} /> },
        {
          label: '数据从哪里来',
          body: (
            <p>
              数据是
              <a href={officialRounds} rel="noopener">
                加拿大移民部邀请轮次
              </a>
              的官方 JSON 在 2026-08-07 的存档。类别是我们按官方的轮次名称归的，表里写着原名。
            </p>
          ),
        },
      ]}
    >
      <DeskAnswer>
        <WholeDays
          text={`${name}：${newest.date} 一轮最低 ${newest.line} 分，邀请 ${grouped(newest.invitations)} 人${
            score === null ? '' : `，${score} 分${score >= newest.line ? '' : '没有'}达到`
          }。数据到 ${last.date}`}
        />
      </DeskAnswer>
      <RoundsForm group={group} score={score} problem={problem} notes={state.notes} />
      {score !== null && <OwnScore score={score} of={of} name={name} until={last.date} />}
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
      <div className="grid grid-cols-1 items-start gap-x-12 lg:grid-cols-2">
        <DetailBlock title="各类别最近一轮">
          <LatestRounds />
        </DetailBlock>
        <DetailBlock title={`${name}：每一轮`}>
          <RoundTables of={of} name={name} group={group} />
        </DetailBlock>
      </div>
    </DeskPage>
  )
}

type RoundsFormProps = ReturnType<typeof readScore> & { group: RoundGroup; notes: readonly string[] }

function RoundsForm({ group, score, problem, notes }: RoundsFormProps) {
  return (
    <ChartForm state={{ group, score, problem }} action={paths.expressEntryRounds} notes={notes}>
      <SelectField
        id="group"
        name="group"
        label="类别"
        placeholder={groupName(usualGroup)}
        choices={roundGroups.filter(({ value }) => value !== usualGroup)}
        defaultValue={group === usualGroup ? '' : group}
      />
      <TextField
        id="score"
        name="score"
        inputMode="numeric"
        label="您的 CRS 分数"
        optional
        maxLength={4}
        hint={`0 到 ${highestScore}，用移民部官网的打分器算`}
        defaultValue={score ?? ''}
        error={problem}
      />
    </ChartForm>
  )
}

type OwnScoreProps = {
  score: number
  of: readonly Round[]
  name: string
  /** The last day of the table. */
  until: string
}

function OwnScore({ score, of, name, until }: OwnScoreProps) {
  const recent = roundsOfLastYear(of)
  const standing = standingOf(score, recent)
  const all = standingOf(score, of)
  const latest = of.find(({ line }) => score >= line)
  return (
    <ul className="border-s-3 border-s-accent bg-accent-soft px-6 py-4 grid gap-2">
      <li>
        {standing === null || standing.of === 0 ? (
          <>
            最近十二个月（截至 {until}）没有“{name}”的轮次。
          </>
        ) : (
          <>
            最近十二个月（截至 {until}）“{name}”有 {standing.of} 轮，分数线在 {standing.lowest} 到{' '}
            {standing.highest} 之间，
            <strong>
              {score} 分达到其中 {standing.reached} 轮
            </strong>
            。
          </>
        )}
      </li>
      {all !== null && (
        <li>
          表里这一类共 {all.of} 轮，{score} 分达到 {all.reached} 轮
          {latest !== undefined && (
            <WholeDays text={`，最近一次够得上的是 ${latest.date}（${latest.line} 分）`} />
          )}
          。这说的是过去，不是以后的机会。
        </li>
      )}
    </ul>
  )
}

const lineOf = (column: Columns<Round>) => column.value('分数线', ({ line }) => line)

const invitationsOf = (column: Columns<Round>) =>
  column.figure('邀请人数', ({ invitations }) => `${grouped(invitations)} 人`, '邀请')

function LatestRounds() {
  return (
    <DataTable
      caption="每一类最近一次邀请"
      rows={roundGroups.flatMap(({ value }) => rounds().find((round) => round.group === value) ?? [])}
      keyOf={({ group }) => group}
      head={{ label: '类别', cell: ({ group }) => groupName(group) }}
      columns={(column) => [
        column.value('日期', ({ date }) => <span className="whitespace-nowrap">{date}</span>),
        lineOf(column),
        invitationsOf(column),
      ]}
    />
  )
}

const recentRounds = 12

function RoundTables({ of, name, group }: { of: readonly Round[]; name: string; group: RoundGroup }) {
  return (
    <DataTable
      caption={`${name}，新的在前`}
      rows={of}
      keyOf={({ round }) => String(round)}
      head={{ label: '日期', cell: ({ date }) => date }}
      columns={(column) => [
        lineOf(column),
        column.detail('轮次', ({ round, name }) => (
          <>
            第 {round} 轮 <span lang="en">{name}</span>
          </>
        )),
        invitationsOf(column),
      ]}
      openRows={recentRounds}
      rest={`更早的 ${Math.max(0, of.length - recentRounds)} 轮`}
      foot={
        <a
          href={`${paths.expressEntryRounds}/table.csv?group=${group}`}
          className="relative after:absolute after:-inset-x-2 after:-inset-y-reach after:min-h-target"
          download
        >
          下载这一类的 CSV
        </a>
      }
    />
  )
}
