import { campaignPage } from '@/components/pages/campaign-page'

const { generateMetadata, page } = campaignPage(import.meta.url)

export { generateMetadata, page as default }
