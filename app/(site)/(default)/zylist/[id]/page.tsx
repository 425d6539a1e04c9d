import { loadMajorPage, MajorPage } from '@/components/features/majors/major-page'
import { majorMetadata } from '@/components/features/majors/metadata'
import { recordRoute } from '@/components/site/routes'
import { sendOnForGood } from '@/lib/routing/send-on'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  loadMajorPage,
  ({ major, schools }) => majorMetadata(major, schools.length),
  (page, id) => {
    if (page.major.id !== id) sendOnForGood(page.major.href)
    return <MajorPage {...page} />
  },
)

export { generateMetadata, generateStaticParams, page as default }
