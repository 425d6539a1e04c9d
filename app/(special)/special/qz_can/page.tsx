import { VisaDesk } from '@/components/features/immigration/visa-desk'
import { askedCampaignPage } from '@/components/pages/campaign-page'

const { generateMetadata, page } = askedCampaignPage(import.meta.url, (place) => (
  <VisaDesk country="ca" name="加拿大学习许可" {...place} />
))

export { generateMetadata, page as default }
