import type { ReactNode } from 'react'
import { TwoSides } from '@/components/sections/check-list'
import { LinkCards } from '@/components/sections/link-cards'
import { NoteGrid } from '@/components/sections/note-grid'
import { PlainTable } from '@/components/sections/plain-table'
import { PlanChart } from '@/components/sections/plan-chart'
import { StageSteps } from '@/components/sections/stage-steps'
import { StepList } from '@/components/sections/step-list'
import { FactTable } from '@/components/ui/fact'
import type { Tone } from '@/components/ui/section'
import type {
  SubjectChannel,
  SubjectSection as SubjectSectionContent,
  SubjectSectionType,
} from '@/lib/channels/subject-schema'
import { figure } from '@/lib/facts/registry'
import { ChannelPart } from './channel-part'
import { MajorGroups } from './major-notes'
import { ProgrammeCategories } from './programme-categories'
import { QuestionBand } from './question-band'
import {
  CaseMatrixRecords,
  CaseRecords,
  CasesByLevelRecords,
  HotMajorRecords,
  PeopleRecords,
  SchoolRecords,
} from './section-records'
import { LinkRow, Paragraphs, Stack } from './stack'
import { StatementList } from './statement-list'

/** Anchor of a section by its place on the page. */
export const sectionId = (index: number) => `part-${index + 1}`

type SectionOf<T extends SubjectSectionType> = Extract<SubjectSectionContent, { type: T }>

/** How each kind of section is set: its ground, where its heading stands, and what it draws. */
type Renderer<T extends SubjectSectionType> = {
  tone?: Tone
  layout?: 'above' | 'beside'
  body: (section: SectionOf<T>) => ReactNode
}

/** One renderer for every kind of section: a kind without an entry does not compile. */
const renderers: { [T in Exclude<SubjectSectionType, 'questions'>]: Renderer<T> } = {
  prose: {
    layout: 'beside',
    body: ({ paragraphs, links }) => (
      <Stack>
        <Paragraphs texts={paragraphs} />
        <LinkRow links={links} />
      </Stack>
    ),
  },
  sides: { layout: 'beside', body: ({ sides }) => <TwoSides {...sides} /> },
  notes: { layout: 'beside', body: ({ notes }) => <NoteGrid notes={notes} /> },
  steps: { layout: 'beside', body: ({ steps }) => <StepList steps={steps} /> },
  table: { tone: 'deep', body: ({ table }) => <PlainTable {...table} /> },
  plan: { tone: 'hue', body: ({ plan }) => <PlanChart plan={plan} /> },
  stages: { tone: 'ink', body: ({ stages }) => <StageSteps stages={stages} /> },
  statements: { layout: 'beside', body: ({ statements }) => <StatementList ids={statements} /> },
  figures: { body: ({ caption, figures }) => <FactTable caption={caption} facts={figures.map(figure)} /> },
  onward: { tone: 'deep', body: ({ items }) => <LinkCards items={items} /> },
  programmes: { body: ({ categories }) => <ProgrammeCategories categories={categories} /> },
  people: { body: ({ countries, subjects }) => <PeopleRecords countries={countries} subjects={subjects} /> },
  cases: {
    tone: 'deep',
    body: ({ country, level, group }) => <CaseRecords {...{ country, level, group }} />,
  },
  caseMatrix: { body: () => <CaseMatrixRecords /> },
  casesByLevel: { tone: 'deep', body: ({ levels }) => <CasesByLevelRecords levels={levels} /> },
  majors: { body: ({ groups }) => <MajorGroups groups={groups} /> },
  hotMajors: { tone: 'deep', body: () => <HotMajorRecords /> },
  schools: { tone: 'deep', layout: 'beside', body: () => <SchoolRecords /> },
}

type SubjectSectionProps = { section: SubjectSectionContent; channel: SubjectChannel; index: number }

/** One section of a subject channel. */
export function SubjectSection({ section, channel, index }: SubjectSectionProps) {
  const id = sectionId(index)
  if (section.type === 'questions') {
    const { heading, intro, items } = section
    return <QuestionBand {...{ id, heading, intro, items }} form={channel.form} source={channel.source} />
  }
  const before = channel.sections[index - 1]
  const tone = toneOf(section)
  return (
    <ChannelPart
      id={id}
      heading={section.heading}
      intro={section.intro}
      tone={tone}
      layout={renderers[section.type].layout}
      flushTop={before !== undefined && toneOf(before) === tone}
    >
      {render(section.type, section)}
    </ChannelPart>
  )
}

const toneOf = ({ type }: SubjectSectionContent): Tone =>
  type === 'questions' ? 'deep' : (renderers[type].tone ?? 'paper')

function render<T extends Exclude<SubjectSectionType, 'questions'>>(
  type: T,
  section: SectionOf<T>,
): ReactNode {
  return renderers[type].body(section)
}
