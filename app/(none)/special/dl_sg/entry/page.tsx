import { entryPage } from '@/components/pages/entry-page'

const { generateMetadata, page } = entryPage(import.meta.url)

export { generateMetadata, page as default }
