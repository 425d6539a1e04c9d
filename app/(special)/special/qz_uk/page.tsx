import { VisaDesk } from '@/components/features/immigration/visa-desk'
import { askedCampaignPage } from '@/components/pages/campaign-page'

const { generateMetadata, page } = askedCampaignPage(import.meta.url, (place) => (
  <VisaDesk country="uk" name="英国学生签证" {...place} />
))

export { generateMetadata, page as default }
