/**
 * The stylesheets of the home page's blocks, in the order of `block-styles`; three of them belong to parts whose code the browser does not
 * load, so that nothing else of the page would name them.
 */
import '@/components/blocks/case-cards.module.css'
import '@/components/blocks/country-grid.module.css'
import '@/components/blocks/fact-strip.module.css'
import '@/components/blocks/feature-list.module.css'
import '@/components/blocks/hero.module.css'
import '@/components/blocks/news-columns.module.css'
import '@/components/blocks/people-groups.module.css'
import '@/components/blocks/plan-chart.module.css'
import '@/components/blocks/stage-steps.module.css'
import '@/components/blocks/stop-line.module.css'
import '@/components/blocks/story-list.module.css'
import '@/components/blocks/tool-tiles.module.css'
