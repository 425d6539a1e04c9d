import { Bars } from '@/components/blocks/bars'
import { Claims } from '@/components/blocks/claims'
import { Figures } from '@/components/blocks/figures'
import { Glossary } from '@/components/blocks/glossary'
import { LinkCards } from '@/components/blocks/link-cards'
import { Marks } from '@/components/blocks/marks'
import { Mistakes } from '@/components/blocks/mistakes'
import { Payments } from '@/components/blocks/payments'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { PlainTable } from '@/components/blocks/plain-table'
import { Rules } from '@/components/blocks/rules'
import { Stack } from '@/components/blocks/stack'
import { StageSteps } from '@/components/blocks/stage-steps'
import { MajorPay } from '@/components/features/majors/major-pay'
import { CostTotals } from '@/components/features/tools/cost/cost-totals'
import type { Block, BlockType } from './block-band'
import { loadPeople } from './load-people'
import { BranchRecord } from './records/branch'
import { Branches, hasBranches } from './records/branches'
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
  payments: { layout: 'beside', body: Payments },
  stages: { layout: 'above', body: StageSteps },
  figures: { layout: 'beside', body: Figures },
  bars: { layout: 'beside', body: Bars },
  rules: { layout: 'beside', body: Rules },
  glossary: { layout: 'beside', body: Glossary },
  compare: {
    // Options side by side have room beside their heading.
    layout: ({ columns }) => (columns.length <= 3 ? 'beside' : 'above'),
    body: ({ caption, corner = '', columns, rows }) => (
      <PlainTable
        isWide
        caption={caption}
        columns={[corner, ...columns]}
        rows={rows}
        isEven={corner === ''}
      />
    ),
  },
  marks: { layout: 'beside', body: Marks },
  mistakes: { layout: 'beside', body: Mistakes },
  related: { layout: 'beside', body: LinkCards },
  budget: { layout: 'above', body: (section) => <CostTotals {...section} /> },
  plot: {
    layout: 'above',
    body: (section, page) => <PlotRecord section={section} page={page} />,
    isShown: hasPlot,
  },
  schools: {
    layout: ({ country }) => (country === undefined ? 'beside' : 'above'),
    body: SchoolRecords,
    links: linksOfSchools,
  },
  cases: { layout: 'above', body: CaseRecords, links: linksOfCases, isShown: hasCases },
  caseMatrix: { layout: 'above', body: CaseMatrixRecords, isShown: () => hasCases({}) },
  casesByLevel: { layout: 'above', body: CasesByLevelRecords, isShown: () => hasCases({}) },
  people: { layout: 'above', body: async (query) => <PeopleGroups groups={await loadPeople(query)} /> },
  programmes: { layout: 'above', body: ProgrammeCategories },
  majors: {
    layout: 'above',
    body: ({ groups }) => (
      <Stack>
        <MajorGroups groups={groups} />
        <MajorPay majors={groups.flatMap(({ items }) => items)} />
      </Stack>
    ),
  },
  hotMajors: { layout: 'above', body: HotMajors },
  branch: { layout: 'beside', body: BranchRecord },
  branches: {
    layout: 'beside',
    body: (_, page) => <Branches language={page.language} />,
    isShown: hasBranches,
  },
  status: { layout: 'beside', body: StatusRecord },
  claims: { layout: 'above', body: (_, page) => <Claims language={page.language} /> },
}
