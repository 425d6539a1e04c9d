import { rankingRoute } from '@/components/features/tools/rankings/rankings-page'

const { generateMetadata, page } = rankingRoute('us')

export { generateMetadata, page as default }
