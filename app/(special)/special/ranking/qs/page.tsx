import { rankingRoute } from '@/components/features/tools/rankings/rankings-page'

const { generateMetadata, page } = rankingRoute('qs')

export { generateMetadata, page as default }
