import { rankingRoute } from '@/components/features/tools/rankings/rankings-page'

const { generateMetadata, page } = rankingRoute('usnews')

export { generateMetadata, page as default }
