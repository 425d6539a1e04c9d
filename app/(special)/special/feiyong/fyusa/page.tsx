import { askedCampaignPage } from '@/components/pages/campaign-page'

const { generateMetadata, page } = askedCampaignPage(import.meta.url)

export { generateMetadata, page as default }
