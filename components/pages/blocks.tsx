import { Figures } from '@/components/blocks/figures'
import { Marks } from '@/components/blocks/marks'
import { OpenList } from '@/components/blocks/open-list'
import { Payments } from '@/components/blocks/payments'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { PlainTable } from '@/components/blocks/plain-table'
import { Rules } from '@/components/blocks/rules'
import { Stack } from '@/components/blocks/stack'
import { FactSource } from '@/components/facts/fact'
import { FactText } from '@/components/facts/fact-text'
import { MajorPay } from '@/components/features/majors/major-pay'
import { CostTotals } from '@/components/features/tools/cost/cost-totals'
import { ButtonLink } from '@/components/ui/button-link'
import { CardLink } from '@/components/ui/card'
import stopsStyles from '@/components/ui/stops.module.css'
import type { SectionOf } from '@/lib/blocks/schema'
import { formatFigure } from '@/lib/facts/format'
import { plainText } from '@/lib/facts/in-text'
import { type Figure, figure } from '@/lib/facts/registry'
import type { Block, BlockType } from './block-band'
import { loadPeople } from './load-people'
import { Branches, BranchRecord, hasBranches } from './records/branches'
import { CaseMatrixRecords, CaseRecords, CasesByLevelRecords, hasCases, linksOfCases } from './records/cases'
import { HotMajors } from './records/hot-majors'
import { MajorGroups } from './records/major-notes'
import { hasPlot, PlotRecord } from './records/plot'
import { ProgrammeCategories } from './records/programme-categories'
import { linksOfSchools, SchoolRecords } from './records/schools'
import { StatusRecord } from './records/status'
import { shortBlocks } from './short-blocks'

/** One renderer for every type of block. A missing type is a compile error. */
export const blocks: { [T in BlockType]: Block<T> } = {
  ...shortBlocks,
  payments: { body: Payments },
  stages: { body: StageSteps },
  figures: { body: Figures },
  bars: { layout: 'beside', body: Bars },
  rules: { body: Rules },
  glossary: { body: Glossary },
  compare: {
    body: ({ caption, corner = '', columns, rows }) => (
      <PlainTable caption={caption} columns={[corner, ...columns]} rows={rows} isEven={corner === ''} />
    ),
  },
  marks: { body: Marks },
  mistakes: { body: Mistakes },
  related: { layout: ({ items }) => (items.length === 5 ? 'above' : 'beside'), body: LinkCards },
  budget: { body: (section) => <CostTotals {...section} /> },
  plot: {
    body: (section) => <PlotRecord section={section} />,
    isShown: hasPlot,
  },
  schools: {
    body: SchoolRecords,
    links: linksOfSchools,
  },
  cases: { body: CaseRecords, links: linksOfCases, isShown: hasCases },
  caseMatrix: { body: CaseMatrixRecords, isShown: () => hasCases({}) },
  casesByLevel: { body: CasesByLevelRecords, isShown: () => hasCases({}) },
  people: { body: async (query) => <PeopleGroups groups={await loadPeople(query)} /> },
  programmes: { body: ProgrammeCategories },
  majors: {
    body: ({ groups }) => (
      <Stack>
        <MajorGroups groups={groups} />
        <MajorPay majors={groups.flatMap(({ items }) => items)} />
      </Stack>
    ),
  },
  hotMajors: { body: HotMajors },
  branch: { layout: 'beside', body: BranchRecord },
  branches: {
    layout: 'beside',
    body: (_, page) => <Branches language={page.language} />,
    isShown: hasBranches,
  },
  status: { body: StatusRecord },
}

/** Several ways side by side, each a line with one stop per step. */
function StageSteps({ stages }: SectionOf<'stages'>) {
  return (
    <div className="grid grid-cols-fit-17 gap-[clamp(2rem,1rem+3vw,4rem)]">
      {stages.map((stage) => (
        <section
          key={stage.id}
          className="grid grid-rows-subgrid row-span-4 gap-0 content-start justify-items-start"
        >
          <h3 className="text-xl">{stage.title}</h3>
          <p className="text-muted mt-2">
            <FactText text={stage.text} />
          </p>
          <ol className="mt-6 mb-3">
            {stage.steps.map((step) => (
              <li
                key={step.what}
                className={`${stopsStyles.stop} ${stopsStyles.arrives} [--stop:var(--heading)] [--stop-line:0.5rem_-0.5rem] [--stop-top:0.45rem] ps-[1.75rem] pb-6`}
              >
                <p className="text-muted text-sm">{step.when}</p>
                <p className="text-heading font-semibold">{step.what}</p>
                <p className="text-muted">
                  <FactText text={step.detail} />
                </p>
              </li>
            ))}
          </ol>
          <ButtonLink href={stage.href} variant="quiet" arrow>
            {stage.linkLabel}
          </ButtonLink>
        </section>
      ))}
    </div>
  )
}

