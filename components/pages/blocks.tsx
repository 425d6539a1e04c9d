import type { ReactNode } from 'react'
import { Band, type BandLayout } from '@/components/blocks/band'
import { Bars } from '@/components/blocks/bars'
import { CheckGroups } from '@/components/blocks/check-groups'
import { Suitability } from '@/components/blocks/check-list'
import { Claims } from '@/components/blocks/claims'
import { Features } from '@/components/blocks/features'
import { Figures } from '@/components/blocks/figures'
import { Glossary } from '@/components/blocks/glossary'
import { LinkCards } from '@/components/blocks/link-cards'
import { Mistakes } from '@/components/blocks/mistakes'
import { PeopleGroups } from '@/components/blocks/people-groups'
import { PlainTable } from '@/components/blocks/plain-table'
import { PlanChart } from '@/components/blocks/plan-chart'
import { Prose } from '@/components/blocks/prose'
import { Questions } from '@/components/blocks/questions'
import { Rules } from '@/components/blocks/rules'
import { StageSteps } from '@/components/blocks/stage-steps'
import { Steps } from '@/components/blocks/steps'
import { Timeline } from '@/components/blocks/timeline'
import { CostTotals } from '@/components/features/tools/cost/cost-totals'
import { FactText } from '@/components/ui/fact-text'
import type { Tone } from '@/components/ui/section'
import type { Section, SectionByType, SectionType } from '@/lib/blocks/schema'
import { plainText } from '@/lib/facts/in-text'
import styles from './blocks.module.css'
import { loadPeople } from './load-people'
import { BranchRecord } from './records/branch'
import { Branches, hasBranches } from './records/branches'
import { CaseMatrixRecords, CaseRecords, CasesByLevelRecords, hasCases } from './records/cases'
import { HotMajors } from './records/hot-majors'
import { MajorGroups } from './records/major-notes'
import { ProgrammeCategories } from './records/programme-categories'
import { SchoolRecords } from './records/schools'
import { StatusRecord } from './records/status'

/** What a block may know of the page it stands on. */
export type PageContext = {
  language: 'zh' | 'en'
  /** The page's own form, on pages that set it beside their questions. */
  ask?: ReactNode
}

type BlockType = Exclude<SectionType, 'hero'>
type BlockContent = SectionByType[BlockType]

type Block<T extends BlockType> = {
  /** Where the heading stands; `beside` for what is read, above for what wants the whole width. */
  layout: BandLayout | ((section: SectionByType[T], page: PageContext) => BandLayout)
  body: (section: SectionByType[T], page: PageContext) => ReactNode
  /** False where it would tell of records that there are none of. */
  isShown?: (section: SectionByType[T]) => Promise<boolean>
}

/** One renderer for every type of block: a type without an entry does not compile. */
const blocks: { [T in BlockType]: Block<T> } = {
  prose: { layout: ({ look }) => (look === 'columns' ? 'above' : 'beside'), body: Prose },
  features: {
    layout: ({ look }) => (look === 'grid' || look === 'notes' ? 'beside' : 'above'),
    body: Features,
  },
  steps: { layout: ({ look }) => (look === 'track' ? 'above' : 'beside'), body: Steps },
  timeline: { layout: 'above', body: Timeline },
  plan: { layout: 'above', body: PlanChart },
  stages: { layout: 'above', body: StageSteps },
  requirements: { layout: 'beside', body: Suitability },
  figures: { layout: 'above', body: Figures },
  bars: { layout: 'above', body: Bars },
  rules: { layout: 'beside', body: Rules },
  checklist: { layout: 'above', body: CheckGroups },
  glossary: { layout: 'beside', body: Glossary },
  compare: {
    layout: 'above',
    body: ({ caption, corner = '', columns, rows }) => (
      <PlainTable caption={caption} columns={[corner, ...columns]} rows={rows} isEven={corner === ''} />
    ),
  },
  mistakes: { layout: 'beside', body: Mistakes },
  faq: {
    layout: (_, { ask }) => (ask === undefined ? 'beside' : 'above'),
    body: ({ items }, { ask }) => <Questions items={items} aside={ask} />,
  },
  related: { layout: 'above', body: LinkCards },
  budget: { layout: 'above', body: CostTotals },
  schools: {
    layout: ({ country }) => (country === undefined ? 'beside' : 'above'),
    body: SchoolRecords,
  },
  cases: { layout: 'above', body: CaseRecords, isShown: hasCases },
  caseMatrix: { layout: 'above', body: CaseMatrixRecords, isShown: () => hasCases({}) },
  casesByLevel: { layout: 'above', body: CasesByLevelRecords, isShown: () => hasCases({}) },
  people: { layout: 'above', body: async (query) => <PeopleGroups groups={await loadPeople(query)} /> },
  programmes: { layout: 'above', body: ProgrammeCategories },
  majors: { layout: 'above', body: MajorGroups },
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

/** A block with its anchor. */
export type PlacedBlock = { id: string; section: BlockContent }

/** The blocks below a page's head that have something to show, in their order. An anchor counts the hidden ones too. */
export async function placeBlocks(sections: readonly Section[]): Promise<PlacedBlock[]> {
  const placed = await Promise.all(
    sections.map(async (section, index) =>
      section.type !== 'hero' && (await isShown(section.type, section))
        ? [{ id: `part-${index + 1}`, section }]
        : [],
    ),
  )
  return placed.flat()
}

const isShown = async <T extends BlockType>(type: T, section: SectionByType[T]) =>
  (await blocks[type].isShown?.(section)) ?? true

/** What the list of contents says of blocks. */
export const entriesOf = (placed: readonly PlacedBlock[]) =>
  placed.map(({ id, section: { heading } }) => ({ id, label: plainText(heading) }))

type BlockBandProps = PlacedBlock & { page: PageContext; tone: Tone; flushTop?: boolean }

/** One block in its frame. */
export function BlockBand({ id, section, page, tone, flushTop }: BlockBandProps) {
  const { heading, intro } = section
  const { layout, body } = drawn(section.type, section, page)
  return (
    <Band
      id={id}
      heading={plainText(heading)}
      intro={intro === undefined ? undefined : <FactText text={intro} />}
      tone={tone}
      layout={layout}
      flushTop={flushTop}
    >
      {body}
      {'footnote' in section && section.footnote !== undefined && (
        <p className={styles.footnote}>
          <FactText text={section.footnote} />
        </p>
      )}
    </Band>
  )
}

function drawn<T extends BlockType>(type: T, section: SectionByType[T], page: PageContext) {
  const { layout, body } = blocks[type]
  return {
    layout: typeof layout === 'function' ? layout(section, page) : layout,
    body: body(section, page),
  }
}
