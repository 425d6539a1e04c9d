import { loadBackgroundProgrammes } from '@/components/features/background/load-programmes'
import { backgroundListMetadata } from '@/components/features/background/metadata'
import { ProgrammeIndex } from '@/components/features/background/programme-index'
import { queryRoute } from '@/components/site/routes'

const { generateMetadata, page } = queryRoute(
  loadBackgroundProgrammes,
  ({ state }) => backgroundListMetadata(state),
  ProgrammeIndex,
)

export { generateMetadata, page as default }
