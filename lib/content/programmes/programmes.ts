import { programmes } from '@/lib/collections/kinds/programme'

export { programmeOf } from '@/lib/collections/kinds/programme'

/** The ids of all programmes, for the list of what a launch still needs. */
export const programmeIds = programmes.ids()
