/** What country pages share with a tool, before all of their own; see `core-styles`. */
import '@/components/features/tools/cost/cost-bars.module.css'
