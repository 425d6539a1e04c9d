import { rankingRoute } from '@/components/features/tools/rankings/rankings-page'

const { generateMetadata, page } = rankingRoute('asia')

export { generateMetadata, page as default }
