/**
 * The stylesheets of all blocks, one after the other, for the same end as `core-styles`: those that the same pages show stand side by
 * side, so that the bundler makes a few files of them. Left in the order of the imports they are cut into a dozen.
 *
 * First what school lists, city pages and others show as well, then what blocks alone show, then what sign-up pages, country pages and
 * the home page share with them.
 */
import '@/components/blocks/case-cards.module.css'
import '@/components/blocks/fact-rows.module.css'
import '@/components/blocks/school-rows.module.css'
import '@/components/pages/records/status.module.css'
import '@/components/features/products/status-line.module.css'
import '@/components/features/products/state-badge.module.css'
import '@/components/blocks/mistakes.module.css'
import '@/components/blocks/glossary.module.css'
import '@/components/blocks/claims.module.css'
import '@/components/blocks/bars.module.css'
import '@/components/blocks/link-cards.module.css'
import '@/components/pages/records/schools.module.css'
import '@/components/pages/records/branches.module.css'
import '@/components/pages/records/cases.module.css'
import '@/components/pages/records/case-matrix.module.css'
import '@/components/features/majors/category-grid.module.css'
import '@/components/pages/records/hot-majors.module.css'
import '@/components/pages/records/programme-categories.module.css'
import './short-block-styles'
import '@/components/blocks/sourced-facts.module.css'
import '@/components/ui/source-note.module.css'
import '@/components/features/immigration/what-changed.module.css'
import '@/components/blocks/rules.module.css'
import '@/components/features/tools/cost/cost-totals.module.css'
import '@/components/pages/records/major-notes.module.css'
import '@/components/blocks/people-groups.module.css'
import '@/components/blocks/plan-chart.module.css'
import '@/components/blocks/rank-table.module.css'
import '@/components/blocks/stage-steps.module.css'
import '@/components/blocks/table.module.css'