/** Terms of the field, explained in simple words. */
function Glossary({ items }: SectionOf<'glossary'>) {
  return (
    <dl className="grid-cols-fill-19 md:has-[>:nth-child(4):last-child]:grid-cols-2 gap-x-8 gap-y-6 grid">
      {items.map(({ term, text }) => (
        <div key={term} className="ps-4 border-s-2 border-[color-mix(in_srgb,var(--hue)_35%,transparent)]">
          <dt className="text-hue-text font-display text-lg font-semibold mb-1">
            <FactText text={term} />
          </dt>
          <dd>
            <FactText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Common mistakes, each with what to do instead. */
function Mistakes({ items }: SectionOf<'mistakes'>) {
  return (
    <OpenList
      items={items.map(({ mistake, instead }) => ({
        key: mistake,
        title: <FactText text={mistake} />,
        text: (
          <>
            建议：
            <FactText text={instead} />
          </>
        ),
      }))}
    />
  )
}

/** Links to related pages as rows, side by side where there is space. */
function LinkCards({ items }: SectionOf<'related'>) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] md:has-[>:nth-child(4):last-child]:grid-cols-2 lg:has-[>:nth-child(5):last-child]:grid-cols-5 gap-x-8">
      {items.map(({ label, href, text }) => (
        <li key={href} className="relative py-2 border-t border-line">
          <h3 className="text-base leading-normal">
            <CardLink href={href}>{plainText(label)}</CardLink>
          </h3>
          <p className="text-muted">
            <FactText text={text} />
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Figures of one unit as bars with a common scale from zero. A range is a bar from its lower to its upper end. */
function Bars({ caption, items }: SectionOf<'bars'>) {
  const rows = items.map(({ fact: id, label }) => {
    const fact = figure(id)
    return { label, fact, ends: endsOf(fact.value) }
  })
  const scale = Math.max(...rows.map(({ ends }) => ends?.high ?? 0))
  const percent = (value: number) => `${(100 * value) / scale}%`
  return (
    <figure aria-label={plainText(caption)}>
      <figcaption className="mb-2 text-muted text-sm">
        <FactText text={caption} />
      </figcaption>
      <dl className="border-t-2 border-t-hue">
        {rows.map(({ label, fact, ends }) => (
          <div
            key={fact.id}
            className="grid grid-cols-1 md:grid-cols-[9rem_minmax(0,1fr)_16rem] md:items-center gap-x-4 gap-y-1 min-h-target py-2 border-b border-line"
          >
            <dt className="text-heading font-semibold leading-normal">
              <FactText text={label} />
            </dt>
            <dd className="contents">
              <span
                className="forced-color-adjust-none [print-color-adjust:exact] relative block h-4.5 border-s border-line-strong *:absolute *:inset-y-0 *:start-0 *:min-w-0.5"
                aria-hidden="true"
              >
                {ends !== null && (
                  <>
                    <span
                      className="bg-[repeating-linear-gradient(135deg,color-mix(in_srgb,var(--mark)_55%,transparent)_0_3px,color-mix(in_srgb,var(--mark)_18%,transparent)_3px_7px)]"
                      style={{ width: percent(ends.high) }}
                    />
                    <span className="bg-mark" style={{ width: percent(ends.low) }} />
                  </>
                )}
              </span>
              <span className="leading-normal">
                <span className="text-heading font-semibold tabular-nums" data-fact={fact.id}>
                  {formatFigure(fact)}
                </span>
                <FactSource fact={fact} />
              </span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}

function endsOf(value: Figure['value']): { low: number; high: number } | null {
  if (typeof value === 'string') return null
  const numbers = typeof value === 'number' ? [value] : value
  return { low: Math.min(...numbers), high: Math.max(...numbers) }
}
