import type { ReactNode } from 'react'
import type { Campaign, Section, SectionByType, SectionType } from '@/lib/campaigns/schema'
import { BarsSection } from './sections/bars'
import { BranchSection } from './sections/branch'
import { BranchesSection } from './sections/branches'
import { CasesSection } from './sections/cases'
import { ChecklistSection } from './sections/checklist'
import { ClaimsSection } from './sections/claims'
import { CompareSection } from './sections/compare'
import { FaqSection } from './sections/faq'
import { FeaturesSection } from './sections/features'
import { FiguresSection } from './sections/figures'
import { GlossarySection } from './sections/glossary'
import { HeroSection } from './sections/hero'
import { MistakesSection } from './sections/mistakes'
import { ProseSection } from './sections/prose'
import { RelatedSection } from './sections/related'
import { RequirementsSection } from './sections/requirements'
import { RulesSection } from './sections/rules'
import { SchoolsSection } from './sections/schools'
import { StatusSection } from './sections/status'
import { StepsSection } from './sections/steps'
import { TimelineSection } from './sections/timeline'

export type SectionProps<T extends SectionType> = {
  section: SectionByType[T]
  campaign: Campaign
  /** Place on the page, 0 for the hero. */
  index: number
}

/** One renderer for every section type: a type without an entry does not compile. */
const registry: { [T in SectionType]: (props: SectionProps<T>) => ReactNode } = {
  hero: HeroSection,
  prose: ProseSection,
  features: FeaturesSection,
  steps: StepsSection,
  timeline: TimelineSection,
  requirements: RequirementsSection,
  figures: FiguresSection,
  bars: BarsSection,
  rules: RulesSection,
  checklist: ChecklistSection,
  glossary: GlossarySection,
  schools: SchoolsSection,
  cases: CasesSection,
  branch: BranchSection,
  status: StatusSection,
  compare: CompareSection,
  mistakes: MistakesSection,
  faq: FaqSection,
  related: RelatedSection,
  claims: ClaimsSection,
  branches: BranchesSection,
}

export function CampaignSection({
  section,
  ...rest
}: {
  section: Section
  campaign: Campaign
  index: number
}) {
  return render(section.type, { section, ...rest })
}

function render<T extends SectionType>(type: T, props: SectionProps<T>): ReactNode {
  return registry[type](props)
}
