import { relatedProgrammes } from '@/components/features/background/load-programmes'
import { programmeMetadata } from '@/components/features/background/metadata'
import { ProgrammePage } from '@/components/features/background/programme-page'
import { recordRoute } from '@/components/site/routes'
import { getBackgroundProgramme } from '@/lib/api/background-programmes'

const { generateMetadata, generateStaticParams, page } = recordRoute(
  getBackgroundProgramme,
  programmeMetadata,
  async (programme) => <ProgrammePage programme={programme} related={await relatedProgrammes(programme)} />,
)

export { generateMetadata, generateStaticParams, page as default }
