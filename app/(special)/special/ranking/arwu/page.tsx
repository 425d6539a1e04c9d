import { rankingRoute } from '@/components/features/tools/rankings/rankings-page'

const { generateMetadata, page } = rankingRoute('arwu')

export { generateMetadata, page as default }
