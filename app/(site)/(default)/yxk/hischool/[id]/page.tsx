import { loadSchoolPage } from '@/components/features/schools/load-school-page'
import { schoolMetadata } from '@/components/features/schools/metadata'
import { SchoolPage } from '@/components/features/schools/school-page'
import { recordRoute } from '@/components/site/routes'
import { sendOnForGood } from '@/lib/routing/send-on'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  (id) => loadSchoolPage('hischool', id),
  ({ school, countryName, hasNamesake }) => schoolMetadata(school, countryName, hasNamesake),
  (page, id) => {
    // A school that closed or merged is answered with its successor.
    if (page.school.id !== id) sendOnForGood(page.school.href)
    return <SchoolPage {...page} />
  },
)

export { generateMetadata, generateStaticParams, page as default }
