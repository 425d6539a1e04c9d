import { VisaDesk } from '@/components/features/immigration/visa-desk'
import { askedCampaignPage } from '@/components/pages/campaign-page'

const { generateMetadata, page } = askedCampaignPage(import.meta.url, (place) => (
  <VisaDesk country="au" name="澳大利亚学生签证" {...place} />
))

export { generateMetadata, page as default }
