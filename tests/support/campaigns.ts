import { type LoadedCampaign, loadCampaigns, readCampaign, template } from '@/lib/campaigns/campaign-files'

type Loaded = Extract<LoadedCampaign, { problems: null }>

/** The campaigns of the site, and two more: one that has ended and one that begins later, so that tests always cover both. */
const dated = 'tests/support/dated-campaigns'
const contents: LoadedCampaign[] = [
  ...loadCampaigns('.'),
  ...loadCampaigns(dated).map((one) => ({ ...one, file: `${dated}/${one.file}` })),
]

/** The valid contents. */
export const loaded = contents.filter((content): content is Loaded => content.problems === null)

/** Pages that are public now, were or will be: without drafts. */
export const pages = loaded.filter(({ campaign }) => !campaign.draft)

/** The pages from which new ones are made, with their files. */
export const templates = [`${template}/content.yaml`, `${template}/entry/content.yaml`].map((file) => ({
  file,
  campaign: readCampaign('.', file),
}))
